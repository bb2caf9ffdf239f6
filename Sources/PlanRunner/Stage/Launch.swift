package import FakeDirectory
package import ScreenModel

/// How a model phone starts.
package struct Launch: Sendable {
  /// The phone and the app's settings that change the layout.
  package var configuration: Configuration
  /// The profile in use, by its name or its code.
  package var profile: String
  /// Whether the "Directory search" switch is on.
  package var directorySearchOn: Bool
  /// The servers.
  @Shared package var network: Network
  /// What the app decides.
  @Shared package var rules: Rules
  /// What is on the phone.
  @Shared package var fixture: Fixture

  /// Makes a launch; without arguments it is a right app with the standard content.
  package init(
    configuration: Configuration = Configuration(), profile: String = "P1",
    directorySearchOn: Bool = false, network: Network = StandardContent.network,
    rules: Rules = Rules(), fixture: Fixture = .standard
  ) {
    self.configuration = configuration
    self.profile = profile
    self.directorySearchOn = directorySearchOn
    _network = Shared(wrappedValue: network)
    _rules = Shared(wrappedValue: rules)
    _fixture = Shared(wrappedValue: fixture)
  }
}

extension Launch: Hashable {
  /// Hashes what differs between the launches of a run.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(configuration)
    hasher.combine(profile)
    hasher.combine(directorySearchOn)
  }
}
