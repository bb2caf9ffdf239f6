import FakeDirectory
import ScreenModel

/// Checks of the "Directory search" switch, each on a new phone.
///
/// That the switch can't be found is said by one of them; those that need it then say nothing.
enum SwitchClaims {
  /// Checks that the way to the switch can be gone.
  @Sendable static func isThere(_ ground: SetupGround) throws(StepError) -> String? {
    _ = try found(ground)
    return nil
  }

  /// Gives a check of how the switch stands.
  static func starts(on isOn: Bool) -> SetupClaim.Check {
    { ground in
      guard let (scene, index) = try? found(ground) else { return nil }
      let stands = scene.stage.screen.elements[index].value == "1"
      return stands == isOn ? nil : "the switch is \(stands ? "on" : "off") on a new phone"
    }
  }

  /// Gives a check of the section that the switch stands in.
  static func stands(in section: String) -> SetupClaim.Check {
    { ground in
      guard let (scene, index) = try? found(ground) else { return nil }
      let elements = scene.stage.screen.elements
      let y = elements[index].frame.midY
      let header = elements.filter { $0.identifier == .sectionHeader && $0.frame.midY < y }
        .max { $0.frame.midY < $1.frame.midY }
      let label = header?.label ?? ""
      return label.lowercased() == section.lowercased()
        ? nil : "the switch stands in the section “\(label)”"
    }
  }

  /// Gives a check that a search asks on either screen, by the row and by the key.
  static func asks(whileOn isOn: Bool) -> SetupClaim.Check {
    { ground throws(StepError) in
      for screen in [StartScreen.chatList, .newChat] {
        for trigger in [Trigger.row, .key] {
          var scene = ground.scene(isOn: isOn, on: screen)
          try scene.search(ground.nameWord, by: trigger)
          guard scene.shows(.alert), scene.stage.journal.entries.isEmpty else {
            return "a search by the \(trigger == .row ? "row" : "key") does not ask first"
          }
        }
      }
      return nil
    }
  }

  /// Gives a check that the alert is back when the switch is turned after it was allowed.
  static func asksAgain(whenOn isOn: Bool) -> SetupClaim.Check {
    { ground throws(StepError) in
      guard (try? found(ground)) != nil else { return nil }
      var scene = ground.scene(isOn: false)
      try scene.search(ground.nameWord)
      try scene.tap(.alertButton, label: "Enable", as: .choose)
      try scene.rest()
      try scene.setSwitch(isOn, path: ground.switchPath)
      try scene.type(ground.nameWord + "s")
      try scene.search()
      return scene.shows(.alert) ? nil : "the next search does not ask"
    }
  }

  private static func found(
    _ ground: SetupGround
  ) throws(StepError) -> (scene: Scene, index: Int) {
    var scene = ground.scene()
    try scene.follow(path: ground.switchPath)
    let index = scene.stage.screen.elements.firstIndex {
      $0.identifier == .toggle && $0.label == ground.switchPath.last
    }
    guard let index else { throw scene.missing("the switch") }
    return (scene, index)
  }
}
