import ScreenModel

/// The test data of each profile, written down once for a whole run.
package struct TestSheets: Sendable {
  private let byProfile: [String: TestData]
  private let inUse: TestData

  /// Writes down what every phone of a run starts with.
  package init(_ launch: Launch) {
    var byProfile: [String: TestData] = [:]
    for profile in launch.fixture.profiles {
      byProfile[profile.code] = TestData(
        network: launch.network, fixture: launch.fixture, profile: profile.code)
    }
    self.byProfile = byProfile
    inUse = TestData(network: launch.network, fixture: launch.fixture, profile: launch.profile)
  }

  /// Gives the data of the phone with a profile in use, by its code.
  package func sheet(for profile: String) -> TestData {
    byProfile[profile] ?? inUse
  }
}
