/// The shapes that the pictures of a page share: whatever looks the same is written once and used by number.
struct PictureBook {
  /// The shared shapes, each a group with a number of its own.
  private(set) var definitions = HTMLText()
  /// The shapes by their numbers.
  private var shapes: [[UInt8]] = []
  /// The numbers of the shapes by a hash of their bytes.
  private var numbers: [Int: [Int]] = [:]

  /// Gives the number of a shape, and keeps it if it is new.
  mutating func number(of shape: HTMLText) -> Int {
    let bytes = shape.bytes
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    let key = hasher.finalize()
    if let known = numbers[key]?.first(where: { shapes[$0] == bytes }) { return known }
    let number = shapes.count
    shapes.append(bytes)
    numbers[key, default: []].append(number)
    definitions.markup(#"<g id="p"#)
    definitions.number(number)
    definitions.markup(#"">"#)
    definitions.append(shape)
    definitions.markup("</g>")
    return number
  }

  /// Adds a use of a shape to a drawing.
  func use(_ number: Int, x: Int, y: Int, in drawing: inout HTMLText) {
    drawing.markup(##"<use href="#p"##)
    drawing.number(number)
    drawing.markup(#"""#)
    if x != 0 { drawing.attribute("x", x) }
    if y != 0 { drawing.attribute("y", y) }
    drawing.markup("/>")
  }
}
