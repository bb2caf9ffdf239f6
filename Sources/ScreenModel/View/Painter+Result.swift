/// A result row's texts, fitted into its width.
struct ResultFit: Sendable {
  var avatar = 0
  var textX = 0
  var title = FittedText(width: 0, lines: 0, isTruncated: false)
  var simplexName: FittedText?
  var description: FittedText?
  var caption: FittedText?
  var trailing: FittedText?
  var height = 0
  var isJoining = false
}

extension Painter {
  /// The text size of result rows.
  private var resultSize: TextSize { rules.layout.rowsFollowTextSize ? size : .standard }

  private func titleStyle(_ surface: SurfaceID) -> TextStyle {
    surface == .list ? .title : .headline
  }

  /// Fits a result's texts: "Open" keeps its width, the name and the description give way.
  func fit(_ entry: EntryID, _ surface: SurfaceID) -> ResultFit {
    let facts = tables.entries[entry]
    let isJoining = facts.joining[state.profile] && rules.caption.saysJoining
    return facts.fit(on: surface, isJoining: isJoining) { measure(facts, surface, isJoining) }
  }

  private func measure(
    _ facts: EntryFacts, _ surface: SurfaceID, _ isJoining: Bool
  ) -> ResultFit {
    let size = resultSize
    var fit = ResultFit()
    fit.isJoining = isJoining
    let points = rules.rows.avatarPoints[surface]
    fit.avatar = rules.rows.showsAvatar ? (points == 0 ? size.avatarPoints : points) : 0
    fit.textX = PhoneMetrics.margin + (fit.avatar > 0 ? fit.avatar + PhoneMetrics.gap : 0)
    let room = metrics.width - PhoneMetrics.margin - fit.textX
    let hidden = fit.isJoining && rules.caption.joiningHidesTrailing
    if !facts.trailing.isEmpty, !hidden {
      fit.trailing = fitTrailing(facts, titleStyle(surface), room: room)
    }
    let width = room - (fit.trailing.map { $0.width + PhoneMetrics.gap } ?? 0)
    fitTexts(&fit, facts, titleStyle(surface), width: width)
    let texts = [fit.simplexName, fit.description, fit.caption].compactMap { $0 }
    let lines = texts.reduce(0) { $0 + $1.lines }
    let text =
      fit.title.lines * size.lineHeight(titleStyle(surface))
      + lines * size.lineHeight(.subheadline)
    fit.height = max(fit.avatar, text) + 16
    return fit
  }

  private var isLargeText: Bool { size.bodyPoints > TextSize.xxxLarge.bodyPoints }

  private var openGivesWay: Bool {
    switch rules.layout.openGivesWay {
    case .never: false
    case .always: true
    case .onSmallPhones: metrics.bottom == 0
    case .atLargeText: isLargeText
    }
  }

  private func fitTexts(
    _ fit: inout ResultFit, _ facts: EntryFacts, _ style: TextStyle, width: Int
  ) {
    let layout = rules.layout
    let size = resultSize
    let hasLimits = layout.limitsHoldAtLargeText || !isLargeText
    func fitted(_ words: Words, _ style: TextStyle, _ most: Int) -> FittedText {
      let limit = hasLimits ? most : 0
      var text = FittedText(words, style: style, size: size, available: width, limit: limit)
      guard !layout.textTruncates, text.isTruncated else { return text }
      text.isTruncated = false
      text.width = TextMetrics.points(words.total, size: size.points(style), bold: style.isBold)
      return text
    }
    fit.title = fitted(facts.title, style, layout.titleLines)
    fit.simplexName = facts.simplexName.map {
      fitted($0, .subheadline, layout.simplexNameLines)
    }
    fit.description = facts.description.map { fitted($0, .subheadline, layout.descriptionLines) }
    let caption = fit.isJoining ? strings.alreadyJoining : facts.caption
    if !caption.isEmpty {
      let whole = fit.isJoining ? TextMetrics.width(of: caption) : facts.captionWidth
      let points = TextMetrics.points(whole, size: size.points(.subheadline), bold: false)
      fit.caption = FittedText(
        width: min(points, width), lines: 1, isTruncated: points > width)
    }
  }

  private func fitTrailing(_ facts: EntryFacts, _ style: TextStyle, room: Int) -> FittedText {
    let size = resultSize
    let full = TextMetrics.points(
      facts.trailingWidth, size: size.points(.body), bold: false)
    let whole = FittedText(width: full, lines: 1, isTruncated: false)
    if !openGivesWay, rules.layout.openLines == 1 { return whole }
    let title = TextMetrics.points(
      facts.title.total, size: size.points(style), bold: style.isBold)
    guard title + PhoneMetrics.gap + full > room else { return whole }
    let lines = rules.layout.openLines
    return FittedText(width: full / 2, lines: lines, isTruncated: lines == 1)
  }

  /// Adds a result row.
  mutating func paintResult(
    _ entry: EntryID, _ fit: ResultFit, _ surface: SurfaceID, _ frame: Rect, in list: Int
  ) {
    let facts = tables.entries[entry]
    let tap = Event.resultTapped(surface, entry)
    let hasMenu = rules.menu.exists[surface] && tables.configuration.ios >= rules.menu.firstIOS
    let hold = hasMenu ? Event.resultHeld(surface, entry) : nil
    let row = add(
      .resultRow, .cell, fit.isJoining ? facts.joiningLabel : facts.label, at: frame, in: list,
      tap: rules.rows.rowOpens ? tap : nil, hold: hold)
    paintResultParts(facts, fit, surface, frame, in: row)
    guard let trailing = fit.trailing else { return }
    let height = trailing.lines * resultSize.lineHeight(.body)
    var traits: Element.Traits = [.enabled, .hittable]
    if trailing.isTruncated { traits.insert(.truncated) }
    add(
      .trailing, .button, facts.trailing,
      at: Rect(
        x: frame.maxX - PhoneMetrics.margin - trailing.width, y: frame.midY - height / 2,
        width: trailing.width, height: height), traits: traits, lines: trailing.lines, in: row,
      tap: rules.rows.trailingOpens ? tap : nil, hold: hold)
  }

  /// Adds all parts of a result row but what stands at its trailing edge.
  mutating func paintResultParts(
    _ facts: EntryFacts, _ fit: ResultFit, _ surface: SurfaceID, _ frame: Rect, in row: Int
  ) {
    if fit.avatar > 0 {
      add(
        .avatar, .image, facts.icon,
        at: Rect(
          x: frame.x + PhoneMetrics.margin, y: frame.y + 8, width: fit.avatar, height: fit.avatar),
        in: row)
    }
    let x = frame.x + fit.textX
    var y = frame.y + 8
    y = addText(
      .title, fit.title, facts.title.text, titleStyle(surface), x: x, y: y,
      runs: facts.titleRuns, in: row)
    if let words = facts.simplexName, let name = fit.simplexName {
      y = addText(
        .simplexName, name, words.text, .subheadline, x: x, y: y, extra: .grey, in: row)
    }
    if let words = facts.description, let about = fit.description {
      y = addText(
        .description, about, words.text, .subheadline, x: x, y: y, extra: .grey,
        runs: facts.descriptionRuns, in: row)
    }
    if let caption = fit.caption {
      let text = fit.isJoining ? strings.alreadyJoining : facts.caption
      addText(.caption, caption, text, .subheadline, x: x, y: y, extra: .grey, in: row)
    }
  }
}
