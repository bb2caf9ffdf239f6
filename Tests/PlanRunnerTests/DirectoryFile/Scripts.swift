import FakeDirectory
import Foundation
import PlanRunner
import Testing

/// Script files for tests.
enum Scripts {
  /// The folder of the ready scripts.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "plans/directories")
  /// The names of the ready scripts.
  static let shipped: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json5") }.sorted()

  static func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  /// What is said of a script, a line for each message, without the file's name.
  static func messages(_ text: String) -> [String] { messages(Array(text.utf8)) }

  static func messages(_ bytes: [UInt8]) -> [String] {
    DirectoryFile.read(bytes, path: "s").diagnostics.map {
      String($0.rendered(path: "s").dropFirst(2))
    }
  }

  static func file(_ text: String) throws -> DirectoryFile {
    let reading = DirectoryFile.read(Array(text.utf8), path: "s")
    return try #require(reading.file, "\(reading.diagnostics)")
  }
}

extension Hand {
  /// A phone with the switch on before the directory of a script.
  init(script: String) throws {
    var launch = Launch(directorySearchOn: true)
    launch.network = try Scripts.file(script).network
    self.init(launch)
  }
}
