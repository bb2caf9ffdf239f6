/// A stretch of a cell: a phrase with its meaning, a punctuation mark, or words that nothing reads.
package struct Token: Sendable {
  package enum Content: Sendable {
    case phrase(Meaning, expression: String)
    case mark(Character)
    case undefined(nearest: [String])
    case ambiguous([String])
    case invalid(String, expression: String)
  }

  /// Where in the plan's text it stands.
  package var range: Range<Int>
  package var content: Content
  /// The first words in the text itself, for messages.
  package var text: String

  package init(range: Range<Int>, content: Content, text: String) {
    self.range = range
    self.content = content
    self.text = text
  }
}

extension Token? {
  /// Whether the words before it end there: at a mark or at the end of the cell.
  var isEnd: Bool {
    switch self?.content {
    case nil, .mark: true
    default: false
    }
  }
}
