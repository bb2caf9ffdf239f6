/// Where the search field and its rows stand on the chat list.
package enum ToolbarMode: String, Hashable, Sendable, CaseIterable {
  /// The field at the bottom, the list flipped ("Reachable toolbar" on).
  case oneHand = "one-hand"
  /// The field at the top.
  case topBar = "top-bar"
}

/// A phone by the size of its screen.
package struct Phone: Hashable, Sendable {
  /// The phone's name in the shops.
  package var name: String
  /// Width in points.
  package var width: Int
  /// Height in points.
  package var height: Int

  /// Makes a phone of a size in points.
  package init(name: String, width: Int, height: Int) {
    self.name = name
    self.width = width
    self.height = height
  }

  /// A small phone.
  package static let iPhoneSE = Phone(name: "iPhone SE", width: 375, height: 667)
  /// A phone of middle size.
  package static let iPhone15 = Phone(name: "iPhone 15", width: 393, height: 852)
  /// A large phone.
  package static let iPhone15ProMax = Phone(name: "iPhone 15 Pro Max", width: 430, height: 932)
  /// All phones, small to large.
  package static let all = [iPhoneSE, iPhone15, iPhone15ProMax]
}

/// A Dynamic Type size, by the name that Apple's settings and code give it.
package enum TextSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The size that a phone has when new.
  package static let standard = TextSize.large
}

/// The phone that a scenario is played on.
package struct Configuration: Hashable, Sendable {
  /// Where the search field stands.
  package var mode: ToolbarMode
  /// The phone.
  package var phone: Phone
  /// The Dynamic Type size.
  package var textSize: TextSize
  /// The major version of iOS.
  package var ios: Int

  /// Makes a configuration; without arguments a small phone in one-hand mode.
  package init(
    mode: ToolbarMode = .oneHand, phone: Phone = .iPhoneSE, textSize: TextSize = .standard,
    ios: Int = 17
  ) {
    self.mode = mode
    self.phone = phone
    self.textSize = textSize
    self.ios = ios
  }
}
