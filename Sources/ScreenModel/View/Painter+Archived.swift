extension Painter {
  /// Adds the list of archived contacts, which has the field but no directory search.
  mutating func paintArchived() {
    let frame = Rect(
      x: 0, y: metrics.top + 10, width: metrics.width, height: metrics.height - metrics.top - 10)
    let root = add(.archivedContacts, .sheet, strings.archivedContacts, at: frame)
    dismissal = .dismissed
    var y = frame.y
    paintSheetBar(strings.archivedContacts, strings.back, y: y, in: root)
    y += PhoneMetrics.bar
    paintField(.archived, y: y, in: root)
    y += metrics.fieldHeight
    let rows = rowsByField(.archived)
    paintRowsByField(rows, .archived, y: y, in: root)
    y += rows.count * metrics.rowHeight
    let bottom = metrics.height - (state.archived.isFocused ? metrics.keyboard : 0)
    let area = Rect(x: 0, y: y, width: metrics.width, height: max(0, bottom - y))
    let list = add(.list, .table, at: area, in: root)
    paintRows(archivedRows(), .archived, area, isFlipped: false, in: list)
    if state.archived.isFocused { paintKeyboard(.archived, in: root) }
  }

  private func archivedRows() -> [ListRow] {
    let text = text(.archived)
    let all = tables.chats(of: state).filter {
      tables.facts(of: $0, in: state).chat.isArchived
    }
    let shown = all.filter {
      !rules.archived.filters || text.count == 0 || text.contactMatches[$0]
    }
    let found = found(.archived, local: shown)
    let rows = order(.archived, local: shown.map { .contact($0) }, found: found)
    guard rows.isEmpty, rules.archived.showsEmptyText else { return rows }
    return [.empty(all.isEmpty ? strings.noContacts : strings.noFilteredContacts)]
  }
}
