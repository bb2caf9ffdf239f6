import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

@Suite("Invariants: what a right phone does")
struct InvariantsWalkTests {
  @Test("no walk at random breaks one on a right phone", arguments: 0..<60)
  func rightPhone(seed: Int) {
    var random = Lehmer(seed: seed)
    let mode: ToolbarMode = seed % 2 == 0 ? .oneHand : .topBar
    let size = TextSize.allCases[seed % TextSize.allCases.count]
    var play = InvariantsPlay(
      Launch(
        configuration: Configuration(mode: mode, phone: Phone.all[seed % 3], textSize: size),
        profile: ["P1", "P1", "P3", "P2"][seed % 4], directorySearchOn: seed % 3 > 0))
    for _ in 0..<120 { play.stumble(&random) }
    let broken = Invariants.firstBroken(in: play.scene, films: [])
    let account = broken.map { broken in
      let frames = broken.film.frames[...broken.frame].suffix(12)
      return broken.account + frames.map { "\n\($0.time) \($0.cause)" }.joined()
    }
    #expect(account == nil)
  }
}
