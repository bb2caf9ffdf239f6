import ScreenModel

extension JSONBytes {
  /// Writes what was asked for, and of which plan.
  mutating func start(_ beginning: RunBeginning) {
    let (plan, header) = (beginning.plan, beginning.header)
    event("run.started") { json in
      json.key("tool")
      json.object { json in
        json.member("name", Tool.name)
        json.member("version", header.toolVersion)
      }
      json.key("plan")
      json.object { json in
        json.member("path", plan.path)
        json.member("title", plan.title)
        json.member("sha256", header.planDigest)
        json.member("cases", plan.cases.count)
        json.member("criteria", plan.criteria)
        json.key("introduction")
        json.array(plan.introduction) { $0.text($1) }
        json.key("setup")
        json.array(plan.setup) { $0.setupItem($1) }
      }
      json.key("selection")
      json.object { json in
        json.member("words", header.selectors)
        json.member("isChosen", beginning.selection.isChosen)
        json.key("cases")
        json.array(beginning.selection.indices) { $0.integer($1) }
      }
      json.key("shard")
      if let shard = header.shard {
        json.object { json in
          json.member("index", shard.index)
          json.member("count", shard.count)
        }
      } else {
        json.null()
      }
      json.member("directory", header.isLive ? "live" : "test")
      if let bent = header.bent {
        json.key("script")
        json.object { json in
          json.member("options", bent.options)
          json.member("seed", bent.seed)
        }
      }
      json.member("narrowings", header.narrowings)
      json.member("required", beginning.required)
      json.member("options", beginning.commonOptions)
      json.key("matrix")
      json.matrix(header.matrix)
    }
  }

  /// Writes a heading that has cases.
  mutating func section(_ section: PlanSection, at index: Int) {
    event("plan.section") { json in
      json.member("section", index)
      json.member("title", section.title)
      json.member("heading", section.heading)
      json.member("line", section.line)
      json.member("level", section.level)
      json.member("criteria", section.criteria)
    }
  }

  /// Writes a row of the plan.
  mutating func planCase(_ planCase: PlanCase, at index: Int) {
    event("plan.case") { json in
      json.member("case", index)
      json.member("id", planCase.id)
      json.member("title", planCase.title)
      json.member("section", planCase.section)
      json.member("line", planCase.line)
      json.place("at", planCase.position)
      json.member("criteria", planCase.criteria)
      json.member("ownCriteria", planCase.ownCriteria)
      json.member("criteriaOrigin", planCase.originWord)
      json.member("manual", planCase.isManual)
      json.member("context", planCase.context.word)
      json.key("do")
      json.text(planCase.doCell)
      json.key("expect")
      json.text(planCase.expectCell)
      json.key("other")
      json.array(planCase.otherCells) { json, cell in
        json.object { json in
          json.member("heading", cell.heading)
          json.key("cell")
          json.text(cell.text)
        }
      }
    }
  }

  private mutating func setupItem(_ item: SetupItem) {
    object { json in
      json.member("number", item.number)
      json.key("text")
      json.text(item.text)
      json.key("children")
      json.array(item.children) { $0.setupItem($1) }
    }
  }

  private mutating func matrix(_ matrix: Matrix) {
    object { json in
      json.member("chatListModes", matrix.chatListModes.map(\.rawValue))
      json.member("newChatModes", matrix.newChatModes.map(\.rawValue))
      json.member("smallPhone", matrix.smallPhone.name)
      json.member("largePhone", matrix.largePhone?.name)
      json.member("largeText", matrix.largeText?.rawValue)
      json.member("large", matrix.largeScope == .everyCase ? "every case" : "layout cases")
      json.key("menuVersion")
      if let version = matrix.menuVersion { json.integer(version) } else { json.null() }
      json.member("menuCases", matrix.menuCases)
      json.key("versionsWithoutMenu")
      json.array(matrix.versionsWithoutMenu) { $0.integer($1) }
    }
  }

  /// Writes a text with its marks; characters in a row stand in the plan's line one behind the other unless a place
  /// is given: the character's number, its line and its column.
  mutating func text(_ text: PlanText) {
    object { json in
      json.member("text", text.string)
      json.place("at", text.start)
      json.key("places")
      json.array(text.jumps) { json, jump in
        json.array([jump.index, jump.position.line, jump.position.column]) { $0.integer($1) }
      }
      json.key("marks")
      json.array(text.spans) { json, span in
        json.object { json in
          json.member("mark", span.kind.word)
          if case .link(let destination) = span.kind { json.member("to", destination) }
          json.member("from", span.range.lowerBound)
          json.member("until", span.range.upperBound)
        }
      }
    }
  }

  /// Writes a place of the plan as its line and column.
  mutating func place(_ name: StaticString, _ position: SourcePosition) {
    key(name)
    array([position.line, position.column]) { $0.integer($1) }
  }
}

extension PlanText {
  /// The characters that do not stand one column behind the one before them.
  fileprivate var jumps: [(index: Int, position: SourcePosition)] {
    var jumps: [(Int, SourcePosition)] = []
    var expected: SourcePosition?
    for (index, position) in positions.enumerated() {
      if position != expected { jumps.append((index, position)) }
      expected = SourcePosition(line: position.line, column: position.column + 1)
    }
    return jumps
  }
}

extension PlanText.Span.Kind {
  /// The mark as a word.
  package var word: String {
    switch self {
    case .code: "code"
    case .bold: "bold"
    case .italic: "italic"
    case .link: "link"
    }
  }
}

extension PlanCase.Context {
  /// What the table stands in, as a word.
  package var word: String {
    switch self {
    case .plain: "plain"
    case .listItem: "list item"
    case .quote: "quote"
    }
  }
}
