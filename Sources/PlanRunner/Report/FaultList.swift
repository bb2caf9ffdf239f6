/// The catalogue's faults as text.
package struct FaultList {
  private let faults: [Fault]
  private let plan: Plan
  private let style: ReportStyle

  /// Makes a list of faults for the cases of a plan.
  package init(_ faults: [Fault], of plan: Plan, style: ReportStyle = ReportStyle()) {
    self.faults = faults
    self.plan = plan
    self.style = style
  }

  /// Gives the list by chapter, or the explanation of a single fault.
  package func text() -> String {
    if faults.count == 1 { return explanation(faults[0]).joined(separator: "\n") + "\n" }
    let names = Set(faults.map(\.name))
    var parts: [[String]] = []
    for chapter in FaultCatalogue.chapters {
      let own = chapter.faults.filter { names.contains($0.name) }
      guard !own.isEmpty else { continue }
      parts.append([style.toned(chapter.title, .strong)] + own.map(line))
    }
    let real = faults.count { $0.origin == .happened }
    let outside = faults.count { $0.cases.isEmpty }
    parts.append([
      "\(TimeText.count(faults.count, "fault")), \(real) of them really happened (★); "
        + "no row of the plan speaks of \(outside)"
    ])
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func line(_ fault: Fault) -> String {
    let mark = fault.origin == .happened ? "★" : " "
    let cases = fault.cases.isEmpty ? "no case" : fault.cases.joined(separator: " ")
    return "  \(mark) \(fault.name)  \(style.toned("(\(cases))", .quiet))"
  }

  private func explanation(_ fault: Fault) -> [String] {
    let criteria = fault.criteria(in: plan)
    var lines = [
      style.toned(fault.name, .strong), "  comes from   \(fault.origin.words)",
      "  changes      \(Difference(of: fault).words.joined(separator: ", "))",
    ]
    guard !fault.cases.isEmpty else {
      let row = fault.missingRow.map { ["  would need   \($0)"] } ?? []
      return lines + ["  caught by    no row of the plan speaks of it"] + row
    }
    for id in fault.cases {
      let planCase = plan.cases.first { $0.id == id }
      let words = planCase.map { VisibleText.escaped($0.expectCell.string) } ?? "not in this plan"
      lines.append("  caught by    \(id): \(words)")
    }
    if !criteria.isEmpty {
      lines.append("  criteria     \(VisibleText.escaped(criteria.joined(separator: " ")))")
    }
    return lines
  }
}
