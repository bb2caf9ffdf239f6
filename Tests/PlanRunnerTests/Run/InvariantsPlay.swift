import FakeDirectory
import ScreenModel

import PlanRunner

/// A scenario that a test plays by hand, to see which invariant it breaks.
struct InvariantsPlay {
  let launch: Launch
  var scene: Scene

  init(_ launch: Launch) {
    self.launch = launch
    scene = Scene(
      stage: Stage(ModelPhone(launch), cause: "the phone"),
      data: TestData(network: launch.network, fixture: launch.fixture, profile: launch.profile),
      startScreen: .chatList)
  }

  init(
    _ mode: ToolbarMode = .oneHand, on: Bool = true, profile: String = "P1",
    network: Network = StandardContent.network, _ change: (inout Rules) -> Void = { _ in }
  ) {
    var rules = Rules()
    change(&rules)
    self.init(
      Launch(
        configuration: Configuration(mode: mode), profile: profile, directorySearchOn: on,
        network: network, rules: rules))
  }

  var stage: Stage { scene.stage }
  var screen: Screen { stage.screen }

  /// The name of the first invariant that the scenario breaks.
  var broken: String? { Invariants.firstBroken(in: scene, films: [])?.name }

  func has(_ identifier: Element.Identifier) -> Bool { screen.first(identifier) != nil }

  mutating func tap(_ identifier: Element.Identifier, _ label: String? = nil) throws {
    try scene.tap(identifier, label: label, as: Self.gesture(for: identifier))
  }

  mutating func hold(_ identifier: Element.Identifier) throws {
    let index = screen.elements.firstIndex { $0.identifier == identifier } ?? -1
    try scene.stage.perform(.longPress(index), as: .longPress, cause: "hold \(identifier)")
  }

  mutating func type(_ text: String) throws { try scene.type(text) }

  mutating func paste(_ text: String) throws {
    try scene.stage.perform(.paste(text), as: .paste, cause: "paste \(text)")
  }

  mutating func dismiss() throws {
    try scene.stage.perform(.dismiss, as: .dismiss, cause: "close what lies on top")
  }

  mutating func notify(_ profile: String) throws {
    try scene.stage.perform(
      .notify(profile: profile), as: .navigate, cause: "a message for \(profile)")
  }

  mutating func command(_ command: DirectoryCommand) {
    scene.stage.command(command, cause: "\(command)")
  }

  mutating func pass(_ milliseconds: Int) throws {
    try scene.stage.wait(until: stage.now + milliseconds)
  }

  mutating func settle() throws { try scene.stage.settle() }

  /// Searches by the row.
  mutating func search(_ text: String) throws {
    try type(text)
    try tap(.directoryRow)
  }

  /// The gesture that a tester calls a tap on an element.
  static func gesture(for identifier: Element.Identifier) -> Gesture {
    switch identifier {
    case .directoryRow: .searchRow
    case .returnKey: .searchKey
    case .loadRow: .loadMore
    case .clearButton, .cancelButton: .clear
    case .alertButton, .sheetButton, .menuItem: .choose
    case .profileRow, .notification: .switchProfile
    case .tag, .filterButton: .filter
    case .toggle: .toggle
    case .pencil, .profileButton, .settingsRow, .backButton, .archiveRow: .navigate
    default: .tap
    }
  }
}

/// A generator of numbers that gives the same ones for the same seed.
struct Lehmer: RandomNumberGenerator {
  var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state ^ (state >> 29)
    mixed = mixed &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 32)
  }
}

extension InvariantsPlay {
  private static let texts = [
    "news", "cinews", "quokka", "harbour", "zqxvjk", "n", "  ", " news ", "Legacy", "seaglass",
    "@nadia", "bold", "",
  ]

  /// Does something at random that the screen offers.
  mutating func stumble(_ random: inout Lehmer) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...2: try? type(Self.texts.randomElement(using: &random) ?? "")
    case 3: try? paste(StandardContent.links.unlistedChannel)
    case 4...5: try? pass([100, 700, 1_500, 4_000].randomElement(using: &random) ?? 0)
    case 6: try? pass(12_000)
    case 7:
      switch Int.random(in: 0..<9, using: &random) {
      case 0: command(.stop)
      case 1...2: command(.start)
      case 3: command(.setLatency(3_000))
      case 4: command(.setLatency(300))
      case 5: command(.setRowsPerPage(3))
      case 6: try? notify("P2")
      default: command(.addRule(ScriptRule(times: 1, then: .error("no"))))
      }
    case 8: try? dismiss()
    case 9: try? scene.stage.perform(.pullToRefresh, as: .refresh, cause: "pull")
    case 10: try? hold(.resultRow)
    case 11...13: tapOne(of: [.directoryRow, .returnKey, .loadRow, .searchField], &random)
    default:
      let elements = screen.elements.indices.filter { screen.elements[$0].isHittable }
      if let index = elements.randomElement(using: &random) { touch(index) }
    }
  }

  private mutating func tapOne(of identifiers: [Element.Identifier], _ random: inout Lehmer) {
    let elements = screen.elements.indices.filter {
      identifiers.contains(screen.elements[$0].identifier)
    }
    if let index = elements.randomElement(using: &random) { touch(index) }
  }

  private mutating func touch(_ index: Int) {
    let element = screen.elements[index]
    try? scene.stage.perform(
      .tap(index), as: Self.gesture(for: element.identifier),
      cause: "tap \(element.identifier) “\(element.label)”")
  }
}
