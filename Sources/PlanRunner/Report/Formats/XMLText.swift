/// An XML 1.0 document as it is written: elements with attributes, each on its own line.
///
/// Characters that XML does not allow, and those that a reader would not see, stand in a visible form, so that no
/// text can make the document ill-formed and none is lost.
struct XMLText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var indentation = ""

  /// Writes an element with elements inside.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)], _ body: (inout XMLText) -> Void
  ) {
    open(name, attributes)
    text += ">\n"
    indentation += "  "
    body(&self)
    indentation.removeLast(2)
    text += "\(indentation)</\(name)>\n"
  }

  /// Writes an element with text inside, or an empty one.
  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)], lines: [String] = []
  ) {
    open(name, attributes)
    guard !lines.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">" + lines.map { XMLText.escaped($0) }.joined(separator: "\n") + "</\(name)>\n"
  }

  private mutating func open(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    text += "\(indentation)<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(XMLText.escaped(value))\"" }
  }

  /// Gives a text as it may stand in an attribute or between tags.
  static func escaped(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Two of either would begin a command to a build server that reads along.
      case ":" where last == ":": result += "&#58;"
      case "#" where last == "#": result += "&#35;"
      case _ where VisibleText.isHidden(scalar): result += VisibleText.visibleForm(of: scalar)
      default: result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }
}
