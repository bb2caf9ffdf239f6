/// The page of the faults that no row of the plan speaks of, in markdown.
package struct OutsidePage {
  private let chapters: [FaultCatalogue.Chapter]

  /// Makes the page of all chapters of the catalogue.
  package init(_ chapters: [FaultCatalogue.Chapter] = FaultCatalogue.chapters) {
    self.chapters = chapters
  }

  /// Gives the page, a table for each chapter that has such faults.
  package func text() -> String {
    let outside = chapters.flatMap(\.faults).filter { $0.missingRow != nil }
    let unplayable = outside.count { !$0.isRowPlayable }
    var lines = [
      "# Outside the plan", "",
      "Wrong decisions of the app that no row of the plan speaks of, each with the row that would",
      "catch it. They do not count when `planrunner mutate` keeps the score. This page is what",
      "`planrunner faults --outside` prints. A row can be put into the plan as it stands, and is tried",
      "by the tests, but for those marked “not playable yet”: no step says such a thing.", "",
      "Faults on this page: \(outside.count), of which not playable yet: \(unplayable)",
    ]
    for chapter in chapters {
      let rows = chapter.faults.compactMap(row)
      guard !rows.isEmpty else { continue }
      lines += ["", "## \(chapter.title)", ""]
      lines += ["| Fault | Origin | Do | Expect |", "|-------|--------|----|--------|"] + rows
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ fault: Fault) -> String? {
    guard let row = fault.missingRow else { return nil }
    let parts = row.split(separator: "|", maxSplits: 1).map { $0.trimmed }
    let name = fault.isRowPlayable ? fault.name : "\(fault.name) (not playable yet)"
    let cells = [name, origin(fault), parts.first ?? "", parts.dropFirst().first ?? ""]
    return "| " + cells.map(OutsidePage.cell).joined(separator: " | ") + " |"
  }

  private func origin(_ fault: Fault) -> String {
    fault.origin == .foreseen ? "foreseen" : fault.origin.words
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension Substring {
  /// The text without the blanks around it.
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
