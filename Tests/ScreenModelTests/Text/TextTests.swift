import ScreenModel
import Testing

@Suite("Text")
struct TextTests {
  @Test(
    "a text is as wide as its letters",
    arguments: [
      ("", 0), ("i", 250), ("iii", 750), ("m", 860), ("Open", 750 + 3 * 570), (" ", 270),
      ("…", 720), ("新", 1000), ("é", 560), ("e\u{301}", 570),
    ])
  func width(_ text: String, _ width: Int) {
    #expect(TextMetrics.width(of: text) == width)
  }

  @Test("points are rounded up, and bold letters are wider")
  func points() {
    #expect(TextMetrics.points(1000, size: 17, bold: false) == 17)
    #expect(TextMetrics.points(1001, size: 17, bold: false) == 18)
    #expect(TextMetrics.points(1000, size: 50, bold: true) == 53)
    #expect(TextMetrics.points(0, size: 53, bold: true) == 0)
  }

  @Test(
    "lines break at blanks, and inside a word only where it is wider than a line",
    arguments: [
      // Each "mm" is 1720 wide, a blank 270.
      ("mm mm mm", 5700, 1), ("mm mm mm", 5699, 2), ("mm mm mm", 3709, 3), ("mm mm mm", 1720, 3),
      ("mm mm", 3710, 1), ("mmmm", 1720, 2), ("mmmm mm", 1720, 3), ("", 1000, 1),
    ])
  func lines(_ text: String, _ limit: Int, _ lines: Int) {
    #expect(Words(text).lines(limit: limit) == lines)
  }

  @Test("a text takes the lines it may and is cut off after them")
  func fits() {
    let words = Words("mm mm mm")  // 5700 thousandths: 97 points at 17 points.
    func fit(_ available: Int, _ limit: Int) -> FittedText {
      FittedText(words, style: .body, size: .large, available: available, limit: limit)
    }
    #expect((fit(97, 1).lines, fit(97, 1).isTruncated) == (1, false))
    #expect((fit(96, 1).lines, fit(96, 1).isTruncated) == (1, true))
    #expect((fit(96, 2).lines, fit(96, 2).isTruncated) == (2, false))
    #expect((fit(40, 2).lines, fit(40, 2).isTruncated) == (2, true))
    #expect((fit(40, 0).lines, fit(40, 0).isTruncated) == (3, false))
    #expect(fit(200, 1).width == 97)
    #expect(fit(-5, 1).width == 0)
  }

  @Test(
    "text sizes have the points that Apple gives them",
    arguments: zip(TextSize.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]))
  func sizes(_ size: TextSize, _ points: Int) {
    #expect(size.bodyPoints == points)
    #expect(size.points(.body) == points)
    #expect(size.points(.title) >= points)
    #expect(size.lineHeight(.body) > points)
  }
}
