import ScreenModel

/// Draws screens for a page, each that looks the same once.
struct Studio {
  /// The shapes that the drawings share.
  private(set) var book = PictureBook()
  /// The screens that were drawn, with the numbers of their drawings, by a hash of what is cheap to look at.
  private var drawn: [Int: [(screen: Screen, number: Int)]] = [:]

  /// How many frames the page can still take.
  private var room = 2 * FilmChoice.most

  /// Takes the films of a way of playing a case, or tells that the page has no room for them.
  mutating func takes(_ group: FilmGroup) -> Bool {
    guard room > 0 else { return false }
    room -= group.frameCount
    return true
  }

  /// Adds the use of a screen's drawing.
  mutating func use(_ screen: Screen, in page: inout HTMLText) {
    book.use(number(of: screen), x: 0, y: 0, in: &page)
  }

  private mutating func number(of screen: Screen) -> Int {
    let key = screen.roughHash
    if let known = drawn[key]?.first(where: { $0.screen == screen }) { return known.number }
    let number = book.number(of: ScreenPicture(screen).drawn(&book))
    drawn[key, default: []].append((screen, number))
    return number
  }
}
