/// What PlanRunner can be asked to do.
package enum Command: String, Hashable, Sendable, CaseIterable {
  case run, list, show, report, merge, faults, mutate, directory, journal
}

extension Command {
  /// Whether it reads files of events instead of a plan.
  package var readsEvents: Bool { self == .report || self == .merge }
}
