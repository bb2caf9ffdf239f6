/// The search words and names that the standard content was written for.
package struct StandardWords: Sendable {
  /// Finds seven pages: pictures, ties, a row without a link, an empty page, a repeated link.
  package let news = "news"
  /// Finds the joined channel alone on its first page, and one more page.
  package let newsdesk = "newsdesk"
  /// Finds the channel with the verified name, and nothing else.
  package let cinews = "cinews"
  /// Finds groups only, none of them a chat of the phone.
  package let cycling = "cycling"
  /// Finds the joined channel by its description, and one entry that is not joined.
  package let quokka = "quokka"
  /// Finds the joined group Harbour Talk by its description, and one entry that is not joined.
  package let seaglass = "seaglass"
  /// Finds the entry with the longest name and description.
  package let expedition = "expedition"
  /// Finds the two entries with markdown.
  package let markdown = "example.com"
  /// Finds the two Harbour groups.
  package let harbour = "harbour"
  /// Finds the group that has a full link only.
  package let legacy = "legacy"
  /// Finds one group by its welcome message only.
  package let crumpets = "crumpets"
  /// Finds one group by its full name only.
  package let sourdough = "sourdough"
  /// Finds nothing.
  package let nonsense = "zqxvjk"

  /// The name of a contact that the phone does not know.
  package let olivia = "@olivia.testing"
  /// The name of a contact that the phone knows.
  package let nadia = "@nadia.testing"
  /// The name of the channel `cinews`.
  package let cinewsName = "#cinews.testing"

  /// The name of the longest entry: 60 characters.
  package let longName = "The Long Winter Expedition to the Far Side of Spitsbergen Is"
}
