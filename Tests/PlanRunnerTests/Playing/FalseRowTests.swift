import PlanRunner
import Testing

@Suite("A false statement does not pass, however it is put")
struct FalseRowTests {
  private func status(_ action: String, _ expect: String) throws -> Status {
    let plan = CompiledPlan(try Plans.rows([("L1", action, expect)]))
    return try #require(plan.verdicts(["L1"]).first).status
  }

  @Test(
    "what is there is not denied",
    arguments: [
      ("Empty search field", "No star"), ("Empty search field", "No time"),
      ("Empty search field", "No avatar"), ("Empty search field", "No last message"),
      ("Search for nonsense that matches a local chat name", "No avatar"),
      ("With results shown, change the text", "Results do not disappear"),
      ("Type `ne`", "\"Search in Directory\" does not stay; \"Search in Directory\" is shown"),
      ("Search for a term that matches listed groups", "Results do not stay"),
      ("With \"Directory search\" off, search", "Alert \"Enable Directory search?\" does not stay"),
      (
        "Fail a \"Load more\" (directory stopped), then retry",
        "It never turns into \"Search failed, tap to retry\""
      ),
      (
        "Fail a \"Load more\" (directory stopped), then retry",
        "The results never turn into \"Search failed, tap to retry\""
      ),
      (
        "More entries than one page",
        "The last row of the results is \"Load more · N left\"; it does not disappear at the end"
      ),
      ("Open Settings → Privacy", "\"Directory search\" is on"),
    ])
  func denied(_ action: String, _ expect: String) throws {
    #expect(try status(action, expect) == .failed)
  }

  @Test(
    "what has not been there does not go, stay or come back",
    arguments: [
      ("Type `ne`", "The chat-list search is cancelled"),
      ("Pull to refresh (reconnect servers)", "The chat-list search is cancelled"),
      ("Type `ne`", "The spinner comes back"), ("Search", "The results come back"),
      ("Type `ne`", "\"Open\" stays"), ("Type `ne`", "A menu disappears"),
      ("Type `ne`", "A menu and tags disappear at once"),
      ("Search, then change the text", "\"Search in Directory\" stays when the text changes"),
      (
        "Type `ne`, change the text",
        "\"Search in Directory\" stays when the text changes and while the results show"
      ),
      (
        "Search for nonsense, e.g. `zqxvjk`",
        "\"Search in Directory\" stays once the search finishes"
      ),
    ])
  func absent(_ action: String, _ expect: String) throws {
    #expect(try status(action, expect) == .failed)
  }

  @Test(
    "what is elsewhere is not here",
    arguments: [
      ("Search", "The spinner offers \"Open\""), ("Search", "An alert offers \"Open\""),
      ("Search", "The search bar with \"Open\""),
      ("Type `ne`", "\"Search in Directory\" at the trailing edge"),
      ("Type `ne`", "\"Search in Directory\" farthest from the field"),
      ("Search for the name of a channel you joined", "It appears beside its own chat row"),
    ])
  func elsewhere(_ action: String, _ expect: String) throws {
    #expect(try status(action, expect) == .failed)
  }

  @Test("what comes for a while goes when the plan says so")
  func passing() throws {
    let stopped = "Stop the directory, search"
    #expect(try status(stopped, "The spinner disappears after about 10 s") == .passed)
    #expect(try status(stopped, "The spinner disappears after about 5 s") == .failed)
    #expect(try status("Type `ne`", "The spinner disappears within 10 s") == .failed)
    #expect(
      try status("Start a search, clear the field", "The spinner disappears within 1 s") == .passed)
  }

  @Test("\"then\" is read between events")
  func order() throws {
    let right = "The keyboard hides, the spinner shows in the field, then the channel opens"
    let wrong = "The channel opens, then the keyboard hides, then the spinner shows in the field"
    #expect(try status("Tap a channel's result", right) == .passed)
    #expect(try status("Tap a channel's result", wrong) == .failed)
    let stopped = "Stop the directory, search"
    let shows = "The spinner shows, then the spinner disappears"
    let goes = "The spinner disappears, then the spinner shows"
    #expect(try status(stopped, shows) == .passed)
    #expect(try status(stopped, goes) == .failed)
  }

  @Test(
    "what says nothing is an error",
    arguments: [
      "Nothing disappears later", "Nothing stays", "The keyboard hides the tags",
      "Results, then nothing is sent", "Same slots as L1", "0 results", "There are not 0 results",
      "Results stay within 2 s",
      "\"Search in Directory\" stays at once",
    ])
  func empty(_ expect: String) throws {
    #expect(try status("Search", expect) == .error)
  }

  @Test("a menu offers its items, wherever else their texts stand")
  func offers() throws {
    #expect(try status("Long press a result", "The menu offers \"Open\"") == .passed)
    #expect(try status("Long press a result", "The menu offers \"Cancel\"") == .failed)
  }
}
