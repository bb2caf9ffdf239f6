/// Why runs can't be joined, in words.
package struct MergeError: Error, Hashable, Sendable {
  package var messages: [String]

  /// Makes an error.
  package init(_ messages: [String]) {
    self.messages = messages
  }
}

/// Joins the shards of one run.
package enum Merge {
  /// A shard and the name of the file that it comes from.
  package struct Shard: Sendable {
    package var name: String
    package var outcome: RunOutcome

    /// Makes a shard.
    package init(name: String, outcome: RunOutcome) {
      self.name = name
      self.outcome = outcome
    }
  }

  /// Joins shards, in whatever order they are given, and decides the criteria on all of them.
  ///
  /// - Parameters:
  ///   - shards: The shards, of which there is at least one.
  ///   - required: Criteria that may not stay undecided, beside those that the shards name.
  /// - Returns: The run that all of them make together.
  /// - Throws: ``MergeError`` when they are not all shards of one run, each of them once.
  package static func join(
    _ shards: [Shard], required: [String] = []
  ) throws(MergeError) -> RunOutcome {
    guard let first = shards.first else { throw MergeError(["there is nothing to merge"]) }
    var messages = shards.dropFirst().compactMap { difference(first, $0) }
    if messages.isEmpty { messages = wrongShards(shards) }
    let plan = first.outcome.run.plan
    let unknown = required.filter { !plan.criteria.contains($0) }
    if !unknown.isEmpty {
      messages.append("--require: the plan does not name \(NumberedRange.list(of: unknown))")
    }
    guard messages.isEmpty else { throw MergeError(messages) }

    let indices = shards.flatMap(\.outcome.selection.indices).sorted()
    let selection = Selection(indices: indices, isChosen: first.outcome.selection.isChosen)
    var played: [Int: CaseVerdict] = [:]
    for shard in shards {
      for index in shard.outcome.selection.indices {
        played[index] = shard.outcome.run.cases[index]
      }
    }
    let verdicts = RunCommand.complete(
      indices.compactMap { played[$0] }, of: plan, selection: selection)
    var beginning = first.outcome.beginning
    beginning.selection = selection
    beginning.header.shard = nil
    beginning.required += required.filter { !beginning.required.contains($0) }
    return .decided(beginning, cases: verdicts)
  }

  /// Says in what two shards differ that must not.
  private static func difference(_ one: Shard, _ other: Shard) -> String? {
    let (own, its) = (one.outcome.header, other.outcome.header)
    let what: String
    if own.planDigest != its.planDigest || one.outcome.run.plan != other.outcome.run.plan {
      what = "are of different plans"
    } else if own.toolVersion != its.toolVersion {
      what = "were played by different versions, \(own.toolVersion) and \(its.toolVersion)"
    } else if own.selectors != its.selectors {
      what = "have different selectors"
    } else if own.narrowings != its.narrowings || own.isLive != its.isLive || own.bent != its.bent
      || one.outcome.commonOptions != other.outcome.commonOptions
    {
      what = "were played with different options"
    } else if one.outcome.required != other.outcome.required {
      what = "require different criteria"
    } else if own.shard?.count != its.shard?.count {
      what = "are shards of different runs: \(name(own.shard)) and \(name(its.shard))"
    } else {
      return nil
    }
    return "\(one.name) and \(other.name) \(what)"
  }

  private static func name(_ shard: Arguments.Shard?) -> String {
    shard.map { "\($0.index)/\($0.count)" } ?? "a whole run"
  }

  /// Says which shards are missing or given twice, and which cases don't fit.
  private static func wrongShards(_ shards: [Shard]) -> [String] {
    guard let count = shards.first?.outcome.header.shard?.count else {
      return shards.count == 1
        ? [] : ["\(shards[0].name) and \(shards[1].name) are whole runs, not shards"]
    }
    var messages: [String] = []
    var names: [Int: String] = [:]
    for shard in shards {
      guard let index = shard.outcome.header.shard?.index else { continue }
      if let earlier = names[index] {
        messages.append("\(earlier) and \(shard.name) are both the shard \(index)/\(count)")
      }
      names[index] = shard.name
    }
    // Shards are numbered by people; a stream may speak of more of them than can be listed.
    let missing = (1...count).lazy.filter { names[$0] == nil }.prefix(10).map { "\($0)/\(count)" }
    if names.count < count {
      let more = count - names.count - missing.count
      messages.append(
        "missing: the \(names.count + 1 == count ? "shard" : "shards") \(missing.joined(separator: ", "))"
          + (more > 0 ? " and \(more) more" : ""))
    }
    guard messages.isEmpty else { return messages }
    var owners: Set<Int> = []
    for shard in shards {
      for index in shard.outcome.selection.indices where !owners.insert(index).inserted {
        let id = shard.outcome.run.plan.cases[index].id
        messages.append("\(shard.name) plays \(id), which another shard has played")
      }
    }
    return messages.isEmpty ? missingCases(shards, played: owners) : messages
  }

  /// Says which cases that the selectors mean were played by no shard.
  private static func missingCases(_ shards: [Shard], played: Set<Int>) -> [String] {
    guard let first = shards.first?.outcome,
      let meant = try? Selector(first.run.plan).select(first.header.selectors)
    else { return [] }
    let missing = meant.indices.filter { !played.contains($0) }.map { first.run.plan.cases[$0].id }
    guard !missing.isEmpty else { return [] }
    let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
    return ["no shard plays \(missing.prefix(10).joined(separator: ", "))\(more)"]
  }
}
