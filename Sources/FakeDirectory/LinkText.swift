/// The reading of SimpleX links as text.
package enum LinkText {
  /// Gives the one form in which a link is compared; a text that is no short link stays as it is.
  package static func normalise(_ text: String) -> String {
    text
  }

  /// Whether the whole text is one SimpleX link.
  package static func isSimpleXLink(_ text: String) -> Bool {
    kind(of: text) != nil
  }

  /// Tells what a link leads to, or nil if the text is no SimpleX link.
  package static func kind(of text: String) -> LinkKind? {
    nil
  }

  /// Gives the first host of a link, or nil if it names none.
  package static func host(of text: String) -> String? {
    nil
  }

  /// Gives all SimpleX links in a text, in order, as they are written.
  package static func links(in text: String) -> [String] {
    []
  }
}
