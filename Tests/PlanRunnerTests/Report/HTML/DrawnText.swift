/// A text of a drawing with its place on the phone, all shared shapes put in.
struct DrawnText {
  var text: String
  var x: Int
  var y: Int
  /// Whether it is drawn mirrored.
  var isTurned: Bool
  /// The width that it is drawn to; `nil` where it may run as it will.
  var width: Int?
  var classes: [Substring]

  /// Gives the texts of a drawing in the order in which they are drawn.
  static func of(_ drawing: HTMLPage.Node, in page: HTMLPage) -> [DrawnText] {
    texts(drawing, page, x: 0, y: 0, isTurned: false)
  }

  private static func texts(
    _ node: HTMLPage.Node, _ page: HTMLPage, x: Int, y: Int, isTurned: Bool
  ) -> [DrawnText] {
    let number = { (name: String) in Int(node.attributes[name] ?? "") ?? 0 }
    switch node.name {
    case "text":
      return [
        DrawnText(
          text: node.text, x: x + number("x"), y: y + (isTurned ? -1 : 1) * number("y"),
          isTurned: isTurned, width: Int(node.attributes["textLength"] ?? ""),
          classes: node.classes)
      ]
    case "use":
      guard let shape = page.ids[String((node.attributes["href"] ?? "#").dropFirst())] else {
        return []
      }
      return texts(shape, page, x: x + number("x"), y: y + number("y"), isTurned: isTurned)
    default:
      var (y, isTurned) = (y, isTurned)
      if let transform = node.attributes["transform"], transform.hasPrefix("matrix(1 0 0 -1 0 ") {
        y += Int(transform.dropFirst("matrix(1 0 0 -1 0 ".count).dropLast()) ?? 0
        isTurned.toggle()
      }
      return node.children.flatMap { texts($0, page, x: x, y: y, isTurned: isTurned) }
    }
  }
}
