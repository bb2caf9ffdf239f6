/// The name of a place on the page, for links: a case, a criterion, a film or one of its frames.
///
/// It comes from an ID of the plan only if that is capital letters with a number behind them, so no free text
/// ends up in a name.
struct Anchor: Hashable {
  /// The name, safe in an attribute and in a link.
  let name: String

  /// Names a case by its ID, or by its place in the plan.
  init(case id: String, at index: Int) {
    name = Anchor.isPlain(id) ? id : "case-\(index + 1)"
  }

  /// Names a criterion by its ID, or by its place.
  init(criterion id: String, at index: Int) {
    name = Anchor.isPlain(id) ? id : "criterion-\(index + 1)"
  }

  private init(name: String) {
    self.name = name
  }

  /// Names what lies within this place: "C5" and "one-hand" make "C5.one-hand".
  func within(_ part: String) -> Anchor { Anchor(name: "\(name).\(part)") }

  /// Names a frame by its number from 1: "C5.one-hand/3".
  func frame(_ number: Int) -> Anchor { Anchor(name: "\(name)/\(number)") }

  /// Whether an ID is capital letters and digits behind them.
  private static func isPlain(_ id: String) -> Bool {
    let rest = id.utf8.drop { (0x41...0x5A).contains($0) }
    return !rest.isEmpty && rest.count < id.utf8.count && id.utf8.count <= 20
      && rest.allSatisfy { (0x30...0x39).contains($0) }
  }
}
