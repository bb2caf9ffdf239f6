/// A page as a browser reads it, for tests: a strict reader of its own that knows nothing of the writer.
struct HTMLPage {
  /// What is wrong with a page.
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  /// An element, or the page itself.
  final class Node {
    let name: String
    let attributes: [String: String]
    /// Elements and texts in order.
    var content: [Content] = []

    init(_ name: String, _ attributes: [String: String] = [:]) {
      self.name = name
      self.attributes = attributes
    }

    enum Content {
      case element(Node)
      case text(String)
    }

    var children: [Node] {
      content.compactMap { if case .element(let node) = $0 { node } else { nil } }
    }

    /// All elements within it, in document order.
    var all: [Node] { children.flatMap { [$0] + $0.all } }

    /// All text within it.
    var text: String {
      content.map { content in
        switch content {
        case .element(let node): node.text
        case .text(let text): text
        }
      }.joined()
    }

    var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }

    func first(_ name: String, _ className: String? = nil) -> Node? {
      all.first { $0.name == name && (className.map { $0[...] }.map($0.classes.contains) ?? true) }
    }

    func every(_ name: String, _ className: String? = nil) -> [Node] {
      all.filter { $0.name == name && (className.map { $0[...] }.map($0.classes.contains) ?? true) }
    }
  }

  let root: Node
  /// The elements by their IDs.
  let ids: [String: Node]

  init(_ bytes: [UInt8]) throws {
    var reader = Reader(bytes: bytes)
    root = try reader.read()
    var ids: [String: Node] = [:]
    for node in root.all {
      guard let id = node.attributes["id"] else { continue }
      guard ids.updateValue(node, forKey: id) == nil else { throw Fault(description: "two \(id)") }
    }
    self.ids = ids
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    mutating func read() throws -> Node {
      guard take("<!DOCTYPE html>") else { throw Fault(description: "no doctype") }
      let root = Node("")
      var open = [root]
      while place < bytes.count {
        if bytes[place] != UInt8(ascii: "<") {
          let text = try decoded(until: "<")
          open[open.count - 1].content.append(.text(text))
        } else if take("</") {
          let name = word()
          guard take(">"), open.count > 1, open.removeLast().name == name else {
            throw Fault(description: "</\(name)> at \(place)")
          }
        } else {
          try readTag(&open)
        }
      }
      guard open.count == 1 else { throw Fault(description: "<\(open[1].name)> stays open") }
      return root
    }

    private mutating func readTag(_ open: inout [Node]) throws {
      place += 1
      let name = word()
      guard !name.isEmpty else { throw Fault(description: "a loose < at \(place)") }
      var attributes: [String: String] = [:]
      while take(" ") {
        let key = word()
        var value = ""
        if take("=") {
          guard take("\"") else { throw Fault(description: "\(key) is not quoted at \(place)") }
          value = try decoded(until: "\"")
          place += 1
        }
        guard attributes.updateValue(value, forKey: key) == nil, !key.isEmpty else {
          throw Fault(description: "attribute \(key) at \(place)")
        }
      }
      let node = Node(name, attributes)
      open[open.count - 1].content.append(.element(node))
      if take("/>") { return }
      guard take(">") else { throw Fault(description: "<\(name) at \(place)") }
      if ["meta", "input"].contains(name) { return }
      if name == "script" || name == "style" {
        let start = place
        while place < bytes.count, !isAt("</\(name)>") { place += 1 }
        node.content.append(.text(String(decoding: bytes[start..<place], as: UTF8.self)))
      }
      open.append(node)
    }

    private mutating func decoded(until end: Character) throws -> String {
      var result: [UInt8] = []
      while place < bytes.count, bytes[place] != end.asciiValue {
        switch bytes[place] {
        case UInt8(ascii: "&"):
          let known = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
            ("&#35;", "#"),
          ]
          guard let (_, plain) = known.first(where: { take($0.0) }) else {
            throw Fault(description: "a loose & at \(place)")
          }
          result += Array(plain.utf8)
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
          throw Fault(description: "a loose bracket at \(place)")
        default:
          result.append(bytes[place])
          place += 1
        }
      }
      return String(decoding: result, as: UTF8.self)
    }

    private mutating func word() -> String {
      let start = place
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          place += 1
        default: return String(decoding: bytes[start..<place], as: UTF8.self)
        }
      }
      return String(decoding: bytes[start...], as: UTF8.self)
    }

    private func isAt(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private mutating func take(_ text: String) -> Bool {
      guard isAt(text) else { return false }
      place += text.utf8.count
      return true
    }
  }
}
