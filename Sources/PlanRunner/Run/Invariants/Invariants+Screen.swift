import ScreenModel

extension Invariants {
  /// What holds of any screen.
  static let screenInvariants = [
    Invariant(
      "there is one of each control",
      "One field, spinner, alert, load row, overlay, and one of each row by the field.",
      breach: doubled),
    Invariant(
      "nothing reaches beyond the phone's sides",
      """
      Every frame lies between the left and the right edge; only tags and pages scroll sideways.
      """,
      breach: tooWide),
    Invariant(
      "what lies on top takes all touches",
      "Under an alert, a sheet or a menu nothing can be hit.", breach: uncovered),
  ]

  @Sendable private static func doubled(_ watch: Watch) -> String? {
    guard watch.now.second >= 0 else { return nil }
    return "there is another “\(watch.elements[watch.now.second].identifier.rawValue)”"
  }

  @Sendable private static func tooWide(_ watch: Watch) -> String? {
    guard watch.now.outside >= 0 else { return nil }
    let element = watch.elements[watch.now.outside]
    return "“\(element.label)” reaches from \(element.frame.x) to \(element.frame.maxX) pt"
  }

  @Sendable private static func uncovered(_ watch: Watch) -> String? {
    let (now, elements) = (watch.now, watch.elements)
    guard now.top >= 0, now.firstHittable >= 0, now.firstHittable < now.top else { return nil }
    return "“\(elements[now.firstHittable].label)” can be hit under “\(elements[now.top].label)”"
  }
}
