package import FakeDirectory
package import ScreenModel

/// Something that the Setup list says of the directory, the phone or the app, and that can be looked at.
package struct SetupClaim: Sendable {
  /// Gives what is not as the plan says, in words; `nil` when it is.
  package typealias Check = @Sendable (SetupGround) throws(StepError) -> String?

  /// Where the plan says it.
  package var position: SourcePosition
  /// Looks at it.
  package var check: Check

  /// Makes a claim from its parts.
  package init(at position: SourcePosition, _ check: @escaping Check) {
    self.position = position
    self.check = check
  }
}

/// What claims are checked against: the servers and the phone that a run starts with.
package struct SetupGround: Sendable {
  /// What every phone of the run starts with.
  package var launch: Launch
  /// The directory's content and the chats on the phone.
  package let data: TestData
  /// The phone that most cases are played on.
  package let phone: Phone
  /// The way to the switch through the settings.
  package let switchPath: [String]
  private let phones = ModelPhones()

  /// Makes the ground from what every phone of the run starts with.
  package init(_ launch: Launch, phone: Phone, switchPath: [String]) {
    self.launch = launch
    data = TestData(network: launch.network, fixture: launch.fixture, profile: launch.profile)
    self.phone = phone
    self.switchPath = switchPath
  }

  /// Gives a new phone; its switch stands as the app has it unless it is said how.
  package func scene(isOn: Bool? = nil, on screen: StartScreen = .chatList) -> Scene {
    var launch = launch
    launch.configuration.phone = phone
    if let isOn { launch.directorySearchOn = isOn }
    return Scene(
      stage: Stage(phones.phone(launch), cause: "a new phone"), data: data, startScreen: screen)
  }

  /// A word that a registered channel's name begins with, else one that nobody has.
  package var nameWord: String {
    let channel = data.names.keys.sorted().first { $0.hasPrefix("#") }
    return channel.map(SetupGround.word) ?? "qqqqqq"
  }

  /// Gives a name without its prefix and what stands behind the first dot.
  package static func word(of name: String) -> String {
    let core = name.hasPrefix("#") || name.hasPrefix("@") ? name.dropFirst() : name[...]
    return String(core.prefix { $0 != "." })
  }
}

extension Directory {
  /// Gives how the directory fails a search, by the name of the core's error; `nil` when it answers.
  package func failure(of text: String) -> String? {
    var directory = self
    let answer = directory.receive(SearchRequest(text: text), number: 1, at: .zero)
    return switch answer.outcome {
    case .reply, .replyAtDelivery, .held: nil
    case .failure(.notDRAddress, _): "ASENotDRAddress"
    case .failure(.busy, _): "ASERejected"
    case .failure(.timeout, _), .silence: "ASETimeout"
    }
  }
}
