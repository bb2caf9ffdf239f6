import ScreenModel

extension EventReader {
  mutating func readStart(_ fields: EventFields) throws(FieldError) {
    let tool = try fields.object("tool")
    guard try tool.text("name") == Tool.name else {
      throw FieldError(message: "the stream is not from \(Tool.name)")
    }
    let written = try fields.object("plan")
    let selection = try fields.object("selection")
    var header = RunHeader()
    header.toolVersion = try tool.text("version")
    header.planDigest = try written.text("sha256")
    header.selectors = try selection.texts("words")
    header.isLive = try fields.text("directory") == "live"
    if let script = try fields.optionalObject("script") {
      header.bent = DirectoryUse(
        options: try script.texts("options"), seed: try script.number("seed"))
    }
    header.narrowings = try fields.texts("narrowings")
    header.matrix = try EventReader.matrix(try fields.object("matrix"))
    if let shard = try fields.optionalObject("shard") {
      let (index, count) = (try shard.number("index"), try shard.number("count"))
      guard index >= 1, index <= count else {
        throw FieldError(message: "there is no shard \(index)/\(count)")
      }
      header.shard = Arguments.Shard(index: index, count: count)
    }
    let plan = Plan(
      path: try written.text("path"), title: try written.text("title"),
      introduction: try written.objects("introduction").map(EventReader.text),
      setup: try written.objects("setup").map(EventReader.setupItem), sections: [], cases: [],
      criteria: try written.texts("criteria"))
    reading.caseCount = try written.number("cases")
    let indices = try selection.numbers("cases")
    guard zip(indices, indices.dropFirst()).allSatisfy(<),
      indices.allSatisfy({ (0..<reading.caseCount).contains($0) })
    else { throw FieldError(message: "the selected cases are not in the plan's order") }
    reading.beginning = RunBeginning(
      plan: plan,
      selection: Selection(
        indices: indices, isChosen: try selection.flag("isChosen"),
        shard: header.shard.map { "\($0.index)/\($0.count)" }),
      required: try fields.texts("required"), commonOptions: try fields.texts("options"),
      header: header)
  }

  mutating func readSection(_ fields: EventFields) throws(FieldError) {
    try EventReader.requireNext(
      try fields.number("section"), reading.beginning?.plan.sections.count ?? 0, "the section")
    reading.beginning?.plan.sections.append(
      PlanSection(
        title: try fields.text("title"), heading: try fields.text("heading"),
        line: try fields.number("line"), level: try fields.number("level"),
        criteria: try fields.texts("criteria")))
  }

  mutating func readPlanCase(_ fields: EventFields) throws(FieldError) {
    let known = reading.beginning?.plan.cases.count ?? 0
    try EventReader.requireNext(try fields.number("case"), known, "the case")
    guard known < reading.caseCount else {
      throw FieldError(message: "there are more cases than the plan has")
    }
    let origin: PlanCase.CriteriaOrigin =
      switch try fields.optionalText("criteriaOrigin") {
      case "case": .ownTag
      case "section": .section
      default: .none
      }
    let context: PlanCase.Context =
      switch try fields.text("context") {
      case "list item": .listItem
      case "quote": .quote
      default: .plain
      }
    var others: [PlanCase.OtherCell] = []
    for other in try fields.objects("other") {
      others.append(
        PlanCase.OtherCell(
          heading: try other.text("heading"), text: try EventReader.text(try other.object("cell"))))
    }
    reading.beginning?.plan.cases.append(
      PlanCase(
        id: try fields.text("id"), title: try fields.text("title"),
        section: try fields.number("section"), line: try fields.number("line"),
        position: try fields.place("at"), ownCriteria: try fields.texts("ownCriteria"),
        criteria: try fields.texts("criteria"), criteriaOrigin: origin,
        doCell: try EventReader.text(try fields.object("do")),
        expectCell: try EventReader.text(try fields.object("expect")), otherCells: others,
        context: context))
  }

  private static func setupItem(_ fields: EventFields) throws(FieldError) -> SetupItem {
    SetupItem(
      number: try fields.text("number"), text: try text(try fields.object("text")),
      children: try fields.objects("children").map(setupItem))
  }

  private static func text(_ fields: EventFields) throws(FieldError) -> PlanText {
    let string = try fields.text("text")
    let characters = Array(string)
    let places = try fields.tuples("places", of: 3)
    guard places.isEmpty == characters.isEmpty, places.allSatisfy({ $0.allSatisfy { $0 >= 0 } })
    else { throw FieldError(message: "the places of a text don't fit it") }
    var positions: [SourcePosition] = []
    positions.reserveCapacity(characters.count)
    for (number, place) in places.enumerated() {
      let end = number + 1 < places.count ? places[number + 1][0] : characters.count
      guard place[0] == positions.count, place[0] < end, end <= characters.count else {
        throw FieldError(message: "the places of a text don't fit it")
      }
      for offset in 0..<(end - place[0]) {
        positions.append(SourcePosition(line: place[1], column: place[2] + offset))
      }
    }
    var spans: [PlanText.Span] = []
    for mark in try fields.objects("marks") {
      let kind: PlanText.Span.Kind =
        switch try mark.text("mark") {
        case "code": .code
        case "bold": .bold
        case "italic": .italic
        default: .link(destination: try mark.text("to"))
        }
      spans.append(
        PlanText.Span(kind: kind, range: try range(mark, within: characters.count)))
    }
    return PlanText(
      characters: characters, positions: positions, spans: spans, start: try fields.place("at"),
      source: string)
  }

  /// Gives a stretch of a text.
  static func range(
    _ fields: EventFields, within count: Int
  ) throws(FieldError) -> Range<Int> {
    let (from, until) = (try fields.number("from"), try fields.number("until"))
    guard from >= 0, from <= until, until <= count else {
      throw FieldError(message: "a stretch of a text lies outside it")
    }
    return from..<until
  }

  private static func matrix(_ fields: EventFields) throws(FieldError) -> Matrix {
    var matrix = Matrix()
    matrix.chatListModes = try modes(try fields.texts("chatListModes"))
    matrix.newChatModes = try modes(try fields.texts("newChatModes"))
    matrix.smallPhone = try phone(try fields.text("smallPhone"))
    matrix.largePhone = try fields.optionalText("largePhone").map(phone)
    matrix.largeText = try fields.optionalText("largeText").flatMap { TextSize(rawValue: $0) }
    matrix.largeScope = try fields.text("large") == "every case" ? .everyCase : .layoutCases
    matrix.menuVersion = try fields.optionalNumber("menuVersion")
    matrix.menuCases = try fields.texts("menuCases")
    matrix.versionsWithoutMenu = try fields.numbers("versionsWithoutMenu")
    return matrix
  }

  private static func modes(_ names: [String]) throws(FieldError) -> [ToolbarMode] {
    try names.map { name throws(FieldError) in
      guard let mode = ToolbarMode(rawValue: name) else {
        throw FieldError(message: "there is no mode “\(VisibleText.escaped(name))”")
      }
      return mode
    }
  }

  private static func phone(_ name: String) throws(FieldError) -> Phone {
    guard let phone = Phone.all.first(where: { $0.name == name }) else {
      throw FieldError(message: "no phone is called “\(VisibleText.escaped(name))”")
    }
    return phone
  }
}
