import FakeDirectory
import ScreenModel

extension DoPhrases {
  /// Screens beside the chat list, and entries and chats that a case is about.
  package static let places: [Phrase] = [
    Phrase("open new chat", .do, .step(openNewChat)),
    Phrase("close the sheet", .do, .step(closeSheet)),
    Phrase("dismiss the menu", .do, .step(FollowUps.dismissMenu)),
    Phrase("turn the switch on", .do, .step(FollowUps.turnSwitch(on: true))),
    Phrase("turn the switch off", .do, .step(FollowUps.turnSwitch(on: false))),
    Phrase("pencil", .do, .step(byPencil)),
    Phrase("in new chat", .do, .step(openNewChat)),
    Phrase("new chat → archived contacts", .do, .step(openArchivedContacts)),
    Phrase("close the sheet while a search runs", .do, .step(closeWhileSearching)),
    Phrase("sheet open with results", .do, .step(sheetWithResults)),
    Phrase("tap a notification from another profile", .do, .step(tapNotification)),
    Phrase("tap the pencil while a chat-list search runs", .do, .step(pencilWhileSearching)),
    Phrase("pull to refresh", .do, .step(pullToRefresh)),
    Phrase("reconnect servers", .do, .step(confirmReconnect)),
    Phrase("small phone", .do, .step(demand("small phone", .smallPhone))),
    Phrase("large text", .do, .step(demand("large text", .largeText))),
    Phrase("manual only:", .do, .step(demand("manual only", .manual))),
    Phrase("long-named entry", .do, .step(longNamedEntry)),
    Phrase("entry with markdown in its name or description", .do, .step(markdownEntry)),
    Phrase("profile with no conversations", .do, .step(onboardingProfile)),
    Phrase("onboarding pages shown", .do, .step(onboardingShown)),
    Phrase("a full-link entry you are already joining", .do, .step(joiningEntry)),
    Phrase("joined, not yet connected", .do, .step(isPending)),
    Phrase("tap {label} for a registered name", .do) { .step(tapForName($0.text())) },
    Phrase(
      "a listed regular group you joined with {code} and its listed link", .do
    ) { .step(joinedGroup($0.text())) },
    Phrase(
      "one you were invited to or joined through another link", .do, .step(otherGroup)),
  ]

  private static func demand(_ name: String, _ demand: Demand) -> DoStep {
    DoStep(name, demands: [demand]) { _, _ throws(StepError) in }
  }

  private static let openNewChat = DoStep("open New chat") { scene, _ throws(StepError) in
    if !scene.stage.driver.isQuiet { try Steps.waitForSpinner(&scene) }
    scene.startScreen = .newChat
    scene.begin()
    try scene.openSurface()
  }

  /// New chat was opened with the pencil on the chat list.
  private static let byPencil = DoStep("by the pencil") { scene, _ throws(StepError) in
    guard scene.shows(.newChat) else { throw scene.missing("New chat") }
  }

  private static let openArchivedContacts = DoStep("open Archived contacts") {
    scene, _ throws(StepError) in
    try scene.openSurface()
    scene.begin()
    try scene.tap(.archiveRow, label: "Archived contacts", as: .navigate)
    guard scene.shows(.archivedContacts) else { throw scene.missing("Archived contacts") }
  }

  private static let closeSheet = DoStep("close the sheet") { scene, _ throws(StepError) in
    scene.begin()
    try scene.stage.perform(.dismiss, as: .dismiss, cause: "close the sheet")
  }

  private static let closeWhileSearching = DoStep("close the sheet while a search runs") {
    scene, _ throws(StepError) in
    try scene.openSurface()
    try scene.search()
    try Steps.waitForSpinner(&scene)
    scene.begin()
    try scene.stage.perform(.dismiss, as: .dismiss, cause: "close the sheet")
  }

  private static let sheetWithResults = DoStep("sheet open with results", demands: [.results]) {
    scene, _ throws(StepError) in
    try scene.openSurface()
    try scene.ensureResults()
  }

  private static let tapNotification = DoStep("tap a notification from another profile") {
    scene, _ throws(StepError) in
    guard scene.data.profiles.count > 1 else {
      throw StepError(.error, "the phone has one profile only")
    }
    try scene.stage.perform(
      .notify(profile: scene.data.profiles[1].name), as: .navigate,
      cause: "a message for the profile “\(scene.data.profiles[1].name)” arrives")
    scene.begin()
    try scene.tap(.notification, as: .switchProfile, cause: "tap the notification")
  }

  private static let pencilWhileSearching = DoStep("tap the pencil while a search runs") {
    scene, _ throws(StepError) in
    try scene.search()
    try Steps.waitForSpinner(&scene)
    scene.begin()
    try scene.tap(.pencil, as: .navigate, cause: "tap the pencil")
  }

  private static let pullToRefresh = DoStep("pull to refresh") { scene, _ throws(StepError) in
    scene.begin()
    try scene.stage.perform(.pullToRefresh, as: .refresh, cause: "pull to refresh")
  }

  /// Confirms the alert that asks whether to reconnect.
  private static let confirmReconnect = DoStep("reconnect the servers") {
    scene, _ throws(StepError) in
    guard scene.offers("Ok") else { throw scene.missing("“Ok”") }
    try scene.tap(.alertButton, label: "Ok", as: .choose)
  }

  private static let longNamedEntry = DoStep("long-named entry", demands: [.results]) {
    scene, _ throws(StepError) in
    let longest = scene.data.listings.max { $0.displayName.count < $1.displayName.count }
    guard let longest, longest.displayName.count >= 30 else {
      throw StepError(.error, "the directory lists no entry with a long name")
    }
    try show(.listing(longest), &scene)
  }

  private static let whereMarkdown = Variant("markdown", ["in its name", "in its description"])

  private static let markdownEntry = DoStep(
    "entry with markdown", variants: [whereMarkdown], demands: [.results]
  ) { scene, options throws(StepError) in
    let inName = options[whereMarkdown] == 0
    let listing = scene.data.listings.first {
      inName
        ? $0.displayName.hasMarkdown
        : !$0.displayName.hasMarkdown && ($0.shortDescription ?? "").hasMarkdown
    }
    guard let listing else {
      throw StepError(
        .error, "no entry has markdown in its \(inName ? "name" : "description")")
    }
    try show(.listing(listing), &scene)
  }

  private static let onboardingProfile = DoStep(
    "profile with no conversations", demands: [.onboardingProfile]
  ) { scene, _ throws(StepError) in
    scene.begin()
  }

  private static let onboardingShown = DoStep("the onboarding pages are shown") {
    scene, _ throws(StepError) in
    guard scene.shows(.onboardingPage) else { throw scene.missing("the onboarding pages") }
  }

  private static let joiningEntry = DoStep("an entry you are already joining", demands: [.results])
  {
    scene, _ throws(StepError) in
    let data = scene.data
    let pair = data.chats.compactMap { chat in
      data.listing(for: chat).map { (chat, $0) }
    }.first { $0.0.joining == .pending && $0.1.shortLink == nil }
    guard let pair else {
      throw StepError(.error, "the profile is joining no entry that has a full link only")
    }
    try show(.listing(pair.1), &scene)
  }

  private static let isPending = DoStep("joined, not yet connected") { scene, _ throws(StepError) in
    for case .listing(let listing) in scene.focus
    where scene.data.chat(for: listing)?.joining != .pending {
      throw StepError(.error, "“\(listing.displayName)” is not being joined")
    }
  }

  private static let nameKind = Variant("name", ["a contact’s name", "a channel’s name"])

  /// Types a registered name that nobody on the phone has, and taps the row that offers to connect.
  private static func tapForName(_ label: String) -> DoStep {
    DoStep("tap “\(label)” for a registered name", variants: [nameKind]) {
      scene, options throws(StepError) in
      let prefix = options[nameKind] == 0 ? "@" : "#"
      let known = Set(scene.data.chats.compactMap(\.simplexName))
      let name = scene.data.names.keys.sorted().first {
        $0.hasPrefix(prefix) && !known.contains($0)
      }
      guard let name else {
        throw StepError(.error, "no name that begins with \(prefix) is registered")
      }
      scene.focus = [.name(name)]
      try scene.openSurface()
      try scene.type(name)
      try scene.stage.wait(until: scene.stage.now + 1_000)
      scene.begin()
      try scene.tap(Nouns.label(label, kind: "row", in: [.connectRow]))
    }
  }

  private static func joinedGroup(_ command: String) -> DoStep {
    DoStep("a listed group joined with \(command)", demands: [.results]) {
      scene, _ throws(StepError) in
      guard command == "/c" else {
        throw StepError(.error, "there is no way to join by “\(command)”")
      }
      scene.focus = [.chat(try scene.joined(.group))]
    }
  }

  private static let otherWay = Variant("other group", ["joined through another link", "invited"])

  /// Searches for a word that the `/c`-joined group and the other one have in common.
  private static let otherGroup = DoStep(
    "a listed group joined in another way", variants: [otherWay], demands: [.results]
  ) { scene, options throws(StepError) in
    let isInvited = options[otherWay] == 1
    guard case .chat(let first)? = scene.focus.first else {
      throw StepError(.error, "no other group is spoken of before")
    }
    for chat in scene.data.chats where chat.kind == .group && scene.data.listing(for: chat) == nil {
      guard (chat.joining == .byInvitation) == isInvited, chat.joining != .pending,
        let listing = scene.data.listings.first(where: { $0.displayName == chat.name }),
        let word = TestData.words(of: chat.name).first(where: {
          first.name.lowercased().contains($0)
        })
      else { continue }
      scene.focus = [.chat(first), .listing(listing)]
      try scene.type(word)
      scene.begin()
      try scene.tap(.directoryRow, as: .searchRow)
      return
    }
    throw StepError(.error, "the profile has no such group \(otherWay.options[isInvited ? 1 : 0])")
  }

  /// Arranges that the row of an entry is shown, and makes it what the case is about.
  private static func show(_ focus: Scene.Focus, _ scene: inout Scene) throws(StepError) {
    scene.focus = [focus]
    try scene.openSurface()
    scene.begin()
    try scene.ensureRow(of: focus)
    scene.lookFromArrival()
  }
}

extension String {
  /// Whether markdown would draw some of it in another style.
  fileprivate var hasMarkdown: Bool {
    utf8.count { $0 == UInt8(ascii: "*") } > 1 || holds("](")
  }
}
