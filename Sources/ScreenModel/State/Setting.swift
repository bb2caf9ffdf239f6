/// What does not change while a phone runs: its build, its size, its content at the start.
///
/// It is shared, not copied, so that a copy of a phone stays cheap.
package final class Setting: Sendable {
  package let configuration: Configuration
  package let rules: Rules
  /// The content at the start; a phone has at least one profile.
  package let fixture: Fixture

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
