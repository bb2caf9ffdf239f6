/// What PlanRunner can be asked to do.
package enum Command: String, Hashable, Sendable, CaseIterable {
  case run, list, show, faults, mutate, directory, journal
}
