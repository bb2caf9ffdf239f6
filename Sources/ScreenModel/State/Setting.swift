/// What does not change while a phone runs: its build, its size, its content at the start.
///
/// It is shared, not copied, so that a copy of a phone stays cheap.
package final class Setting: Sendable {
  /// The phone.
  package let configuration: Configuration
  /// What the app decides.
  package let rules: Rules
  /// The content at the start; a phone has at least one profile.
  package let fixture: Fixture
  /// What was worked out from texts and entries so far.
  let facts = KnownFacts()

  /// Makes a setting; without arguments it is a right app with the standard content.
  package init(
    configuration: Configuration = Configuration(), rules: Rules = Rules(),
    fixture: Fixture = .standard
  ) {
    self.configuration = configuration
    self.rules = rules
    let isEmpty = fixture.profiles.isEmpty
    self.fixture =
      isEmpty ? Fixture(profiles: [Fixture.Profile(code: "P1", name: "", chats: [])]) : fixture
  }
}
