package import ScreenModel

/// A command line as it was understood.
package struct Arguments: Hashable, Sendable {
  /// The plan that is read when none is named.
  package static let defaultPlan = "plans/device-test-plan.md"

  /// A report that was asked for.
  package struct Report: Hashable, Sendable {
    package var format: ReportFormat
    /// The file to write; `nil` for standard output.
    package var file: String?

    /// Makes a wish for a report.
    package init(_ format: ReportFormat, file: String? = nil) {
      self.format = format
      self.file = file
    }
  }

  /// What a shard leaves of the selection.
  package struct Shard: Hashable, Sendable {
    /// Its number, from 1.
    package var index: Int
    package var count: Int

    /// Makes the `index`-th of `count` shards.
    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Which scenarios of a case `show` draws.
  package enum Variant: Hashable, Sendable {
    /// The first that fails, or else the first.
    case telling
    /// The one with a number, from 1.
    case number(Int)
    case all
  }

  /// How much a run prints.
  package enum Level: Hashable, Sendable {
    case quiet, normal, verbose
  }

  /// When colours are used.
  package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    case auto, always, never
  }

  package var command = Command.run
  /// Whether the command was written out.
  package var namesCommand = false
  package var selectors: [String] = []
  package var plan = Arguments.defaultPlan
  /// The toolbar modes to play in; `nil` for the plan's own.
  package var modes: [ToolbarMode]?
  package var phone: Phone?
  package var textSize: TextSize?
  package var ios: Int?
  package var liveDirectory = false
  /// How the directory is bent, beside what the plan's cases say.
  package var wishes = DirectoryWishes()
  /// The text to ask the directory for; `nil` for none.
  package var question: String?
  /// The criteria that may not stay undecided.
  package var required: [String] = []
  package var reports: [Report] = []
  /// The number of cases to play at a time; `nil` for the machine's processors.
  package var jobs: Int?
  package var failFast = false
  /// The name of the one fault to play; `nil` for all.
  package var fault: String?
  /// Whether every case is played for every fault.
  package var isFull = false
  /// Whether the plan's values are changed instead of the app.
  package var changesPlan = false
  /// Whether the clauses that hold without an action are looked for.
  package var findsVacuous = false
  /// The file of the vacuous clauses that are known already; `nil` for none.
  package var baseline: String?
  /// Whether the page of the faults outside the plan is printed.
  package var isOutside = false
  package var shard: Shard?
  package var variant = Variant.telling
  /// Whether GitHub Actions is told of the run; `nil` where the environment decides.
  package var tellsGitHub: Bool?
  package var level = Level.normal
  package var color = ColorChoice.auto

  /// Makes the arguments of a command line without words.
  package init() {}
}

/// What a command line asks for.
package enum Request: Hashable, Sendable {
  case perform(Arguments)
  /// The help of a command, or of all.
  case help(Command?)
  case version
}
