import ScreenModel

/// Draws screens for a page, each that looks the same once.
struct Studio {
  /// The shapes that the drawings share.
  private(set) var book = PictureBook()
  private var numbers: [Screen: Int] = [:]

  /// Adds the use of a screen's drawing.
  mutating func use(_ screen: Screen, in page: inout HTMLText) {
    book.use(number(of: screen), x: 0, y: 0, in: &page)
  }

  private mutating func number(of screen: Screen) -> Int {
    if let number = numbers[screen] { return number }
    let number = book.number(of: ScreenPicture(screen).drawn(&book))
    numbers[screen] = number
    return number
  }
}
