/// Finds and reads the plan.
package enum PlanFile {
  /// Says why a plan's file could not be read, with the names that may have been meant.
  package static func explanation(_ path: String, _ failure: System.Failure) -> String {
    let reason = failure.reason.lowercased()
    return "can't read the plan \(OptionValues.quoted(path)): \(reason)"
      + hint(path, candidates(path))
  }

  /// Gives a hint at the candidate that is nearest to a path, or at a few of them.
  package static func hint(_ path: String, _ candidates: [String]) -> String {
    let near = nearest(to: path, in: candidates, limit: 1)
    let named = near.isEmpty ? Array(candidates.prefix(3)) : near
    guard !named.isEmpty else { return "" }
    let quoted = named.map { OptionValues.quoted($0) }
    return " (did you mean \(Suggestion.alternatives(quoted))?)"
  }

  /// Gives the markdown files in the path's folder and in the folder of plans.
  private static func candidates(_ path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var found: [String] = []
    for place in ["plans/", folder] where !found.contains(where: { $0.hasPrefix(place) }) {
      let names = System.names(in: place.isEmpty ? "." : place)
      found += names.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.map { place + $0 }
    }
    let other = found.filter { $0 != path }
    return other.filter { $0 == Arguments.defaultPlan }
      + other.filter { $0 != Arguments.defaultPlan }
  }
}
