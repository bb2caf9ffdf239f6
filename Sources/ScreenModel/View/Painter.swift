/// Gathers the elements of a screen, each with its reaction.
struct Painter {
  let state: State
  let tables: Tables
  var metrics: PhoneMetrics
  var elements: [Element] = []
  var reactions: [Reaction] = []
  /// What closes the thing on top.
  var dismissal: Event?
  var canPull = false

  init(state: State, tables: Tables) {
    self.state = state
    self.tables = tables
    metrics = PhoneMetrics(tables.configuration)
    elements.reserveCapacity(96)
    reactions.reserveCapacity(96)
  }

  var rules: Rules { tables.rules }
  var strings: Strings { tables.strings }
  var mode: ToolbarMode { tables.configuration.mode }
  var size: TextSize { metrics.size }

  mutating func paint() {
    if state.isNewChatOpen {
      if state.isArchivedOpen { paintArchived() } else { paintNewChat() }
    } else {
      paintPlace()
    }
    paintTop()
  }

  private mutating func paintPlace() {
    switch state.place {
    case .chatList: paintChatList()
    case .chat(let chat): paintChat(chat)
    case .profiles: paintProfiles()
    case .settings: paintSettings()
    case .privacy: paintPrivacy()
    case .flow(let number): paintFlow(number)
    }
  }

  /// Adds an element and gives its index.
  @discardableResult
  mutating func add(
    _ identifier: Element.Identifier, _ role: Element.Role, _ label: String = "",
    value: String = "", at frame: Rect, traits: Element.Traits = [.enabled, .hittable],
    lines: Int = 0, runs: [Element.Run] = [], in parent: Int = -1, tap: Event? = nil,
    hold: Event? = nil
  ) -> Int {
    elements.append(
      Element(
        identifier, role: role, label: label, value: value, frame: frame, traits: traits,
        lines: lines, runs: runs, parent: parent))
    reactions.append(Reaction(tap: tap, hold: hold))
    return elements.count - 1
  }

  /// Adds a text fitted into a width and gives its lower edge.
  @discardableResult
  mutating func addText(
    _ identifier: Element.Identifier, _ fitted: FittedText, _ text: String, _ style: TextStyle,
    x: Int, y: Int, extra: Element.Traits = [], runs: [Element.Run] = [], in parent: Int
  ) -> Int {
    var traits: Element.Traits = [.enabled, .hittable]
    traits.formUnion(extra)
    if fitted.isTruncated { traits.insert(.truncated) }
    let height = fitted.lines * size.lineHeight(style)
    let frame = Rect(x: x, y: y, width: fitted.width, height: height)
    add(
      identifier, .staticText, text, at: frame, traits: traits, lines: fitted.lines, runs: runs,
      in: parent)
    return y + height
  }

  /// Adds a text of one line and gives its width.
  @discardableResult
  mutating func addLine(
    _ identifier: Element.Identifier, _ text: String, _ style: TextStyle, x: Int, y: Int,
    available: Int, extra: Element.Traits = [], in parent: Int
  ) -> Int {
    let fitted = line(text, style, available: available)
    addText(identifier, fitted, text, style, x: x, y: y, extra: extra, in: parent)
    return fitted.width
  }

  /// Fits a text into one line.
  func line(_ text: String, _ style: TextStyle, available: Int) -> FittedText {
    let width = TextMetrics.points(
      TextMetrics.width(of: text), size: size.points(style), bold: style.isBold)
    return FittedText(
      width: min(width, max(0, available)), lines: 1, isTruncated: width > available)
  }

  /// Gives the number of lines of a text that may take as many as it needs.
  func wrap(_ text: String, _ style: TextStyle, available: Int) -> FittedText {
    let one = line(text, style, available: available)
    guard one.isTruncated else { return one }
    return FittedText(Words(text), style: style, size: size, available: available, limit: 0)
  }

  /// Lets nothing that was added before `end` be touched.
  mutating func cover(upTo end: Int) {
    guard rules.layout.topTakesTouches else { return }
    for index in 0..<end { elements[index].traits.remove(.hittable) }
  }

  /// Lets nothing be touched whose centre lies under a frame.
  mutating func cover(under frame: Rect, upTo end: Int) {
    for index in 0..<end where !elements[index].traits.contains(.scrolledOut) {
      let middle = Rect(
        x: elements[index].frame.midX, y: elements[index].frame.midY, width: 1, height: 1)
      if frame.contains(middle) { elements[index].traits.remove(.hittable) }
    }
  }
}
