import PlanRunner
import ScreenModel

extension Flaw {
  static let all = pages + leftovers + rows + others

  /// The row that loads more, behind further pages.
  private static let pages: [Flaw] = [
    Flaw(
      "D6", "it stands among the results from page 2 on", caughtBy: "The last row of the results"
    ) { screen, past in
      let results = screen.indices(of: .resultRow)
      guard past.pages > 1, let row = screen.firstIndex(of: .loadRow), results.count > 10 else {
        return
      }
      screen.exchange(row, results[10])
    },
    Flaw("D6", "it has the icon of a failure from page 2 on", caughtBy: "a plus-magnifier icon") {
      screen, past in
      guard past.pages > 1 else { return }
      screen.change(.icon, in: .loadRow) { $0.label = "arrow.clockwise" }
    },
    Flaw("D6", "it says another number from page 2 on", caughtBy: "The last row of the results") {
      screen, past in
      guard past.pages > 1 else { return }
      screen.change(.loadRow) { $0.label += "1" }
    },
    Flaw("D6", "it stays enabled while page 3 loads", caughtBy: "disabled") { screen, past in
      guard past.pages > 1 else { return }
      screen.change(.loadRow) { $0.traits.insert(.enabled) }
    },
    Flaw("D6", "it stays black while page 3 loads", caughtBy: "the row is grey") { screen, past in
      guard past.pages > 1 else { return }
      screen.change(.loadRow) { $0.traits.remove(.grey) }
    },
    Flaw("D6", "page 3 puts a row into another's place", caughtBy: "appends the next page") {
      screen, past in
      guard past.pages > 2 else { return }
      let results = screen.indices(of: .resultRow)
      guard results.count > 4 else { return }
      screen.exchange(results[0], results[4])
    },
    Flaw("W5", "it stands among the results from page 2 on", caughtBy: "the load row last") {
      screen, past in
      let results = screen.indices(of: .resultRow)
      guard past.pages > 1, let row = screen.firstIndex(of: .loadRow), results.count > 10 else {
        return
      }
      screen.exchange(row, results[10])
    },
    Flaw("D8", "it goes on saying that the search failed", caughtBy: "the retry continues") {
      screen, past in
      guard past.hasRetried(screen) else { return }
      screen.change(.loadRow) { $0.label = "Search failed, tap to retry" }
    },
    Flaw("D8", "it keeps the icon of the failure", caughtBy: "the retry continues") {
      screen, past in
      guard past.hasRetried(screen) else { return }
      screen.change(.icon, in: .loadRow) { $0.label = "arrow.clockwise" }
    },
    Flaw("D7", "it goes on saying that the search failed", caughtBy: "the page loads") {
      screen, past in
      guard past.hasRetried(screen) else { return }
      screen.change(.loadRow) { $0.label = "Search failed, tap to retry" }
    },
  ]

  /// What stays on the screen though it should go.
  private static let leftovers: [Flaw] = [
    Flaw("D13", "the load row stays", caughtBy: "Results disappear") { screen, past in
      if past.hasTapped(.profileRow) { screen.leave(.loadRow, "Load more · 16 left") }
    },
    Flaw("D13", "the retry row stays", caughtBy: "Results disappear") { screen, past in
      if past.hasTapped(.profileRow) { screen.leave(.loadRow, "Search failed, tap to retry") }
    },
    Flaw("W10", "the load row stays", caughtBy: "The results disappear") { screen, past in
      if past.hasTapped(.notification) { screen.leave(.loadRow, "Load more · 16 left") }
    },
    Flaw("D11", "the load row stays", caughtBy: "Results and spinner clear at once") {
      screen, past in
      if past.texts.count > 1 { screen.leave(.loadRow, "Load more · 16 left") }
    },
    Flaw("D11", "typing further keeps the results", caughtBy: "Results and spinner clear at once") {
      screen, past in
      if past.isExtended { screen.leave(.resultRow, "#cinews") }
    },
    Flaw("D11", "typing further keeps the spinner", caughtBy: "Results and spinner clear at once") {
      screen, past in
      if past.isExtended { screen.leave(.spinner, "Searching directory…") }
    },
    Flaw("D12", "deleting the text keeps the spinner", caughtBy: "The spinner stops") {
      screen, past in
      if past.texts.last == "" { screen.leave(.spinner, "Searching directory…") }
    },
    Flaw("D12", "results come though the text is deleted", caughtBy: "nothing appears later") {
      screen, past in
      if past.texts.last == "", past.pages > 0 { screen.leave(.resultRow, "#cinews") }
    },
    Flaw("C10", "the row does not come back behind a longer text", caughtBy: "it comes back") {
      screen, past in
      if past.isExtended { screen.change(.directoryRow) { $0.label = "Search" } }
    },
  ]

  /// Rows of chats and contacts that are not as elsewhere.
  private static let rows: [Flaw] = [
    Flaw("W5", "a contact that does not match is shown", caughtBy: "the contacts that match") {
      screen, past in
      guard past.pages > 0, let row = screen.firstIndex(of: .contactRow) else { return }
      for index in screen.descendants(of: row) where screen.elements[index].identifier == .title {
        screen.elements[index].label = "Nadia"
      }
    },
    Flaw("U2", "another last message", caughtBy: "as in the chat list") { screen, past in
      guard past.pages > 0 else { return }
      screen.change(.lastMessage, in: .chatRow) { $0.label = "Notes for editors" }
    },
    Flaw("U2", "another last message everywhere", caughtBy: "last message") { screen, _ in
      screen.change(.lastMessage, in: .chatRow) { $0.label = "Notes for editors" }
    },
    Flaw("U2", "another time", caughtBy: "time") { screen, past in
      guard past.pages > 0 else { return }
      screen.change(.time, in: .chatRow) { $0.label = "now" }
    },
    Flaw("U2", "a mask in place of the star", caughtBy: "as in the chat list") { screen, past in
      guard past.pages > 0 else { return }
      screen.change(.star, in: .chatRow) { ($0.identifier, $0.label) = (.mask, "mask") }
    },
    Flaw("W12", "the time of the last message", caughtBy: "is a chat row like a contact's") {
      screen, past in
      guard past.pages > 0 else { return }
      screen.change(.star, in: .chatRow) { ($0.identifier, $0.label) = (.time, "10:41") }
    },
  ]

  private static let others: [Flaw] = [
    Flaw("C2", "only the first tag stays beside a text", caughtBy: "tags stay") { screen, past in
      guard !past.texts.isEmpty else { return }
      for index in screen.indices(of: .tag).dropFirst() {
        screen.elements[index].identifier = .toolbar
      }
    },
    Flaw("C2", "two tags change places beside a text", caughtBy: "tags stay") { screen, past in
      let tags = screen.indices(of: .tag)
      guard !past.texts.isEmpty, tags.count > 2 else { return }
      let label = screen.elements[tags[1]].label
      screen.elements[tags[1]].label = screen.elements[tags[2]].label
      screen.elements[tags[2]].label = label
    },
    Flaw("D14", "the bar stands above the pages that came back", caughtBy: "below them") {
      screen, past in
      guard past.hasTapped(.clearButton), screen.configuration.mode == .oneHand else { return }
      screen.change(.searchBar) { $0.frame.y = 0 }
    },
    Flaw("D14", "the bar stands below the pages that came back", caughtBy: "above them") {
      screen, past in
      guard past.hasTapped(.clearButton), screen.configuration.mode == .topBar else { return }
      screen.change(.searchBar) { $0.frame.y = 600 }
    },
    Flaw("G2", "a tag does not react beside a text", caughtBy: "Unchanged") { element, screen in
      element.label == "Music" && screen.first(.searchField)?.value.isEmpty == false
    },
    Flaw("G2", "a tag does not react beside results", caughtBy: "Unchanged") { element, screen in
      element.label == "Channels" && screen.first(.resultRow) != nil
    },
    Flaw("G2", "the last tag does not react at all", caughtBy: "Unchanged") { element, _ in
      element.label == "Music"
    },
    Flaw("G2", "the unread filter does not react beside results", caughtBy: "Unchanged") {
      element, screen in
      element.identifier == .filterButton && screen.first(.resultRow) != nil
    },
    Flaw("G2", "results stay where the text is deleted", caughtBy: "Unchanged") { screen, past in
      if past.texts.last == "", past.pages > 0 { screen.leave(.resultRow, "#cinews") }
    },
  ]
}
