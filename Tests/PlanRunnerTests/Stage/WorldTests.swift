import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("World and phone")
struct WorldTests {
  @Test("things due at one moment are open choices, and either may come first")
  func ties() throws {
    var hand = Hand(.oneHand, on: true)
    hand.command(.setLatency(1_000))
    try hand.type("cinews")
    try hand.tap(.directoryRow)
    hand.pass(999)
    var world = hand.phone.world
    let choices = world.enabled
    #expect(choices.count == 2)
    #expect(choices.allSatisfy { $0.time == Instant(milliseconds: 1_000) })
    var other = world
    world.step(choices[0])
    #expect(world.state.progress == nil)
    other.step(choices[1])
    #expect(other.state.progress?.isShown == true)
    #expect(other.enabled == [choices[0]])
    other.step(choices[1])  // It is taken already.
    #expect(other.enabled == [choices[0]])
  }

  @Test("a copy goes its own way")
  func forks() throws {
    var hand = Hand(.oneHand, on: true)
    try hand.type("cinews")
    var fork = hand
    try fork.tap(.directoryRow)
    fork.settle()
    #expect(fork.has(.resultRow) && fork.requests == 1)
    #expect(!hand.has(.resultRow) && hand.requests == 0 && hand.phone.isQuiet == false)
    #expect(hand.phone.world != fork.phone.world)
    try hand.tap(.directoryRow)
    hand.settle()
    #expect(hand.phone.world == fork.phone.world)
    #expect(hand.phone.world.hashValue == fork.phone.world.hashValue)
  }

  @Test("what happens is told in words, and the clock ends at the limit")
  func words() throws {
    var phone = ModelPhone(Launch(directorySearchOn: true))
    try phone.perform(.enterText("alice"))
    let row = phone.screen.indices(of: .directoryRow)[0]
    try phone.perform(.tap(row))
    var told: [String] = []
    while let words = phone.advance(to: Instant(milliseconds: 20_000)) {
      told.append("\(phone.now.milliseconds) \(words)")
    }
    #expect(
      told == [
        "300 name look-up timer fires", "1000 spinner timer fires",
        "2000 reply to request 1 arrives",
      ])
    #expect(phone.now == Instant(milliseconds: 20_000))
    #expect(phone.isQuiet)
  }

  @Test("what cannot be touched is refused, and changes nothing")
  func refusals() throws {
    var hand = Hand()
    let before = hand.screen
    #expect(throws: ActionError.noSuchElement) { try hand.perform(.tap(-1)) }
    #expect(throws: ActionError.noSuchElement) { try hand.perform(.tap(9_999)) }
    #expect(throws: ActionError.noReaction(before.elements[0])) { try hand.perform(.tap(0)) }
    #expect(throws: ActionError.notPossible) { try hand.perform(.dismiss) }
    #expect(throws: ActionError.notPossible) { try hand.perform(.notify(profile: "P9")) }
    #expect(hand.screen == before)
    try hand.type("ne")
    try hand.tap(.directoryRow)
    let field = hand.screen.elements[hand.index(.searchField)]
    #expect(throws: ActionError.covered(field)) { try hand.tap(.searchField) }
    #expect(throws: ActionError.covered(field)) { try hand.type("news") }
    #expect(throws: ActionError.notPossible) { try hand.perform(.dismiss) }
    try hand.tap(.alertButton, "Cancel")
    try hand.tap(.profileButton)
    #expect(throws: ActionError.noField) { try hand.type("news") }
  }

  @Test("many threads see the same as one")
  func threads() async {
    let walk = Walk.all[Walk.all.count - 1]
    let right = walk.trace()
    let all = await withTaskGroup(of: Walk.Trace.self) { group in
      for _ in 0..<8 { group.addTask { walk.trace() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 8 && all.allSatisfy { $0 == right })
  }

  @Test("an odd start does not end the run")
  func oddStart() throws {
    let empty = Hand(Launch(profile: "nobody"))
    #expect(empty.labels(.profileButton) == ["Ada"])
    let odd = Fixture(profiles: [
      Fixture.Profile(code: "P1", name: "", chats: [], userTags: ["x"])
    ])
    var hand = Hand(Launch(fixture: odd))
    try hand.tap(.pencil)
    #expect(hand.labels(.emptyRow) == ["No contacts"])
    hand = Hand(Launch(fixture: Fixture(profiles: [])))
    #expect(hand.has(.chatList))
  }
}
