/// The shapes that the pictures of a page share: whatever looks the same is written once and used by number.
struct PictureBook {
  /// The shared shapes, each a group with a number of its own.
  private(set) var definitions = HTMLText()
  private var numbers: [HTMLText: Int] = [:]

  /// Gives the number of a shape, and keeps it if it is new.
  mutating func number(of shape: HTMLText) -> Int {
    if let number = numbers[shape] { return number }
    let number = numbers.count
    numbers[shape] = number
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
