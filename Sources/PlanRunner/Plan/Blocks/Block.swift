/// A leaf of the document's block structure.
struct Block: Sendable {
  /// What the block is.
  enum Kind: Hashable, Sendable {
    case paragraph
    case heading(level: Int)
    case table
    case fence(mark: UInt8, length: Int, indent: Int)
    case indentedCode
    case html(HTMLBlock)
    case thematicBreak
  }

  var kind: Kind
  /// The index of the container that the block stands in.
  var container: Int
  /// The number of its first and last line, from 0.
  var firstLine: Int
  var lastLine: Int
  /// The lines of its content; of a table: header, delimiter row, body rows.
  var lines: [LineSlice] = []
  /// The number of a table's columns.
  var columns = 0
  /// Whether a fence or an HTML block found its end.
  var isClosed = false
}

/// A block that holds other blocks.
struct Container: Sendable {
  /// What the container is.
  enum Kind: Hashable, Sendable {
    case document
    case quote
    case item(ListMarker)
  }

  var kind: Kind
  /// The index of the container around it; the document's own index for the document.
  var parent: Int
  /// The number of its first line, from 0.
  var line: Int
  /// The columns that a line must be indented to belong to a list item.
  var contentIndent = 0
  /// The number that is shown before a list item; bullets count from 1.
  var ordinal = 0
  /// Whether no block stands in it yet.
  var isEmpty = true
  /// The last item, if the container's last block is a list.
  var lastItem: Int?
}

/// The kind of a list: items with different marks belong to different lists.
struct ListMarker: Hashable, Sendable {
  /// The bullet, or the character behind the number.
  var mark: UInt8
  var isOrdered: Bool
}

/// The block structure of a document.
struct BlockDocument: Sendable {
  /// Two lines that would be a table, had they the same number of cells.
  struct Mismatch: Sendable {
    var header: LineSlice
    var headerColumns: Int
    var delimiter: LineSlice
    var delimiterColumns: Int
  }

  /// The leaves in order.
  var blocks: [Block] = []
  /// All containers in order; the first is the document.
  var containers = [Container(kind: .document, parent: 0, line: 0)]
  /// The tables that are none for want of a delimiter row of the header's width.
  var mismatches: [Mismatch] = []

  /// Gives the containers around a block, from the inside out, without the document.
  func path(from container: Int) -> [Int] {
    var path: [Int] = []
    var index = container
    while index != 0 {
      path.append(index)
      index = containers[index].parent
    }
    return path
  }
}
