import PlanRunner
import Testing

@Suite("The nearest words")
struct NearestTests {
  static let words = ["search", "scratch", "list", "show", "run", "Search"]

  static let rows: [(String, [String])] = [
    ("serach", ["search", "Search"]),
    ("SEARCH", ["search", "Search"]),
    ("lst", ["list"]),
    ("urn", ["run"]),
    ("shows", ["show"]),
    ("elephant", []),
    ("", []),
    ("x", []),
  ]

  @Test("come the nearest first, ties in the order given", arguments: rows)
  func nearestWords(_ word: String, _ expected: [String]) {
    #expect(nearest(to: word, in: Self.words, limit: 2) == expected)
  }

  @Test("are as many as wanted", arguments: [(0, 0), (1, 1), (3, 2)])
  func limit(_ limit: Int, _ count: Int) {
    #expect(nearest(to: "searh", in: Self.words, limit: limit).count == count)
  }

  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("kitten", "sitting", 3), ("ab", "ba", 1), ("é", "e", 1),
  ]

  @Test("are told by the edits between them", arguments: distances)
  func distance(_ left: String, _ right: String, _ expected: Int) {
    #expect(editDistance(Array(left), Array(right)) == expected)
  }
}
