/// How the process ends.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  case passed = 0
  case failed = 1
  case nothingRun = 2
  case usage = 64
  case internalError = 70
  case reportNotWritten = 74
  case interrupted = 130

  /// What the code means, as a sentence for people.
  package var sentence: String {
    switch self {
    case .passed: "Everything selected passed."
    case .failed: "Something failed, is undefined or could not be played."
    case .nothingRun: "Nothing was run: the plan can't be used, or a selector matches nothing."
    case .usage: "The command line is wrong."
    case .internalError: "PlanRunner itself went wrong."
    case .reportNotWritten: "A report could not be written."
    case .interrupted: "The run was interrupted."
    }
  }
}
