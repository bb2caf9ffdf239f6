import PlanRunner
import Testing

@Suite struct SelectorTests {
  @Test(arguments: [
    (["C2"], ["C2"]),
    (["c2"], ["C2"]),
    (["C1-C2"], ["C1", "C2"]),
    (["C1–C10"], ["C1", "C2", "C10"]),
    (["C1..C9"], ["C1", "C2"]),
    (["c2-10"], ["C2", "C10"]),
    (["D"], ["D1", "D2"]),
    (["d"], ["D1", "D2"]),
    (["AC3"], ["C2", "C10"]),
    (["ac4"], ["D1"]),
    (["AC4-AC5"], ["D1", "D2"]),
    (["AC3–AC4"], ["C2", "C10", "D1"]),
    (["AC"], ["C2", "C10", "D1", "D2"]),
    (["chat list: results"], ["D1", "D2"]),
    (["Chat List:  Results (AC4–AC5)"], ["D1", "D2"]),
    (["new"], ["W1"]),
    (["W1,C1"], ["C1", "W1"]),
    (["W1, c2", "C2"], ["C2", "W1"]),
    ([], ["C1", "C2", "C10", "D1", "D2", "W1"]),
  ])
  func `words select cases in the plan's order`(words: [String], ids: [String]) throws {
    let selection = try Selector(Sample.plan).select(words)
    #expect(selection.indices.map { Sample.plan.cases[$0].id } == ids)
    #expect(selection.isChosen == !words.isEmpty)
  }

  @Test(arguments: [
    (["C9"], #"no case or criterion is "C9" (did you mean C1 or C2?)"#),
    (["C99"], #"no case or criterion is "C99"; the plan has C1, C2 and C10"#),
    (["AC10"], #"no case or criterion is "AC10"; the plan has AC3-AC6"#),
    (["C1", "D3"], #"no case or criterion is "D3" (did you mean D1 or D2?)"#),
    (["AC6"], #"no case of the plan carries the criterion "AC6""#),
    (["C10-C1"], #""C10-C1" runs backwards (did you mean C1-C10?)"#),
    (
      ["new chta"],
      #""new chta" is no case, criterion or section of the plan (did you mean New chat?)"#
    ),
    (
      ["chat list"],
      #""chat list" begins the titles of several sections: "Chat list: rows" or "Chat list: results""#
    ),
    (
      ["\u{1B}[2J"],
      #""\e[2J" is no case, criterion or section of the plan; "planrunner list" prints what there is"#
    ),
    (
      [""],
      #""" is no case, criterion or section of the plan; "planrunner list" prints what there is"#
    ),
  ])
  func `a word that means nothing selects nothing and says what is near`(
    words: [String], message: String
  ) {
    #expect(throws: SelectionError(messages: [message])) {
      try Selector(Sample.plan).select(words)
    }
  }

  @Test func `every wrong word gets its message`() {
    let error = #expect(throws: SelectionError.self) {
      try Selector(Sample.plan).select(["C7", "C1", "D7"])
    }
    #expect(error?.messages.count == 2)
  }

  @Test func `an ID that looks like a criterion is the case`() throws {
    let plan = Sample.plan(
      """
      ## One (AC4)

      | ID | Do | Expect |
      |--|--|--|
      | AC4 | a | b |
      | X1 | a | b |
      """)
    #expect(try Selector(plan).select(["AC4"]).indices == [0])
  }

  @Test(arguments: [(1, [0, 3]), (2, [1, 4]), (3, [2])])
  func `shards part the selection without loss`(index: Int, kept: [Int]) {
    let selection = Selection(indices: [0, 1, 2, 3, 4], isChosen: false)
    #expect(selection.shard(index, of: 3).indices == kept)
  }
}
