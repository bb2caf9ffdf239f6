import PlanRunner
import ScreenModel
import Testing

@Suite("The words of the plan decide")
struct EditTests {
  private static let shipped = (try? Plans.shipped()).map { CompiledPlan($0) }

  @Test(
    "an edited row fails by its own words, and takes no other with it",
    arguments: Edit.all.flatMap(\.self))
  func edit(_ edit: Edit) throws {
    let text = try #require(edit.applied(to: Plans.shippedText), "it is not in the plan")
    let plan = try Plans.read(text)
    let related = try #require(Self.shipped).related(to: edit.id)
    let wanted = plan.cases.indices.filter { related.contains(plan.cases[$0].id) }
    for verdict in CompiledPlan(plan, cases: wanted).verdicts(related) {
      let wanted = verdict.id == edit.id ? edit.status : edit.others[verdict.id] ?? .passed
      #expect(verdict.status == wanted, "\(verdict.id) – \(verdict.account)")
    }
  }

  @Test("no other case changes, wherever the edited row stands", arguments: ["C5", "D2", "W4"])
  func neighbours(_ id: String) throws {
    let edit = try #require(Edit.all.joined().first { $0.id == id && $0.status == .failed })
    let text = try #require(edit.applied(to: Plans.shippedText))
    let plan = CompiledPlan(try Plans.read(text))
    let bad = plan.verdicts(plan.plan.cases.map(\.id)).filter { $0.status != .passed }
    #expect(bad.map(\.id) == [id] + edit.others.keys.sorted())
  }

  @Test("every quoted text, number and word of place, mode or denial is edited")
  func complete() throws {
    var missing: [String] = []
    for planCase in try Plans.shipped().cases {
      let words = Edit.all.joined().filter { $0.id == planCase.id }.map { $0.old.lowercased() }
      for wanted in Self.decisiveWords(of: planCase.expectCell) {
        let isEdited = words.contains { $0.contains(wanted) || wanted.contains($0) }
        if !isEdited { missing.append("\(planCase.id): \(wanted)") }
      }
    }
    #expect(missing == [])
  }

  @Test("the plan as it is holds, so that it is the edits that fail")
  func unedited() throws {
    let plan = CompiledPlan(try Plans.shipped())
    let bad = plan.verdicts(plan.plan.cases.map(\.id)).filter { $0.status != .passed }
    #expect(bad.map { "\($0.id) \($0.account)" } == [])
  }

  /// Words outside of quotes that turn a sentence into its opposite.
  private static let turning: Set<String> = [
    "above", "below", "first", "last", "top", "one-hand", "no", "not", "never",
    "neither", "nothing", "without", "hidden", "shown", "disappear", "disappears", "hide", "stay",
    "stays", "stops",
  ]

  /// The texts in quotes, and the numbers and turning words that stand outside of them.
  private static func decisiveWords(of cell: PlanText) -> [String] {
    let parts = cell.string.lowercased().split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.flatMap { index -> [String] in
      if index % 2 == 1 { return [String(parts[index])] }
      return parts[index].split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
        .filter { $0.allSatisfy(\.isNumber) || turning.contains($0) }
    }
  }
}

extension CompiledPlan {
  /// The case with an ID and the cases that refer to it.
  fileprivate func related(to id: String) -> [String] {
    let referring = plan.cases.map(\.id).filter {
      compiledCase($0)?.references.contains(id) == true
    }
    return [id] + referring
  }
}
