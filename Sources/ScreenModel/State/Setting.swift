/// What does not change while a phone runs: its build, its size, its content at the start.
package struct Setting: Hashable, Sendable {
  package var configuration: Configuration
  package var rules: Rules
  package var fixture: Fixture

  package init(
    configuration: Configuration = Configuration(), rules: Rules = Rules(),
    fixture: Fixture = .standard
  ) {
    self.configuration = configuration
    self.rules = rules
    self.fixture = fixture
  }
}
