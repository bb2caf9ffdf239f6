import FakeDirectory
import ScreenModel

/// Reads an event stream back into the run that it tells of.
///
/// Unknown kinds of lines and unknown members are passed over, as later versions may add some. Whatever is missing,
/// damaged or out of order is an error with its line.
package struct EventReader {
  /// What has been read so far.
  struct Reading {
    var beginning: RunBeginning?
    var outcome: RunOutcome?
    var caseCount = 0
    var phones: [Configuration] = []
    var elements: [Element] = []
    var screens: [Screen] = []
    var scenarios: [ScenarioVerdict] = []
    var verdicts: [Int: CaseVerdict] = [:]
    var criteria: [CriterionVerdict] = []
  }

  var reading = Reading()

  /// Gives the run that a stream tells of.
  ///
  /// - Throws: ``EventError`` when the stream is damaged, cut off, or not a stream of this version.
  package static func read(_ bytes: [UInt8]) throws(EventError) -> RunOutcome {
    var reader = EventReader()
    var start = bytes.startIndex
    var line = 0
    while start < bytes.endIndex {
      line += 1
      guard let end = bytes[start...].firstIndex(of: 0x0A) else {
        throw EventError("the last line is cut off", line: line)
      }
      try reader.take(bytes[start..<end], line: line)
      start = end + 1
    }
    guard line > 0 else { throw EventError("the file is empty", line: 0) }
    return try reader.finished(lines: line)
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>, line: Int) throws(EventError) {
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONParser.parse(bytes)
    } catch {
      let what = line == 1 ? "this is no event stream" : "the line is no JSON"
      throw EventError("\(what): \(error.message) (byte \(error.column))", line: line)
    }
    guard reading.outcome == nil else { throw EventError("something follows the end", line: line) }
    let fields = EventFields(node)
    do throws(FieldError) {
      let kind = try check(fields, line: line)
      try take(kind, fields, line: line)
    } catch {
      throw EventError(error.message, line: line)
    }
  }

  /// Gives the kind of a line whose version can be read.
  private func check(_ fields: EventFields, line: Int) throws(FieldError) -> String {
    guard let version = try? fields.number("v"), let kind = try? fields.text("kind") else {
      throw FieldError(
        message: line == 1 ? "this is no event stream" : "the line has no “v” and “kind”")
    }
    guard version == EventWriter.version else {
      throw FieldError(
        message: "version \(version) of the stream can't be read, only \(EventWriter.version)")
    }
    guard line > 1 || kind == "run.started" else {
      throw FieldError(message: "the stream has to begin with “run.started”")
    }
    return kind
  }

  private mutating func take(
    _ kind: String, _ fields: EventFields, line: Int
  ) throws(FieldError) {
    switch kind {
    case "run.started":
      guard line == 1 else { throw FieldError(message: "the run is started a second time") }
      try readStart(fields)
    case "plan.section": try readSection(fields)
    case "plan.case": try readPlanCase(fields)
    case "phone": try readPhone(fields)
    case "elements": try readElements(fields)
    case "screen": try readScreen(fields)
    case "scenario": try readScenario(fields)
    case "case.ended": try readCaseEnd(fields)
    case "criterion": try readCriterion(fields)
    case "run.ended": try readEnd(fields, line: line)
    default: break
    }
  }

  /// Requires that numbers given in order are given without a gap.
  static func requireNext(
    _ number: Int, _ count: Int, _ what: String
  ) throws(FieldError) {
    guard number == count else {
      throw FieldError(message: "\(what) \(count) should come here, not \(number)")
    }
  }

  private func finished(lines: Int) throws(EventError) -> RunOutcome {
    guard let outcome = reading.outcome else {
      throw EventError("the stream is cut off: it has no “run.ended”", line: lines)
    }
    return outcome
  }
}
