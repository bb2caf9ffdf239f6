import ScreenModel
import Synchronization

/// The test data of each profile, written down once for a whole run, when it is first asked for.
package final class TestSheets: Sendable {
  private let launch: Launch
  private let written = Mutex<[String: TestData]>([:])

  /// Prepares sheets of what every phone of a run starts with.
  package init(_ launch: Launch) {
    self.launch = launch
  }

  /// Gives the data of the phone with a profile in use, by its code; else that of the launch's own.
  package func sheet(for profile: String) -> TestData {
    let isKnown = launch.fixture.profiles.contains { $0.code == profile }
    let name = isKnown ? profile : launch.profile
    return written.withLock { written in
      if let sheet = written[name] { return sheet }
      let sheet = TestData(network: launch.network, fixture: launch.fixture, profile: name)
      written[name] = sheet
      return sheet
    }
  }
}
