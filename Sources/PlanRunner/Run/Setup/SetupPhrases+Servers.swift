import FakeDirectory
import ScreenModel

extension SetupPhrases {
  static let directory: [Phrase] = [
    Phrase("{directory} directory:", .setup) { .setup(.offers(kind($0))) },
    Phrase(
      "searches against the {directory} directory fail with {code} until it runs {code}", .setup
    ) {
      .setup(.failsUntil(kind($0), error: $0.text(1), command: $0.text(2)))
    },
    Phrase("rotate its address keys first", .setup, .setup(.rotatesFirst)),
    Phrase(
      "the published link does not change", .setup,
      .setup(.claim(.publishedLink, DirectoryClaims.linkStays))),
    Phrase(
      "it turns service requests on by itself", .setup,
      .setup(.claim(.service, DirectoryClaims.serves))),
    Phrase("create its address with {code}", .setup) { .setup(.creates(command: $0.text())) },
    Phrase("take the short link", .setup, .setup(.takesLink(isShort: true))),
    Phrase("take the full link", .setup, .setup(.takesLink(isShort: false))),
  ]

  static let names: [Phrase] = [
    Phrase("for {label}, {cases}", .setup) {
      .setup(.namesFor(label: $0.text(0), cases: try $0.value(1)))
    },
    Phrase(
      "the test profile needs a server that resolves names", .setup,
      .setup(.claim(.nameServer, NameClaims.resolves))),
    Phrase("a channel with a verified {code}", .setup) {
      .setup(.registered(isChannel: true, $0.text()))
    },
    Phrase("a contact address with a(n) {code}", .setup) {
      .setup(.registered(isChannel: false, $0.text()))
    },
    Phrase("each at least {count} character(s) long", .setup) { .setup(.nameLength($0.int())) },
    Phrase("a bare word is completed with {code}", .setup) { .setup(.completion($0.text())) },
    Phrase(
      "the search (itself )never resolves names", .setup,
      .setup(.claim(.silentSearch, NameClaims.searchIsSilent))),
  ]

  static let toggle: [Phrase] = [
    Phrase("{path}", .setup) { .setup(.path(try $0.value(0))) },
    Phrase("in the {name} section", .setup) { .setup(.section($0.text())) },
    Phrase("{state} by default", .setup) { .setup(.startsOn(isOn($0))) },
    Phrase("while it is {state}, every search asks first", .setup) {
      .setup(.asksFirst(whileOn: isOn($0)))
    },
    Phrase("turn it {state} again to repeat the consent cases", .setup) {
      .setup(.asksAgain(whenOn: isOn($0)))
    },
  ]

  private static func kind(_ captures: Captures) -> DirectoryKind {
    DirectoryKind(rawValue: captures.text().lowercased()) ?? .test
  }
}
