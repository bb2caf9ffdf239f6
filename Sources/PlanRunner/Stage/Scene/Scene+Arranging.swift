import FakeDirectory
package import ScreenModel

/// How a search is started.
package enum Trigger: Hashable, Sendable {
  case row, key
}

extension Scene {
  /// Brings up the screen that the section speaks of.
  package mutating func openSurface() throws(StepError) {
    guard startScreen == .newChat, !shows(.newChat), !shows(.archivedContacts) else { return }
    try tap(.pencil, as: .navigate, cause: "open New chat")
  }

  /// A text for steps that name none: a word that finds chats, contacts and several pages.
  package func someText() throws(StepError) -> String {
    let text = wantsName ? data.richName : data.richTerm
    guard let text else {
      throw StepError(.error, "the directory and the phone have no name in common to search for")
    }
    return text
  }

  /// Types a text, if the field does not hold it, and starts a search for it.
  package mutating func search(
    _ text: String? = nil, by trigger: Trigger = .row
  ) throws(StepError) {
    try openSurface()
    var wanted = text ?? fieldText
    if wanted.isEmpty { wanted = try someText() }
    if fieldText != wanted { try type(wanted) }
    switch trigger {
    case .row:
      try tap(.directoryRow, as: .searchRow)
    case .key:
      try pressReturnKey()
    }
  }

  /// The text that the search field holds.
  package var fieldText: String { stage.screen.first(.searchField)?.value ?? "" }

  /// Arranges that results are shown, in the shortest way.
  package mutating func ensureResults() throws(StepError) {
    if !shows(.resultRow), stage.driver.awaitsReply { try rest() }
    if shows(.resultRow) { return }
    try arrangeSearch()
    guard shows(.resultRow) else {
      throw StepError(.error, "the search shows no results", frame: stage.lastFrame)
    }
  }

  /// Arranges that a row of the results is there, searching for its name where it is not.
  package mutating func ensureRow(of focus: Focus) throws(StepError) {
    if !rows(of: focus, in: Look(self, frame: stage.lastFrame)).isEmpty { return }
    try arrangeSearch(focus.searchTerm(data))
  }

  /// Searches and waits for the results; the case's words say nothing of how long that takes.
  package mutating func arrangeSearch(_ text: String? = nil) throws(StepError) {
    stage.isArranging = true
    defer { stage.isArranging = false }
    try search(text)
    try rest()
  }

  /// Arranges that the alert with a button is on the screen.
  package mutating func ensureAlert(offering button: String) throws(StepError) {
    if offers(button) { return }
    if shows(.alert) || shows(.sheet) || shows(.menu) { throw missing("“\(button)”") }
    if fieldText.isEmpty { try openSurface() }
    try search()
    guard offers(button) else { throw missing("“\(button)”") }
  }

  /// Tells whether an alert, a sheet or a menu on the screen has a button with a label.
  package func offers(_ button: String) -> Bool {
    stage.screen.elements.contains {
      [.alertButton, .sheetButton, .menuItem].contains($0.identifier) && $0.label == button
    }
  }

  /// Loads the next page.
  package mutating func loadPage() throws(StepError) {
    try ensureLoadRow()
    try tap(.loadRow, as: .loadMore)
    try rest()
  }

  /// Whether a row that loads more was there, and the directory's last page has come behind it.
  package var hasLoadedLastPage: Bool {
    guard !shows(.loadRow), shows(.resultRow),
      let last = Look(self, frame: stage.lastFrame).lastPage, last.cursor == nil
    else { return false }
    return stage.film.frames.dropFirst(beginning).contains {
      $0.screen.firstIndex(of: .loadRow) != nil
    }
  }

  /// Takes from the directory what would be on further pages beside a joined channel's name.
  package mutating func leaveOnePage() {
    for chat in data.chats where chat.kind == .channel {
      for listing in data.listings(matching: chat.name) where !data.isSame(listing, chat) {
        stage.command(
          .setStatus(listing: listing.id, .suspended),
          cause: "the directory suspends “\(listing.displayName)”")
      }
    }
  }

  /// Arranges that there is a row that loads more.
  package mutating func ensureLoadRow() throws(StepError) {
    if shows(.loadRow) { return }
    try ensureResults()
    guard shows(.loadRow) else { throw missing("a row that loads more") }
  }

  /// Follows a path of labels through the settings, from the chat list on.
  package mutating func follow(path: [String]) throws(StepError) {
    try leaveToChatList()
    try tap(.profileButton, as: .navigate, cause: "open the profile menu")
    for label in path {
      stage.hesitate()
      let target = stage.screen.elements.firstIndex {
        $0.label == label && ($0.identifier == .settingsRow || $0.identifier == .toggle)
      }
      guard let target else { throw missing("“\(label)”") }
      if stage.screen.elements[target].identifier == .toggle { return }
      try stage.perform(.tap(target), as: .navigate, cause: "tap “\(label)”")
    }
  }

  /// Goes back to the chat list from wherever the phone is.
  package mutating func leaveToChatList() throws(StepError) {
    for _ in 0..<8 where stage.screen.first(.profileButton)?.isHittable != true {
      stage.hesitate()
      if shows(.alertButton) {
        try tap(.alertButton, as: .choose, cause: "close the alert")
      } else if shows(.backButton) {
        try tap(.backButton, as: .navigate, cause: "go back")
      } else if shows(.cancelButton) {
        try tap(.cancelButton, as: .clear, cause: "tap “Cancel”")
      } else {
        try stage.perform(.dismiss, as: .dismiss, cause: "close what lies on top")
      }
    }
  }

  /// Sets the "Directory search" switch through the settings and comes back.
  package mutating func setSwitch(
    _ isOn: Bool, path: [String] = ["Settings", "Privacy", "Directory search"]
  ) throws(StepError) {
    try follow(path: path)
    guard let label = path.last, let toggle = toggle(label) else { throw missing("the switch") }
    if (toggle.value == "1") != isOn { try tap(.toggle, label: label, as: .toggle) }
    try leaveToChatList()
  }

  /// The switch with a label, if it is on the screen.
  package func toggle(_ label: String) -> Element? {
    stage.screen.elements.first { $0.identifier == .toggle && $0.label == label }
  }

  /// Switches to another profile by the profile menu.
  package mutating func switchProfile() throws(StepError) {
    guard data.profiles.count > 1 else {
      throw StepError(.error, "the phone has one profile only")
    }
    if !shows(.profileRow) {
      try tap(.profileButton, as: .navigate, cause: "open the profile menu")
    }
    try tap(
      .profileRow, label: data.profiles[1].name, as: .switchProfile,
      cause: "switch to the profile “\(data.profiles[1].name)”")
  }
}

extension Scene.Focus {
  /// A text whose search shows its row.
  package func searchTerm(_ data: TestData) -> String {
    switch self {
    case .chat(let chat): chat.name
    case .listing(let listing): listing.displayName
    case .name(let name): name
    }
  }
}
