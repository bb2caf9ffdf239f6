/// The kill matrix as text: faults down, cases across.
struct KillMatrix {
  private let results: MutationResults
  private let style: ReportStyle
  /// The columns that a fault's name takes at least.
  private static let nameWidth = 28

  init(_ results: MutationResults, style: ReportStyle) {
    self.results = results
    self.style = style
  }

  /// Gives the table, in several parts where the cases do not fit beside each other, and what each case catches.
  func lines() -> [String] {
    let ids = results.selection.indices.map { results.plan.cases[$0].id }
    let room = max(1, min(style.width, 200) - KillMatrix.nameWidth - 1)
    var lines = [style.toned("Kill matrix", .strong), legend]
    for start in stride(from: 0, to: ids.count, by: room) {
      let part = Array(ids[start..<min(start + room, ids.count)])
      lines += [""] + header(part) + results.inside.map { row($0, part) }
    }
    return lines + [""] + caseTable()
  }

  private var legend: String {
    "  # caught by a case that the fault names   x by another   o named, not caught"
  }

  private var labelWidth: Int {
    let count = results.selection.indices.count
    return max(KillMatrix.nameWidth, min(style.width, 200) - count - 1)
  }

  /// The IDs, written from top to bottom.
  private func header(_ ids: [String]) -> [String] {
    let height = ids.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let letters = ids.map { id -> Character in
        let characters = Array(VisibleText.escaped(id))
        return line < characters.count ? characters[line] : " "
      }
      return (String(repeating: " ", count: labelWidth + 1) + String(letters)).trimmedEnd()
    }
  }

  private func row(_ mutant: Mutant, _ ids: [String]) -> String {
    let killers = Set(mutant.kills.map(\.caseID))
    let cells = ids.map { id -> String in
      let isNamed = mutant.fault.cases.contains(id)
      if killers.contains(id) { return isNamed ? "#" : "x" }
      return isNamed ? "o" : style.glyphs.dot
    }
    let name = TextFitting.cut(
      mutant.fault.name, to: labelWidth, ellipsis: style.glyphs.ellipsis)
    return TextFitting.padded(name, to: labelWidth) + " " + cells.joined()
  }

  private func caseTable() -> [String] {
    let rows = results.cases()
    var lines = [
      style.toned("What each case catches", .strong),
      "  case   faults   that no other \(results.selection.isChosen ? "selected " : "")case catches",
    ]
    lines += rows.map { row in
      let kills = TextFitting.padded("\(row.kills)", to: 6, onLeft: true)
      let alone = TextFitting.padded("\(row.alone.count)", to: 6, onLeft: true)
      return "  \(TextFitting.padded(VisibleText.escaped(row.id), to: 6)) \(kills)   \(alone)"
    }
    let idle = rows.filter { $0.kills == 0 }.map { VisibleText.escaped($0.id) }
    lines.append(
      "Cases that catch nothing: \(idle.isEmpty ? "none" : idle.joined(separator: " "))")
    return lines
  }
}
