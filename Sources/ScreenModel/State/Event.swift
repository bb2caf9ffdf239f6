/// What happened: a person did something, or something arrived.
package enum Event: Hashable, Sendable {
  // The field.
  case fieldTapped(SurfaceID)
  case textChanged(SurfaceID, TextID)
  case clearTapped(SurfaceID)
  case cancelTapped(SurfaceID)
  case keyTapped(SurfaceID)
  // The rows by the field.
  case directoryRowTapped(SurfaceID)
  case connectRowTapped(SurfaceID)
  // The lists.
  case resultTapped(SurfaceID, EntryID)
  case resultHeld(SurfaceID, EntryID)
  case loadRowTapped(SurfaceID)
  case chatTapped(SurfaceID, ChatID)
  case filterTapped(ChatFilter)
  case addListTapped
  case unreadTapped
  case pulled
  // What lies on top.
  case alertAnswered(Int)
  case menuItemTapped
  case dismissed
  case notified(ProfileID)
  case notificationTapped
  // Ways through the app.
  case pencilTapped
  case archiveRowTapped
  case backTapped
  case flowTapped(Int)
  case joinTapped
  case profileButtonTapped
  case profileTapped(ProfileID)
  case settingsTapped
  case privacyTapped
  case switchTapped
  // What arrives.
  case replied(Ticket, PageID)
  case searchFailed(Ticket, Failure)
  case timerFired(AppTimer)
  /// The text is the link that the name stands for; 0 if nobody has it.
  case nameAnswered(token: Int, TextID)
  case linkAnswered(token: Int, TargetID)
}

/// Why a search failed.
package enum Failure: Hashable, Sendable {
  case timeout, refused, errorReply, malformed
}

/// A timer that the app started.
package enum AppTimer: Hashable, Sendable {
  /// Ends the time without a spinner for the wait with this number.
  case spinner(Int)
  /// Ends the pause after the change of a text with this number.
  case nameLookup(SurfaceID, change: Int)
}
