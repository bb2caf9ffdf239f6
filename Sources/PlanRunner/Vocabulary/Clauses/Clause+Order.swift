import ScreenModel

/// "then": what the clause says comes about no earlier than what was said before it.
extension Claim {
  /// Whether it says that something comes onto the screen or leaves it.
  fileprivate enum Event {
    case coming, going
  }

  fileprivate var event: Event? {
    guard !isNegated, whens.isEmpty else { return nil }
    if predicate.isAbsence { return .going }
    let comings: [Predicate] = [.isThere, .appears, .shows, .comesBack]
    return comings.contains { $0.name == predicate.name } || predicate.name == "opens"
      ? .coming : nil
  }

  /// Gives the first frame after the action in which what it says has come about; what goes has to have been there.
  fileprivate func moment(in take: Take) throws(StepError) -> Int? {
    guard let event else { return nil }
    var wasThere = event == .coming
    for frame in take.aroundAction {
      let look = take.look(frame)
      var holds = true
      for thing in subjects where holds {
        holds = try thing.find(look).isEmpty == (event == .going)
      }
      if holds, wasThere, frame >= take.afterAction.lowerBound { return frame }
      wasThere = wasThere || !holds
    }
    return nil
  }

  /// Requires that it comes about no earlier than another claim does.
  ///
  /// - Throws: ``StepError`` of kind `failed` when it comes first.
  func requireOrder(after other: Claim, _ judge: inout Judge) throws(StepError) {
    let take = judge.take
    guard let earlier = try other.moment(in: take), let own = try moment(in: take) else { return }
    guard own < earlier else { return }
    let name = subjects.map(\.name).joined(separator: ", ")
    throw StepError(
      .failed, "\(name) \(predicate.name) earlier than what stands before “then”", frame: own)
  }
}

extension ExpectComposer {
  /// The last claim of the film that is spoken of that says that something comes or goes.
  var lastEvent: Claim? {
    for clause in clauses.reversed() {
      switch clause.kind {
      case .claim(let claim) where claim.event != nil: return claim
      case .followUp, .backToMain: return nil
      default: continue
      }
    }
    return nil
  }
}
