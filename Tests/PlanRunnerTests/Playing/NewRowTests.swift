import PlanRunner
import Testing

@Suite("A tester writes new rows without Swift")
struct NewRowTests {
  static let edits: [Edit] = [
    Edit("L40", "not empty", "empty"),
    Edit("L41", "search\" below", "search\" above"),
    Edit("L42", "\"Appearance\"", "\"Notes\""),
    Edit("L45", "The link is resolved once", "Nothing is sent"),
    Edit("L43", "says \"news\"", "says \"new\""),
    Edit("L44", "1 request is", "2 requests are"),
    Edit("L46", "carries `news`", "carries `new`"),
    Edit("L47", "is empty", "is not empty"),
    Edit("L48", "\"magnifyingglass\"", "\"globe\""),
    Edit("L49", "not labelled return", "not labelled Search"),
    Edit("L49", "is not hidden", "is hidden"),
    Edit("L52", "\"Open\" is not visible", "\"Open\" is visible"),
    Edit("L52", "Directory\" is visible", "Directory\" is not visible"),
    Edit("L52", "there is no alert", "there is an alert"),
    Edit("L52", "contains `ne`", "contains `no`"),
    Edit("L53", "There are 9", "There are 8"),
    Edit("L53", "10 results are not", "9 results are not"),
    Edit("L53", "but no alert", "but an alert"),
    Edit("L53", "has an avatar and", "has no avatar and"),
    Edit("L54", "The next page loads", "No request is sent"),
    Edit("L55", "Stop the directory", "Start the directory"),
    Edit("L56", "the tags appear again", "the spinner appears again"),
    Edit("L56", "tap the clear button", "tap the search field"),
    Edit("L57", "No chat opens", "The channel opens"),
    Edit("L57", "have a name", "have a star"),
    Edit("L50", "is not on", "is not off"),
    Edit("L51", "is not off", "is not on"),
    Edit("L1", "appears below the field", "appears above the field"),
    Edit("L1", "One-hand: it replaces", "One-hand: it stays and replaces"),
    Edit("L1", "Top bar:", "One-hand:"),
    Edit("L2", "go away", "stay"),
    Edit("L2", "nothing appears later", "results appear later", .error),
    Edit("L2", "clear the field", "pull to refresh"),
    Edit("L3", "as your local chat", "as your local chat, with the spinner"),
    Edit("L3", "with no \"Open\"", "with \"Open\""),
    Edit("L3", "no result row for it", "a result row for it"),
    Edit("L4", "one item, \"Open\"", "one item, \"Join\""),
    Edit("L4", "opens nothing", "opens the chat"),
    Edit("L5", "disappear", "stay"),
    Edit("L5", "nothing is sent", "the search runs"),
    Edit("L6", "\"Enable Directory search?\"", "\"Enable search?\""),
    Edit("L6", "Cancel and Enable", "Enable and Cancel"),
    Edit("L6", "nothing is sent", "the request count changes"),
    Edit("L7", "no alert", "an alert"),
    Edit("L7", "request count changes", "request count does not change"),
    Edit("L8", "is still shown", "disappears"),
    Edit("L8", "is off", "is on"),
    Edit("L8", "later searches ask", "later searches do not ask"),
    Edit("L9", "do not ask", "ask"),
    Edit("L9", "switch on", "switch off"),
    Edit("L10", "about 10 s", "about 5 s"),
    Edit("L10", "No results", "Results"),
    Edit("L11", "tap to retry", "tap again"),
    Edit("L11", "results stay", "results disappear"),
    Edit("L12", "\"Join group\" button", "\"Join channel\" button"),
    Edit("L12", "the group opens", "the channel opens"),
    Edit("L12", "no \"Join channel\" bar", "\"Join channel\" bar"),
    Edit("L13", "local chats are shown", "results are shown"),
    Edit("L14", "as the row", "as the link", .undefined),
    Edit("L15", "disabled and grey", "hidden"),
    Edit("L15", "appends the next page", "starts the search over", .undefined),
    Edit("L15", "N left", "0 left"),
    Edit("L16", "labelled Search", "labelled return"),
    Edit("L17", "one-hand: above it", "one-hand: below it"),
    Edit("L17", "top bar: below it", "top bar: above it"),
    Edit("L18", "no header", "a header"),
    Edit("L18", "within 2 s", "within 0.5 s"),
    Edit("L19", "No results later", "Results later", .error),
    Edit("L20", "does not truncate", "truncates"),
    Edit("L21", "sheet is shown", "sheet is hidden"),
    Edit("L22", "No menu", "The menu"),
    Edit("L23", "no alert", "the alert"),
    Edit("L23", "switch on", "switch off"),
    Edit("L24", "switch off", "switch on"),
    Edit("L25", "appears as a result", "shows as your chat"),
    Edit("L26", "no result row", "a result row"),
    Edit("N3", "is unaffected", "is hidden", .undefined),
    Edit("N3", "the sheet disappears", "the sheet stays"),
    Edit("N1", "sheet stays", "sheet disappears"),
    Edit("N1", "no results", "results"),
    Edit("N2", "closes the sheet", "opens nothing"),
    Edit("N2", "opens the chat", "opens the group"),
  ]

  @Test("they play and pass")
  func pass() throws {
    let plan = CompiledPlan(try Plans.newRows())
    #expect(plan.plan.cases.count >= 16)
    for verdict in plan.verdicts(plan.plan.cases.map(\.id)) {
      #expect(verdict.status == .passed, "\(verdict.id) – \(verdict.account)")
      #expect(!verdict.scenarios.isEmpty)
    }
  }

  @Test("each fails when a word of it is changed", arguments: edits)
  func edit(_ edit: Edit) throws {
    let text = try #require(edit.applied(to: Plans.newRowsText), "\(edit) is not in the plan")
    let plan = try Plans.read(text)
    let wanted = plan.cases.indices.filter { plan.cases[$0].id == edit.id }
    let verdict = try #require(CompiledPlan(plan, cases: wanted).verdicts([edit.id]).first)
    #expect(verdict.status == edit.status, "\(verdict.account)")
  }

  @Test("each is changed")
  func complete() throws {
    let changed = Set(Self.edits.map(\.id))
    #expect(try Plans.newRows().cases.map(\.id).filter { !changed.contains($0) } == [])
  }
}
