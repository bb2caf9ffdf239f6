import PlanRunner
import ScreenModel
import Testing

@Suite struct RunCommandTests {
  @Test(
    arguments: [
      (nil, []),
      ([.oneHand, .topBar], []),
      ([.topBar], ["--mode top-bar"]),
    ] as [([ToolbarMode]?, [String])])
  func `one mode alone narrows the plan's matrix, both do not`(
    modes: [ToolbarMode]?, narrowings: [String]
  ) {
    var arguments = Arguments()
    arguments.modes = modes
    #expect(arguments.narrowings == narrowings)
  }

  @Test func `a phone, a text size and a version of iOS narrow as well`() {
    var arguments = Arguments()
    arguments.phone = .iPhone15
    arguments.textSize = .large
    arguments.ios = 16
    arguments.liveDirectory = true
    arguments.plan = "other.md"
    #expect(arguments.narrowings == ["--phone \"iPhone 15\"", "--text-size large", "--ios 16"])
    #expect(
      arguments.narrowingWords == ["--phone", "iPhone 15", "--text-size", "large", "--ios", "16"])
    #expect(arguments.commonOptions == ["--plan", "other.md", "--directory", "live"])
  }

  @Test func `cases that were not played are skipped and say why`() {
    let played = Sample.verdicts(["C2": .failed])[1]
    let selection = Selection(indices: [1], isChosen: true)
    let all = RunCommand.complete([played], of: Sample.plan, selection: selection)
    #expect(
      all.map(\.status) == [.skipped, .failed, .skipped, .skipped, .skipped, .skipped])
    #expect(all[0].reason == "not selected")
    #expect(all[4].isManual)
    let shard = selection.shard(1, of: 2)
    #expect(
      RunCommand.complete([played], of: Sample.plan, selection: shard)[0].reason
        == "not in the shard 1/2")
  }
}
