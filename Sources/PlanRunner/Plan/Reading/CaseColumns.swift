/// The columns of a table that make it a case table.
struct CaseColumns {
  /// What a column is for.
  enum Role: CaseIterable {
    case id
    case action
    case expectation

    /// The usual name of the column.
    var name: String {
      switch self {
      case .id: "ID"
      case .action: "Do"
      case .expectation: "Expect"
      }
    }

    /// The headings that mean this role only where no surer one stands.
    var lastResorts: [String] {
      switch self {
      case .id: []
      case .action:
        ["description", "test description", "scenario", "test scenario", "task", "what"]
      case .expectation: ["outcome", "verify", "verification", "pass criteria"]
      }
    }

    /// The headings that mean this role, in simple form, the surest first.
    var headings: [String] {
      switch self {
      case .id: CaseColumns.idHeadings
      case .action: CaseColumns.actionHeadings
      case .expectation: CaseColumns.expectationHeadings
      }
    }
  }

  /// A heading that is nearly one that is needed.
  struct NearMiss {
    var column: Int
    var role: Role
    var heading: String
  }

  /// The column of each role that was found.
  private(set) var columns: [Role: Int] = [:]
  /// Columns that could have had a role that another column took.
  private(set) var rivals: [(role: Role, column: Int)] = []
  /// The headings in simple form.
  private let simple: [String]

  /// Finds the roles of columns by their headings.
  init(headings: [String]) {
    simple = headings.map(Self.simplified)
    for role in Role.allCases { assign(role, simple) }
  }

  /// Headings that are nearly one of those that are missing.
  var nearMisses: [NearMiss] {
    var misses: [NearMiss] = []
    for role in missing {
      for (column, heading) in simple.enumerated()
      where !columns.values.contains(column) && misses.allSatisfy({ $0.column != column }) {
        guard let near = role.headings.first(where: { Self.isNear(heading, $0) }) else { continue }
        misses.append(NearMiss(column: column, role: role, heading: near))
      }
    }
    return misses
  }

  /// The roles without a column.
  var missing: [Role] { Role.allCases.filter { columns[$0] == nil } }
  /// Whether the table is a case table.
  var isComplete: Bool { columns.count == Role.allCases.count }

  private mutating func assign(_ role: Role, _ simple: [String]) {
    let free = simple.indices.filter { !columns.values.contains($0) }
    let ranked = free.compactMap { column in
      role.headings.firstIndex(of: simple[column]).map { (rank: $0, column: column) }
    }.sorted { $0 < $1 }
    // A lone "Step" column is what to do; beside a column of actions it numbers the rows.
    let isNumber = role == .id && ranked.first.map { simple[$0.column] == "step" } == true
    if isNumber && !simple.contains(where: { $0 != "step" && Self.actionHeadings.contains($0) }) {
      return
    }
    guard let best = ranked.first else {
      columns[role] = free.first { role.lastResorts.contains(simple[$0]) }
      return
    }
    columns[role] = best.column
    if role != .id {
      for other in ranked.dropFirst() { rivals.append((role, other.column)) }
    }
  }

  /// Gives a heading in small letters without punctuation and plural brackets.
  static func simplified(_ heading: String) -> String {
    let lower = String(heading.prefix(80)).lowercased()
    var words: [String] = [""]
    var rest = Substring(lower)
    while let character = rest.popFirst() {
      if character == "(", rest.hasPrefix("s)") {
        rest.removeFirst(2)
      } else if character.isLetter || character.isNumber || character == "#" {
        words[words.count - 1].append(character)
      } else if character != "'" && character != "’" {
        words.append("")
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isNear(_ heading: String, _ name: String) -> Bool {
    let longest = max(heading.count, name.count)
    guard min(heading.count, name.count) >= 4, longest <= 40 else { return false }
    return EditDistance.between(heading, name) <= (longest >= 6 ? 2 : 1)
  }

  static let idHeadings = [
    "id", "case id", "test case id", "testcase id", "test id", "tc id", "tcid", "testcaseid",
    "scenario id", "case no", "case number", "case #", "test case #", "test case no",
    "test case number", "test #", "test no", "test number", "tc #", "tc no", "tc", "#", "no",
    "nr", "number", "key", "ref", "reference", "step #", "step no", "step number", "case",
    "test case", "testcase", "test", "scenario", "编号", "用例编号", "用例", "序号", "step",
  ]
  static let actionHeadings = [
    "do", "what to do", "steps", "step", "test steps", "test step", "actions", "action",
    "steps to perform", "steps to execute", "steps to reproduce", "steps to follow",
    "step description", "user action", "procedure", "instructions", "instruction", "how to test",
    "how", "when", "操作", "操作步骤", "步骤", "测试步骤",
  ]
  static let expectationHeadings = [
    "expect", "expected", "expected result", "expected results", "expectation", "expectations",
    "what to expect", "expected outcome", "expected outcomes", "expected behavior",
    "expected behaviour", "expected output", "expected response", "expected state",
    "what you should see", "you should see", "should see", "should", "then", "期望", "期望结果",
    "预期", "预期结果",
  ]
}
