import PlanRunner
import Testing

@Suite("What is, and what is not")
struct DenialTests {
  /// Said of the chat list in one-hand mode with `ne` typed, where the row stands in the slot above the field.
  private func status(_ expect: String) throws -> Status {
    let plan = CompiledPlan(try Plans.rows([("L1", "Type `ne`", "One-hand: \(expect)")]))
    return try #require(plan.verdicts(["L1"]).first).status
  }

  @Test(
    "a statement with \"is\" and its denial are never both true",
    arguments: [
      ("\"Search in Directory\" is shown", "\"Search in Directory\" is not shown"),
      ("\"Search in Directory\" is shown", "\"Search in Directory\" is never shown"),
      ("The spinner is hidden", "The spinner is not hidden"),
      ("The row is above the field", "The row is not above the field"),
      ("The row is not below the field", "The row is below the field"),
      ("The key is \"Search\"", "The key is not \"Search\""),
      ("The key is labelled Search", "The key is not labelled Search"),
      ("The key is not labelled return", "The key is labelled return"),
      ("The key is not grey", "The key is grey"),
      ("The key is not grey and disabled", "The key is grey and disabled"),
      ("The tags disappear", "The tags do not disappear"),
      ("\"Search in Directory\" replaces the tags", "\"Search in Directory\" replaces no tags"),
      (
        "\"Search in Directory\" replaces the tags",
        "\"Search in Directory\" does not replace the tags"
      ),
    ])
  func opposites(_ right: String, _ wrong: String) throws {
    #expect(try status(right) == .passed)
    #expect(try status(wrong) == .failed)
  }

  @Test(
    "what a denial cannot reach is an error",
    arguments: [
      "Not one-hand: the tags stay", "\"Search in Directory\" is shown not in both layouts",
      "\"Search in Directory\" is hidden not while searching", "Results without no header",
      "Results, not with a header", "Not the documented limit, not a regression",
      "Not tapping it", "Not as before", "The key says not below the field",
    ])
  func unreachable(_ expect: String) throws {
    let plan = CompiledPlan(try Plans.rows([("L1", "Type `ne`", expect)]))
    #expect(plan.verdicts(["L1"]).map(\.status) == [.error])
  }
}
