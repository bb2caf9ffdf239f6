/// A clause that says how two things stand to each other, which holds in the films of later follow-ups too.
package struct Relation: Sendable {
  /// The clause's place among those of its case.
  package var clause: Int
  package var claim: Claim
  package var referents: Referents

  /// Requires that the relation holds in each frame of a take that shows both things.
  ///
  /// - Throws: ``StepError`` of kind `failed` when it does not.
  package func require(in take: Take) throws(StepError) {
    var take = take
    take.scene.referents = referents
    try claim.requireRelation(take)
  }
}

extension Claim {
  /// The places that say how its subjects stand to something else; none where it denies or narrows them.
  private var relations: [Place] {
    isNegated || predicate.name != Predicate.isThere.name ? [] : places.filter(\.isRelation)
  }

  /// Whether it says how two things stand to each other.
  package var isRelation: Bool { !relations.isEmpty }

  /// Requires that its subjects stand so in each frame that shows them and what they are compared with.
  package func requireRelation(_ take: Take) throws(StepError) {
    guard isRelation, let plural = take.scene.referents.plural else { return }
    for frame in take.sinceBeginning {
      let look = take.look(frame)
      guard try !plural.find(look).isEmpty else { continue }
      for thing in subjects {
        for index in try thing.find(look) {
          guard let flaw = try relations.firstFlaw(look, index) else { continue }
          throw StepError(
            .failed, "\(look.describe(index)) \(flaw)", frame: frame,
            film: take.scene.stage.film)
        }
      }
    }
  }
}
