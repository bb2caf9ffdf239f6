import ScreenModel

/// The places that something can stand at.
package enum Places {
  package static let phrases: [Phrase] = [
    Phrase("above the field", .place(aboveField)),
    Phrase("in the slot above the field", .place(inSlotAboveField)),
    Phrase("in the slot", .place(inSlotAboveField)),
    Phrase("below the field", .place(belowField)),
    Phrase("above it", .place(aboveField)),
    Phrase("below it", .place(belowField)),
    Phrase("above as usual", .place(aboveAsUsual)),
    Phrase("in the (search )field", .place(inField)),
    Phrase("at the trailing edge", .place(atTrailingEdge)),
    Phrase("where the results go", .place(whereResultsGo)),
    Phrase("farthest from the field", .place(farthestFromField)),
    Phrase("before the result rows", .place(beforeResults)),
    Phrase("after the result rows", .place(afterResults)),
    Phrase("in the toolbar", .place(inToolbar)),
    Phrase("in the banner under the name", .place(inBanner)),
    Phrase("below them", .place(belowThem)),
    Phrase("above them", .place(aboveThem)),
    Phrase("with the onboarding pages", .place(withOnboardingPages)),
    Phrase("beside its own chat row", .place(besideChatRow)),
    Phrase("over a lifted preview of the row", .place(overPreview)),
    Phrase("in the results card", .place(inside(.resultsCard))),
  ]

  private static let aboveField = Place("above the field") { look, index in
    guard let bar = look.searchBar?.frame else { return "is on a screen without a field" }
    let frame = look.elements[index].frame
    return frame.maxY <= bar.y ? nil : "is at y \(frame.y), the field at \(bar.y)"
  }

  /// In the strip that touches the field's upper edge.
  private static let inSlotAboveField = Place("in the slot above the field") { look, index in
    guard let bar = look.searchBar?.frame else { return "is on a screen without a field" }
    let frame = look.elements[index].frame
    guard let slot = look.first(.slot)?.frame, abs(slot.maxY - bar.y) <= 8 else {
      return "is on a screen that has no slot above the field"
    }
    return slot.contains(frame) ? nil : "is at y \(frame.y), the slot at \(slot.y) to \(slot.maxY)"
  }

  private static let belowField = Place("below the field") { look, index in
    guard let bar = look.searchBar?.frame else { return "is on a screen without a field" }
    let frame = look.elements[index].frame
    if let list = look.firstIndex(of: .list), look.screen.isInside(index, list) {
      return "is a row of the list"
    }
    return frame.y >= bar.maxY ? nil : "is at y \(frame.y), the field at \(bar.y)"
  }

  /// Above the field, at the very place that it has on the phone without directory search.
  private static let aboveAsUsual: Place = {
    var place = aboveField
    place.name = "above the field as usual"
    place.isAsUsual = true
    return place
  }()

  private static let inField = Place("in the search field") { look, index in
    guard let field = look.first(.searchField)?.frame else {
      return "is on a screen without a field"
    }
    return field.contains(look.elements[index].frame) ? nil : "is outside the search field"
  }

  /// Right of all else in its row, at the row's margin.
  private static let atTrailingEdge = Place("at the trailing edge") { look, index in
    let frame = look.elements[index].frame
    guard let row = look.row(of: index) else { return "is in no row" }
    guard row != index else { return "is the whole row" }
    let edge = look.elements[row].frame.maxX
    guard edge - frame.maxX <= 24, edge >= frame.maxX else {
      return "ends \(edge - frame.maxX) points before the row’s edge"
    }
    let others = look.screen.descendants(of: row).filter {
      $0 != index && !look.screen.isInside($0, index)
    }
    let overlap = others.first { look.elements[$0].frame.maxX > frame.x }
    return overlap.map { "stands under \(look.describe($0))" }
  }

  /// In the list, beyond the local chats as seen from the field.
  private static let whereResultsGo = Place("where the results go") { look, index in
    guard let list = look.firstIndex(of: .list), look.screen.isInside(index, list) else {
      return "is outside the list"
    }
    let chats = look.ends(of: .chatRow).map { look.distanceFromField($0.farthest) } ?? 0
    return look.distanceFromField(index) > chats ? nil : "is before a chat"
  }

  /// The row of the results that no other one lies beyond, or something in it.
  private static let farthestFromField = Place("farthest from the field") { look, index in
    let rows = [look.ends(of: .resultRow), look.ends(of: .loadRow)].compactMap { $0?.farthest }
    let farthest = rows.sorted().max { look.distanceFromField($0) < look.distanceFromField($1) }
    guard let farthest else { return "is there without result rows" }
    guard let row = look.row(of: index),
      [.resultRow, .loadRow].contains(look.elements[row].identifier)
    else { return "is no row of the results" }
    guard look.distanceFromField(row) < look.distanceFromField(farthest) else { return nil }
    return "is nearer to the field than \(look.describe(farthest))"
  }

  private static let beforeResults = Place("before the result rows") { look, index in
    guard let results = look.ends(of: .resultRow) else { return "is there without result rows" }
    let nearest = look.distanceFromField(results.nearest)
    return look.distanceFromField(index) < nearest ? nil : "is beyond a result row"
  }

  private static let afterResults = Place("after the result rows") { look, index in
    guard let results = look.ends(of: .resultRow) else { return "is there without result rows" }
    let farthest = look.distanceFromField(results.farthest)
    return look.distanceFromField(index) > farthest ? nil : "is before a result row"
  }

  /// Under the chat's name in the bar at the top.
  private static let inToolbar = Place("in the toolbar") { look, index in
    guard let title = look.first(.chatTitle)?.frame else { return "is in no chat" }
    let frame = look.elements[index].frame
    let limit = look.first(.banner)?.frame.y ?? title.maxY + 44
    if frame.y >= title.maxY, frame.maxY <= limit { return nil }
    return "is not under the name in the bar"
  }

  private static let inBanner = Place("in the banner under the name") { look, index in
    guard let banner = look.firstIndex(of: .banner) else {
      return "is on a screen without a banner"
    }
    return look.elements[banner].frame.contains(look.elements[index].frame)
      ? nil : "is outside the banner"
  }

  private static let belowThem = relative("below them") { $0.y >= $1.maxY }
  private static let aboveThem = relative("above them") { $0.maxY <= $1.y }

  private static func relative(
    _ name: String, _ holds: @escaping @Sendable (Rect, Rect) -> Bool
  ) -> Place {
    var place = Place(name) { look, index throws(StepError) in
      let others = try Nouns.them.find(look)
      guard !others.isEmpty else { return "is there without them" }
      let frame = look.elements[index].frame
      let wrong = others.first { !holds(frame, look.elements[$0].frame) }
      return wrong.map { "is not \(name): \(look.describe($0))" }
    }
    place.isRelation = true
    return place
  }

  private static let withOnboardingPages: Place = {
    var place = Place("with the onboarding pages", isLayout: false) { look, _ in
      look.first(.onboardingPage) == nil ? "is there without them" : nil
    }
    place.mentions = Nouns.onboardingPages
    return place
  }()

  private static let besideChatRow = Place("beside its own chat row", isLayout: false) {
    look, index in
    let row = look.row(of: index) ?? index
    guard let title = look.part(.title, of: row)?.label else { return "has no name" }
    let name = title.hasPrefix("#") ? String(title.dropFirst()) : title
    let hasChat = look.indices(of: .chatRow).contains {
      $0 != row && look.part(.title, of: $0)?.label == name
    }
    return hasChat ? nil : "is there without the chat row “\(name)”"
  }

  /// With a preview that shows the parts of a row on the screen.
  private static let overPreview = Place("over a lifted preview of the row", isLayout: false) {
    look, _ in
    guard let preview = look.firstIndex(of: .preview) else {
      return "is there without a preview"
    }
    let shown = look.labels(in: preview)
    let isOfRow = look.indices(of: .resultRow).contains { row in
      let parts = look.labels(in: row)
      return !shown.isEmpty && shown.allSatisfy(parts.contains)
        && look.part(.title, of: row)?.label == look.part(.title, of: preview)?.label
    }
    return isOfRow ? nil : "is over a preview of no row: \(shown.quotedList)"
  }

  /// Within an element that a noun means.
  static func within(_ thing: Thing) -> Place {
    Place("in \(thing.name)", isLayout: false) { look, index throws(StepError) in
      let holders = try thing.find(look)
      guard !holders.isEmpty else { return "is there without \(thing.name)" }
      let isHeld = holders.contains {
        look.screen.isInside(index, $0)
          || look.elements[$0].frame.contains(look.elements[index].frame)
      }
      return isHeld ? nil : "is outside \(thing.name)"
    }
  }

  /// Within the one element that has an identifier.
  static func inside(_ identifier: Element.Identifier) -> Place {
    Place("in \(identifier.inWords)", isLayout: false) { look, index in
      guard let holder = look.firstIndex(of: identifier) else {
        return "is there without it"
      }
      return look.screen.isInside(index, holder) ? nil : "is outside it"
    }
  }
}

extension Look {
  /// The row that an element is in, or is.
  package func row(of index: Int) -> Int? {
    let rows: Set<Element.Identifier> = [
      .chatRow, .resultRow, .contactRow, .loadRow, .emptyRow, .directoryRow, .connectRow,
    ]
    var place = index
    while place >= 0 {
      if rows.contains(elements[place].identifier) { return place }
      place = elements[place].parent
    }
    return nil
  }

  /// The texts that an element holds, at any depth.
  package func labels(in index: Int) -> [String] {
    screen.descendants(of: index).map { elements[$0].label }.filter { !$0.isEmpty }
  }
}
