extension PlanCase {
  /// Whether the plan says "Manual only" of it: a check on a device is owed even when the model passes.
  package var isManual: Bool {
    [doCell, expectCell].contains { $0.string.lowercased().contains("manual only") }
  }
}
