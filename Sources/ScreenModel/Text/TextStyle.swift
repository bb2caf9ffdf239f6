/// The role of a text in the layout, which decides its size and weight.
package enum TextStyle: Int, Hashable, Sendable, CaseIterable {
  case title, headline, body, subheadline, caption

  /// The size in points at the standard text size.
  var standardPoints: Int {
    switch self {
    case .title: 20
    case .headline, .body: 17
    case .subheadline: 15
    case .caption: 12
    }
  }

  /// Whether its letters are drawn bold, and so a little wider.
  package var isBold: Bool { self == .title || self == .headline }
}

extension TextSize {
  /// The size of body text in points.
  package var bodyPoints: Int {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// The side of a chat row's avatar in points; it stops growing at the accessibility sizes.
  package var avatarPoints: Int {
    switch self {
    case .xSmall: 55
    case .small: 57
    case .medium: 60
    case .large: 63
    case .xLarge: 67
    case .xxLarge: 72
    default: 77
    }
  }

  /// The size of a style's letters in points.
  package func points(_ style: TextStyle) -> Int {
    let scaled = style.standardPoints * bodyPoints
    return (scaled + 8) / 17
  }

  /// The height of one line in points.
  package func lineHeight(_ style: TextStyle) -> Int { (points(style) * 6 + 4) / 5 }

  /// A length that is `value` points at the standard size and grows with the text.
  package func scaled(_ value: Int) -> Int { (value * bodyPoints + 8) / 17 }
}
