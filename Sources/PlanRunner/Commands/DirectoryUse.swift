import FakeDirectory

/// The directory that cases are played with, when the command line bends it.
package struct DirectoryUse: Hashable, Sendable {
  /// The options that bend it, word by word.
  package var options: [String]
  /// What all that is drawn follows from.
  package var seed: Int

  /// Makes it from its parts.
  package init(options: [String], seed: Int) {
    self.options = options
    self.seed = seed
  }

  /// The line that reports end with.
  package var sentence: String {
    let words = options.map { $0.hasPrefix("--") ? $0 : Wording.shellWord($0) }
    return "Played with \(words.joined(separator: " ")); seed \(seed), \(Tool.inWords)"
  }
}

extension PlanRunnerCommand {
  /// Reads the script that a command line names and bends the directory; gives `nil`, and says
  /// why on standard error, where the script can't be used.
  static func launch(_ arguments: Arguments, _ console: Console) -> (Launch, DirectoryUse?)? {
    var launch = Launch()
    guard !arguments.wishes.isEmpty else { return (launch, nil) }
    if let path = arguments.wishes.file {
      guard let file = directoryFile(path, console) else { return nil }
      launch.network = file.network
    }
    launch.network = arguments.wishes.bend(launch.network)
    let seed = Int(clamping: launch.network.directory.script.seed)
    return (launch, DirectoryUse(options: arguments.wishes.words, seed: seed))
  }

  /// Reads a script and prints what is to be said of it; gives `nil` where it can't be used.
  static func directoryFile(_ path: String, _ console: Console) -> DirectoryFile? {
    do throws(System.Failure) {
      let bytes = try System.read(path, atMost: DirectoryFile.sizeLimit + 1)
      let reading = DirectoryFile.read(bytes, path: path)
      for diagnostic in reading.diagnostics { console.note(diagnostic.rendered(path: path)) }
      if reading.file == nil { console.complain("nothing was run: the script can't be used") }
      return reading.file
    } catch {
      let folders = [
        "plans/directories/", path.lastIndex(of: "/").map { String(path[...$0]) } ?? "",
      ]
      let names = folders.flatMap { folder in
        System.names(in: folder.isEmpty ? "." : folder)
          .filter { $0.hasSuffix(".json5") || ($0.hasSuffix(".json") && !$0.contains("schema")) }
          .map { folder + $0 }
      }
      console.complain(
        "can't read the script \(OptionValues.quoted(path)): \(error.reason.lowercased())"
          + PlanFile.hint(path, names.filter { $0 != path }))
      return nil
    }
  }
}
