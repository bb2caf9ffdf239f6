// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "PlanRunner",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "planrunner", targets: ["PlanRunner"])
  ],
  targets: [
    .target(name: "FakeDirectory", swiftSettings: settings),
    .target(name: "ScreenModel", dependencies: ["FakeDirectory"], swiftSettings: settings),
    .executableTarget(
      name: "PlanRunner", dependencies: ["FakeDirectory", "ScreenModel"], swiftSettings: settings),
    .testTarget(
      name: "FakeDirectoryTests", dependencies: ["FakeDirectory"], swiftSettings: settings),
    .testTarget(
      name: "ScreenModelTests", dependencies: ["ScreenModel", "FakeDirectory"],
      swiftSettings: settings),
    .testTarget(
      name: "PlanRunnerTests", dependencies: ["PlanRunner", "ScreenModel", "FakeDirectory"],
      resources: [.copy("Resources")], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
