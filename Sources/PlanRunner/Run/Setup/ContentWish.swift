package import FakeDirectory
import ScreenModel

/// Entries of the directory, or chats on the phone, that the Setup list asks for.
package struct ContentWish: Sendable {
  /// What an entry has to be like.
  package struct Quality: Sendable {
    /// How the plan calls it.
    package var name: String
    /// Tells whether an entry has it, given the width of the phone in points.
    package var holds: @Sendable (Listing, Int) -> Bool
    /// Tells whether a text that the plan gives as an example has it.
    package var fits: (@Sendable (String) -> Bool)?

    /// Makes a quality from the tests for it.
    package init(
      _ name: String, fits: (@Sendable (String) -> Bool)? = nil,
      holds: @escaping @Sendable (Listing, Int) -> Bool
    ) {
      self.name = name
      self.fits = fits
      self.holds = holds
    }
  }

  /// How many there have to be at least.
  package var count: Int
  /// Channels or groups; `nil` for either.
  package var kind: EntryKind?
  /// Whether the profile in use has to have joined them.
  package var isJoined = false
  /// What each of them has to be like.
  package var qualities: [Quality] = []
  /// What one of them may be called.
  package var example: String?

  /// Makes a wish for a number of entries.
  package init(_ count: Int, kind: EntryKind? = nil, isJoined: Bool = false) {
    self.count = count
    self.kind = kind
    self.isJoined = isJoined
  }

  /// Gives what is missing, in words.
  package func missing(_ ground: SetupGround) -> String? {
    let found = ground.data.listings.filter { listing in
      (kind == nil || listing.kind == kind)
        && qualities.allSatisfy { $0.holds(listing, ground.phone.width) }
        && (!isJoined || ground.data.chat(for: listing) != nil)
    }
    if let example, let quality = qualities.last {
      if let fits = quality.fits, !fits(example) {
        return "the example “\(example)” is none \(quality.name)"
      }
      guard found.contains(where: { $0.displayName == example }) else {
        return "the directory lists nothing called “\(example)”"
      }
    }
    guard found.count < count else { return nil }
    let holder = isJoined ? "the profile in use has joined" : "the directory lists"
    return "\(holder) \(found.count) \(name), not \(count)"
  }

  private var name: String {
    let noun =
      switch kind {
      case nil: "entries"
      case .channel: "channels"
      case .group: "groups"
      }
    return ([noun] + qualities.map(\.name)).joined(separator: " ")
  }
}

extension ContentWish.Quality {
  /// A name that does not fit into one line of a row.
  package static let longName = Self("with a long name") { listing, width in
    lines(listing.displayName, .headline, width) > 1
  }

  /// A name with marks that markdown would take away.
  package static let markdownName = Self(
    "whose name contains markdown", fits: hasMarkdown,
    holds: { hasMarkdown($0.displayName) && $1 > 0 })

  /// A description with marks that markdown would take away.
  package static let markdownDescription = Self(
    "whose description contains markdown", fits: hasMarkdown,
    holds: { hasMarkdown($0.shortDescription ?? "") && $1 > 0 })

  /// Gives the quality of a description that needs a number of lines in a row.
  package static func description(lines count: Int) -> Self {
    Self("with a \(count)-line description") { listing, width in
      listing.shortDescription.map { lines($0, .subheadline, width) >= count } ?? false
    }
  }

  /// Gives the lines that a text needs in a row beside its avatar.
  private static func lines(_ text: String, _ style: TextStyle, _ width: Int) -> Int {
    let size = TextSize.standard
    let room = width - size.avatarPoints - 40
    return FittedText(ScreenModel.Words(text), style: style, size: size, available: room, limit: 0)
      .lines
  }

  /// Tells whether a text holds a pair of marks around some text, or a link.
  @Sendable package static func hasMarkdown(_ text: String) -> Bool {
    if text.contains("["), text.contains("](") { return true }
    return ["*", "_", "`", "~"].contains { (mark: Character) in
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      return parts.count > 2
        && parts.dropFirst().dropLast().contains { part in
          part.first?.isWhitespace == false && part.last?.isWhitespace == false
        }
    }
  }
}
