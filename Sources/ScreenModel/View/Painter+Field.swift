extension Painter {
  /// Adds the search field with all that stands beside it.
  mutating func paintField(_ surface: SurfaceID, y: Int, in root: Int) {
    let margin = PhoneMetrics.margin
    let height = metrics.fieldHeight
    let bar = add(
      .searchBar, .other, at: Rect(x: 0, y: y, width: metrics.width, height: height), in: root)
    let isFocused = state[surface].isFocused
    let side = isFocused ? strings.cancel : ""
    let filters = !isFocused && surface == .list && rules.filters.showsFilterButton
    let sideWidth =
      isFocused
      ? line(side, .body, available: metrics.inner / 3).width : (filters ? height - 16 : 0)
    let fieldWidth = metrics.inner - (sideWidth > 0 ? sideWidth + PhoneMetrics.gap : 0)
    let field = Rect(x: margin, y: y + 4, width: fieldWidth, height: height - 8)
    paintTextField(surface, field, in: bar)
    let sideFrame = Rect(
      x: field.maxX + PhoneMetrics.gap, y: y + 4, width: sideWidth, height: height - 8)
    if isFocused {
      add(.cancelButton, .button, side, at: sideFrame, in: bar, tap: .cancelTapped(surface))
    } else if filters, !tables.chats(of: state).isEmpty {
      var traits: Element.Traits = [.enabled, .hittable]
      if state.filter == .unread { traits.insert(.selected) }
      add(
        .filterButton, .button, strings.unreadFilter, at: sideFrame, traits: traits, in: bar,
        tap: .unreadTapped)
    }
  }

  private mutating func paintTextField(_ surface: SurfaceID, _ frame: Rect, in bar: Int) {
    let facts = text(surface)
    let showsLink = state[surface].showsLink
    var traits: Element.Traits = [.enabled, .hittable]
    if state[surface].isFocused { traits.insert(.focused) }
    if showsLink, rules.links.disablesField {
      traits.remove(.enabled)
      traits.insert(.grey)
    }
    let value = showsLink && rules.links.replacesText ? facts.linkLabel : facts.raw
    add(
      .searchField, .searchField, strings.placeholder, value: value, at: frame, traits: traits,
      lines: 1, in: bar, tap: .fieldTapped(surface))
    var right = frame.maxX - PhoneMetrics.gap
    let clears = facts.count > 0 && rules.layout.hasClearButton
    let spins = showsSpinner
    if clears { right -= 22 + PhoneMetrics.gap }
    if spins {
      add(
        .spinner, .activityIndicator, spinnerText,
        at: Rect(x: right - 20, y: frame.midY - 10, width: 20, height: 20), in: bar)
    }
    if clears {
      add(
        .clearButton, .button, strings.clear,
        at: Rect(x: frame.maxX - PhoneMetrics.gap - 22, y: frame.midY - 11, width: 22, height: 22),
        in: bar, tap: .clearTapped(surface))
    }
  }

  /// Gives the rows by the field that show, top to bottom.
  func rowsByField(_ surface: SurfaceID) -> [ListRow] {
    var rows: [ListRow] = []
    if showsConnectRow(surface) { rows.append(.connect) }
    if showsDirectoryRow(surface) { rows.append(.directory) }
    return rules.layout.connectFirst ? rows : rows.reversed()
  }

  /// Adds the rows by the field.
  mutating func paintRowsByField(_ rows: [ListRow], _ surface: SurfaceID, y: Int, in parent: Int) {
    var y = y
    for row in rows {
      let frame = Rect(x: 0, y: y, width: metrics.width, height: metrics.rowHeight)
      paintRowByField(row, surface, frame, in: parent)
      y += metrics.rowHeight
    }
  }

  mutating func paintRowByField(
    _ row: ListRow, _ surface: SurfaceID, _ frame: Rect, in parent: Int
  ) {
    let isConnect = row == .connect
    let label = isConnect ? text(surface).connectLabel : strings.searchInDirectory
    let icon = isConnect ? connectIcon(surface) : strings.directoryIcon
    let fitted = line(label, .body, available: metrics.inner - 32)
    var traits: Element.Traits = [.enabled, .hittable]
    if fitted.isTruncated { traits.insert(.truncated) }
    let index = add(
      isConnect ? .connectRow : .directoryRow, .button, label, at: frame, traits: traits, lines: 1,
      in: parent,
      tap: isConnect ? .connectRowTapped(surface) : .directoryRowTapped(surface))
    add(
      .icon, .image, icon,
      at: Rect(x: PhoneMetrics.margin, y: frame.midY - 12, width: 24, height: 24), in: index)
  }

  private func connectIcon(_ surface: SurfaceID) -> String {
    let isContact = text(surface).candidate?.hasPrefix("@") ?? false
    return isContact && rules.names.iconByPrefix ? strings.atIcon : strings.numberIcon
  }
}
