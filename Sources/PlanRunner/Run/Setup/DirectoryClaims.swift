import FakeDirectory
import ScreenModel

/// Checks of the directory's address and of its service.
enum DirectoryClaims {
  /// The commands that give an address new keys, by their first words.
  private static let rotation = "/_rotate_address_keys"

  /// Gives a check that searches fail with an error before a command, and succeed after it.
  static func fails(with error: String, until command: String) -> SetupClaim.Check {
    { ground in
      var directory = ground.launch.network.directory
      directory.obey(.setAddress(.noKeys))
      let seen = directory.failure(of: "a")
      guard seen == error else {
        return "before the rotation searches fail with \(seen ?? "nothing"), not “\(error)”"
      }
      let word = String(command.prefix { !$0.isWhitespace })
      guard word == rotation else {
        return "“\(word)” rotates no keys" + Suggestion.bracket(for: word, in: [rotation])
      }
      directory.obey(.rotateKeys)
      return directory.failure(of: "a").map { "after the rotation searches fail with \($0)" }
    }
  }

  /// Checks that an app which knows the link reaches the directory before and after the rotation.
  @Sendable static func linkStays(_ ground: SetupGround) throws(StepError) -> String? {
    var ground = ground
    ground.launch.network.directory.address = .noKeys
    var scene = ground.scene(isOn: true)
    try scene.search(ground.nameWord)
    try scene.rest()
    let failed = scene.stage.screen.first(.loadRow)?.label
    scene.stage.command(.rotateKeys, cause: "the directory rotates its keys")
    try scene.tap(.loadRow, as: .retry)
    try scene.rest()
    if scene.shows(.resultRow) || scene.stage.screen.first(.loadRow)?.label != failed { return nil }
    return "after the rotation the link in the app leads nowhere"
  }

  /// Checks that a directory which was only started answers searches.
  @Sendable static func serves(_ ground: SetupGround) -> String? {
    var directory = ground.launch.network.directory
    directory.obey(.setAddress(.keyed))
    return directory.failure(of: "a").map { "its searches fail with \($0)" }
  }

  /// Says why an address that was created by a command can't take searches; `nil` when it can.
  static func fault(ofAddress command: String, isShortLink: Bool) -> String? {
    let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first != "/ad" {
      return "“\(words.first ?? "")” creates no address"
        + Suggestion.bracket(for: words.first ?? "", in: ["/ad"])
    }
    if !words.contains("pq_ratchet=on") { return "an address made with “\(command)” has no keys" }
    return isShortLink ? nil : "a full link never carries the keys"
  }
}
