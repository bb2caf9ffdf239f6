/// One thing on the screen, in the vocabulary of `XCUIElement`.
package struct Element: Hashable, Sendable {
  /// What kind of control it is, as `XCUIElement.ElementType` names it.
  package enum Role: String, Hashable, Sendable {
    case window, navigationBar, toolbar, table, cell, staticText, image, button, searchField,
      textField
    case toggle = "switch"
    case keyboard, key, alert, sheet, menu, menuItem, activityIndicator, other
  }

  /// What a person would call it; the `identifier` of an `XCUIElement`.
  package enum Identifier: String, Hashable, Sendable, CaseIterable {
    // Screens; each is the root of what it shows.
    case chatList, newChat, archivedContacts, chat, settings, privacy, profilePicker, systemFlow
    // The search field and what belongs to it.
    case searchBar, searchField, spinner, clearButton, cancelButton, filterButton
    case slot, tagBar, tag, connectRow, directoryRow
    // Lists.
    case list, sectionHeader, chatRow, resultRow, loadRow, emptyRow, overlay
    case onboardingPage, onboardingCard
    // The parts of a row.
    case avatar, title, simplexName, description, caption, lastMessage, time, trailing, icon
    case star, mask, archiveBox, unreadBadge
    // What lies on top.
    case alert, alertTitle, alertMessage, alertButton, sheet, sheetTitle, sheetButton
    case menu, menuItem, preview, notification, keyboard, returnKey
    // New chat.
    case sheetTitleBar, actionRow, archiveRow, contactRow, resultsCard, pencil
    // The opened chat.
    case chatTitle, toolbarCount, banner, bannerCount, joinBar, composer, backButton
    // Settings and profiles.
    case settingsRow, toggle, profileButton, profileRow
    // The bar at the edge of a screen.
    case toolbar
  }

  /// What can be said of an element beside its text.
  package struct Traits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    package let rawValue: UInt16

    /// Makes a set from its bits.
    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// It reacts to touches; without it a control is greyed.
    package static let enabled = Traits(rawValue: 1 << 0)
    /// A touch at its centre reaches it: nothing lies on top.
    package static let hittable = Traits(rawValue: 1 << 1)
    /// It is the chosen one of several.
    package static let selected = Traits(rawValue: 1 << 2)
    /// It has the keyboard's focus.
    package static let focused = Traits(rawValue: 1 << 3)
    /// Its text did not fit and ends in an ellipsis.
    package static let truncated = Traits(rawValue: 1 << 4)
    /// It is drawn upside down.
    package static let upsideDown = Traits(rawValue: 1 << 5)
    /// It is drawn in the secondary, grey colour.
    package static let grey = Traits(rawValue: 1 << 6)
    /// It lies in a list, beyond the visible part, and can be scrolled to.
    package static let scrolledOut = Traits(rawValue: 1 << 7)
  }

  /// A piece of a text that is drawn unlike the rest of it.
  package struct Run: Hashable, Sendable {
    /// What sets the piece apart.
    package enum Style: String, Hashable, Sendable {
      case bold, italic, link
    }

    /// The piece.
    package var text: String
    /// What sets it apart.
    package var style: Style

    /// Makes a piece of a text with its style.
    package init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }
  }

  /// What a person would call it.
  package var identifier: Identifier
  /// What kind of control it is.
  package var role: Role
  /// The text it shows, or the name of its image.
  package var label: String
  /// A field's text, or a switch's "1" and "0"; empty elsewhere.
  package var value: String
  /// Where it is drawn, in points.
  package var frame: Rect
  /// What can be said of it beside its text.
  package var traits: Traits
  /// The number of text lines it takes up; 0 where it shows no text.
  package var lines: Int
  /// The pieces of its text that have a style of their own; empty for plain text.
  package var runs: [Run]
  /// The index of the element that holds it, or -1 for a root.
  package var parent: Int

  /// Makes an element; without traits it can be touched.
  package init(
    _ identifier: Identifier, role: Role, label: String = "", value: String = "",
    frame: Rect = .zero, traits: Traits = [.enabled, .hittable], lines: Int = 0, runs: [Run] = [],
    parent: Int = -1
  ) {
    self.identifier = identifier
    self.role = role
    self.label = label
    self.value = value
    self.frame = frame
    self.traits = traits
    self.lines = lines
    self.runs = runs
    self.parent = parent
  }

  /// Whether it reacts to touches.
  package var isEnabled: Bool { traits.contains(.enabled) }
  /// Whether a touch reaches it.
  package var isHittable: Bool { traits.contains(.hittable) }
}
