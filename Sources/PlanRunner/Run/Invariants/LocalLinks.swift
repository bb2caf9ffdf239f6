import FakeDirectory
import Synchronization

/// A link that can be compared fast: most differ in the first letters of their keys.
struct KnownLink {
  let text: String
  private let print: UInt64

  init(_ text: String) {
    self.text = text
    var print: UInt64 = 0
    var count = 0
    for byte in text.utf8.drop(while: { $0 != UInt8(ascii: "#") }) {
      if count == 8 { break }
      print = print << 8 | UInt64(byte)
      count += 1
    }
    self.print = print
  }

  /// Tells whether both lead to the same, in whichever form they are written.
  func isSame(_ other: KnownLink) -> Bool {
    guard print == other.print else { return false }
    return text == other.text || form == other.form
  }

  /// The one form in which it is compared; it depends on nothing else and is worked out once.
  var form: String {
    if let form = Self.forms.withLock({ $0[text] }) { return form }
    let form = LinkText.normalise(text)
    Self.forms.withLock { $0[text] = form }
    return form
  }

  private static let forms = Mutex<[String: String]>([:])
}

/// The links that identify chats, as the tester's sheet and the film tell them.
struct LocalLinks {
  /// A profile's name and the links of its chats.
  struct Profile {
    let name: String
    var links: [KnownLink]
  }

  private(set) var profiles: [Profile]

  init(_ data: TestData) {
    profiles = data.profiles.indices.map { place in
      var links: [KnownLink] = []
      for chat in data.profiles[place].chats.indices {
        if let link = LocalLinks.link(of: data.profiles[place].chats[chat]) { links.append(link) }
      }
      return Profile(name: data.profiles[place].name, links: links)
    }
  }

  /// Gives the link that identifies a chat: a channel's own, and that by which a group was joined.
  private static func link(of chat: TestData.LocalChat) -> KnownLink? {
    guard let link = chat.link else { return nil }
    switch (chat.kind, chat.joining) {
    case (.channel, .byLink), (.channel, .byInvitation), (.group, .byLink):
      return KnownLink(link)
    default: return nil
    }
  }

  /// Gives the place of the profile with a name.
  func profile(named name: String) -> Int? {
    profiles.firstIndex { $0.name == name }
  }

  /// Tells whether a link identifies a chat of a profile.
  func contains(_ link: KnownLink, in profile: Int) -> Bool {
    profiles[profile].links.contains { $0.isSame(link) }
  }

  /// Adds the link of a chat that was opened in a profile.
  mutating func add(_ link: String, to profile: Int) {
    let link = KnownLink(link)
    if !contains(link, in: profile) { profiles[profile].links.append(link) }
  }
}
