extension Painter {
  /// Adds what lies over the screen.
  mutating func paintTop() {
    let below = elements.count
    switch state.over {
    case .nothing: break
    case .menu(let entry, let surface): paintMenu(entry, surface)
    default:
      guard let alert = Alert(state.over, state: state, tables: tables) else { break }
      let usual = metrics
      metrics = usual.forAlert
      paintAlert(alert)
      metrics = usual
    }
    if elements.count > below {
      cover(upTo: below)
      canPull = false
    }
    paintNotification()
  }

  mutating func paintKeyboard(_ surface: SurfaceID, in root: Int) {
    let end = elements.count
    let frame = Rect(
      x: 0, y: metrics.height - metrics.keyboard, width: metrics.width, height: metrics.keyboard)
    cover(under: frame, upTo: end)
    let keyboard = add(.keyboard, .keyboard, at: frame, in: root)
    let key = surface == .archived ? rules.archived.keyLabel : rules.triggers.keyLabel[surface]
    let searches = key == .search && rules.hasDirectorySearch
    add(
      .returnKey, .key, searches ? strings.searchKey : strings.returnKey,
      at: Rect(
        x: metrics.width - 96, y: metrics.height - metrics.bottom - 50, width: 92, height: 42),
      in: keyboard, tap: .keyTapped(surface))
  }

  private mutating func paintAlert(_ alert: Alert) {
    let width = min(300, metrics.width - 40)
    let inner = width - 32
    let title = wrap(alert.title, .headline, available: inner)
    let message = wrap(alert.message, .subheadline, available: inner)
    let titleHeight = title.lines * size.lineHeight(.headline)
    let messageHeight = alert.message.isEmpty ? 0 : message.lines * size.lineHeight(.subheadline)
    let button = metrics.rowHeight
    let height = titleHeight + messageHeight + 40 + alert.buttons.count * button
    let x = (metrics.width - width) / 2
    var y = max(metrics.top, (metrics.height - height) / 2)
    let root = add(
      .alert, .alert, alert.title, at: Rect(x: x, y: y, width: width, height: height))
    y += 16
    let titleX = x + (width - title.width) / 2
    addText(.alertTitle, title, alert.title, .headline, x: titleX, y: y, in: root)
    y += titleHeight + 8
    if !alert.message.isEmpty {
      let messageX = x + (width - message.width) / 2
      addText(.alertMessage, message, alert.message, .subheadline, x: messageX, y: y, in: root)
      y += messageHeight + 8
    }
    for item in alert.buttons {
      add(
        .alertButton, .button, item.label, at: Rect(x: x, y: y, width: width, height: button),
        lines: 1, in: root, tap: .alertAnswered(item.answer))
      y += button
    }
    dismissal = nil
  }

  private mutating func paintMenu(_ entry: EntryID, _ surface: SurfaceID) {
    let fit = fit(entry, surface)
    let labels = rules.menu.hasSecondItem ? [strings.open, strings.copy] : [strings.open]
    let height = metrics.rowHeight * labels.count
    let total = fit.height + PhoneMetrics.gap + height
    let y = max(metrics.top, (metrics.height - total) / 2)
    let menu = add(
      .menu, .menu, at: Rect(x: 0, y: y, width: metrics.width, height: total))
    dismissal = .dismissed
    if rules.menu.showsPreview { paintPreview(entry, fit, surface, y: y, in: menu) }
    var itemY = y + fit.height + PhoneMetrics.gap
    for label in labels {
      add(
        .menuItem, .menuItem, label,
        at: Rect(
          x: PhoneMetrics.margin, y: itemY, width: metrics.width * 2 / 3,
          height: metrics.rowHeight), lines: 1, in: menu,
        tap: label == strings.open ? .menuItemTapped : .dismissed)
      itemY += metrics.rowHeight
    }
  }

  private mutating func paintPreview(
    _ entry: EntryID, _ fit: ResultFit, _ surface: SurfaceID, y: Int, in menu: Int
  ) {
    let first = elements.count
    let facts = tables.entries[entry]
    let frame = Rect(x: 0, y: y, width: metrics.width, height: fit.height)
    let preview = add(.preview, .other, at: frame, in: menu)
    var shown = fit
    let points = rules.menu.previewAvatarPoints
    if points > 0 { shown.avatar = points }
    paintResultParts(facts, shown, surface, frame, in: preview)
    if !rules.menu.previewOmitsTrailing, let trailing = fit.trailing {
      add(
        .trailing, .button, facts.trailing,
        at: Rect(
          x: frame.maxX - PhoneMetrics.margin - trailing.width, y: frame.midY - 10,
          width: trailing.width, height: 20), lines: 1, in: preview)
    }
    let upright =
      surface == .list ? rules.menu.previewUpright[mode] : rules.menu.newChatPreviewUpright
    if !upright { mark(.upsideDown, from: first) }
  }

  private mutating func paintNotification() {
    guard let profile = state.notification else { return }
    let frame = Rect(
      x: PhoneMetrics.gap, y: metrics.top, width: metrics.width - 2 * PhoneMetrics.gap, height: 60)
    cover(under: frame, upTo: elements.count)
    add(
      .notification, .button,
      tables.setting.fixture.profiles[profile].name + ": " + strings.newMessage, at: frame,
      lines: 1, tap: .notificationTapped)
  }
}
