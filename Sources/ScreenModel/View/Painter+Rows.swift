extension Painter {
  /// Adds the rows of a list, given from the field outwards.
  ///
  /// A flipped list grows from its lower edge upwards; what does not fit is scrolled out.
  mutating func paintRows(
    _ rows: [ListRow], _ surface: SurfaceID, _ frame: Rect, isFlipped: Bool, in list: Int
  ) {
    let boxes = rows.map { box($0, surface) }
    let total = boxes.reduce(0) { $0 + $1.height }
    elements.reserveCapacity(elements.count + boxes.count * Painter.elementsOfRow + 32)
    reactions.reserveCapacity(elements.count + boxes.count * Painter.elementsOfRow + 32)
    var y = isFlipped ? frame.maxY - total : frame.y
    let upsideDown = isFlipped && !rules.layout.rowsUpright
    for box in isFlipped ? boxes.reversed() : boxes {
      let first = elements.count
      let place = Rect(x: 0, y: y, width: metrics.width, height: box.height)
      paint(box, surface, place, in: list)
      if !frame.contains(place) { mark(.scrolledOut, from: first) }
      if upsideDown { mark(.upsideDown, from: first) }
      y += box.height
    }
  }

  /// The most elements that most rows have.
  private static let elementsOfRow = 7

  /// Gives every element from an index on a further trait.
  mutating func mark(_ trait: Element.Traits, from first: Int) {
    for index in first..<elements.count { elements[index].traits.insert(trait) }
  }

  /// Measures a row.
  func box(_ row: ListRow, _ surface: SurfaceID) -> RowBox {
    switch row {
    case .chat where surface == .list:
      let text = size.lineHeight(.title) + 2 * size.lineHeight(.subheadline)
      return RowBox(row: row, height: max(size.avatarPoints, text) + 16)
    case .chat:
      let avatar = rules.newChat.chatAvatarPoints
      return RowBox(row: row, height: max(avatar + 16, metrics.rowHeight))
    case .contact:
      let avatar = rules.newChat.contactAvatarPoints
      return RowBox(row: row, height: max(avatar + 16, metrics.rowHeight))
    case .result(let entry):
      let fit = fit(entry, surface)
      return RowBox(row: row, height: fit.height, fit: fit)
    case .load:
      let label = loadLabel(surface, results: search(surface).entries.count)
      let fitted = wrap(label, .body, available: metrics.inner - 32)
      return RowBox(
        row: row, height: max(PhoneMetrics.bar, fitted.lines * size.lineHeight(.body) + 22),
        label: label, lines: fitted)
    case .heading(let text), .note(let text), .empty(let text):
      let fitted = wrap(text, .subheadline, available: metrics.inner)
      return RowBox(
        row: row, height: fitted.lines * size.lineHeight(.subheadline) + 16, label: text,
        lines: fitted)
    case .connect, .directory, .action, .archive:
      return RowBox(row: row, height: metrics.rowHeight)
    }
  }

  /// Adds one row.
  mutating func paint(_ box: RowBox, _ surface: SurfaceID, _ frame: Rect, in list: Int) {
    switch box.row {
    case .chat(let chat, let isFound):
      if surface == .list {
        paintChatRow(chat, isFound, frame, in: list)
      } else {
        paintContact(chat, .chatRow, isFound: isFound, surface, frame, in: list)
      }
    case .contact(let chat):
      paintContact(chat, .contactRow, isFound: false, surface, frame, in: list)
    case .result(let entry):
      guard let fit = box.fit else { return }
      paintResult(entry, fit, surface, frame, in: list)
    case .load: paintLoadRow(box, surface, frame, in: list)
    case .heading(let text): paintPlain(.sectionHeader, .staticText, text, box, frame, in: list)
    case .note(let text), .empty(let text):
      paintPlain(.emptyRow, .cell, text, box, frame, in: list)
    case .connect, .directory: paintRowByField(box.row, surface, frame, in: list)
    case .action(let number): paintAction(number, frame, in: list)
    case .archive: paintArchiveRow(frame, in: list)
    }
  }

  private mutating func paintPlain(
    _ identifier: Element.Identifier, _ role: Element.Role, _ text: String, _ box: RowBox,
    _ frame: Rect, in list: Int
  ) {
    add(
      identifier, role, text, at: frame, traits: [.enabled, .hittable, .grey],
      lines: box.lines.lines, in: list)
  }

  private mutating func paintLoadRow(
    _ box: RowBox, _ surface: SurfaceID, _ frame: Rect, in list: Int
  ) {
    let search = search(surface)
    var traits: Element.Traits = [.enabled, .hittable]
    let rule = rules.loadRow
    let blocks =
      rule.disabledWhileLoading && rules.paging.blocksWhileLoading
      && search.pageCount <= rule.disabledLoads
    if search.isLoading, blocks { traits.remove(.enabled) }
    let isGrey = rule.greyWhileLoading && search.pageCount <= rule.greyLoads
    if search.isLoading, isGrey { traits.insert(.grey) }
    let retries = search.hasFailed && !search.isLoading && rule.retryHasOwnIcon
    let keepsIcon = rule.keepsIconOnLaterPages || search.pageCount < 2
    let row = add(
      .loadRow, .button, box.label, at: frame, traits: traits, lines: box.lines.lines, in: list,
      tap: .loadRowTapped(surface))
    add(
      .icon, .image, retries || !keepsIcon ? strings.retryIcon : strings.loadIcon,
      at: Rect(x: PhoneMetrics.margin, y: frame.midY - 12, width: 24, height: 24), traits: traits,
      in: row)
    let extra: Element.Traits = traits.contains(.grey) ? .grey : []
    addText(
      .title, box.lines, box.label, .body, x: PhoneMetrics.margin + 32, y: frame.y + 11,
      extra: extra, in: row)
  }
}

/// A row with its measure.
struct RowBox {
  var row: ListRow
  var height: Int
  var label = ""
  var lines = FittedText(width: 0, lines: 0, isTruncated: false)
  var fit: ResultFit?
}
