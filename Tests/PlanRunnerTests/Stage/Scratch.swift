import Testing
import ScreenModel
import FakeDirectory

@Test func scratch() {
  let clock = ContinuousClock()
  var rights: [Walk.Trace] = []
  for walk in Walk.all {
    let time = clock.measure { rights.append(walk.trace()) }
    print("walk \(walk.name) \(rights.last!.screens.count) screens, \(time), \(rights.last!.isCutShort ? "CUT" : "")")
  }
  for alternative in Alternative.all.joined() {
    var hits: [String] = []
    for (walk, right) in zip(Walk.all, rights) where walk.trace(alternative.rules) != right {
      hits.append(walk.name)
      if hits.count == 3 { break }
    }
    print("ALT \(alternative.name): \(hits)")
  }
}
