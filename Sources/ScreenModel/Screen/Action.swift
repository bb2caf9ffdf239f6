/// Something that a person does with the phone, or that reaches it from outside.
package enum Action: Hashable, Sendable {
  /// Touches the element at an index of the present screen.
  case tap(Int)
  /// Holds a finger on the element at an index of the present screen.
  case longPress(Int)
  /// Replaces the text of the search field, as typing does; focuses it.
  case enterText(String)
  /// Pastes a text into the search field in place of what it holds; focuses it.
  case paste(String)
  /// Pulls the list down (up in one-hand mode) and lets it go.
  case pullToRefresh
  /// Closes what lies on top without choosing: a menu, a sheet.
  case dismiss
  /// A message for a profile arrives; its notification shows on top.
  case notify(profile: String)
}

/// Why an action could not be performed.
package enum ActionError: Error, Hashable, Sendable {
  /// There is no such element on the screen.
  case noSuchElement
  case disabled(Element)
  /// Something else lies on top of it.
  case covered(Element)
  /// The element does not react to that gesture.
  case noReaction(Element)
  /// There is no search field that takes text.
  case noField
  /// There is nothing to dismiss, no list to pull, no such profile.
  case notPossible
}
