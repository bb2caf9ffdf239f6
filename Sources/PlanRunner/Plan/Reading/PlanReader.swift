#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads a markdown test plan.
package enum PlanReader {
  /// Reads a plan from its bytes; the plan is `nil` if and only if one of the messages is an error.
  package static func read(
    bytes: [UInt8], path: String
  ) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    guard bytes.count <= SourceText.sizeLimit else {
      let limit = "at most \(SourceText.sizeLimit) are read"
      return (nil, [Diagnostic(.error, at: nil, "the plan has \(bytes.count) bytes; \(limit)")])
    }
    guard !UTF8Check.looksLikeUTF16(bytes) else {
      let place = SourcePosition(line: 1, column: 1)
      return (nil, [Diagnostic(.error, at: place, "the plan is UTF-16, not UTF-8")])
    }
    let check = UTF8Check(bytes)
    let source = SourceText(bytes: check.bytes)
    var builder = PlanBuilder(source: source, path: path)
    builder.findings.add(contentsOf: check.diagnostics(in: source))
    builder.build()
    let diagnostics = builder.findings.sorted
    let hasError = diagnostics.contains { $0.severity == .error }
    return (hasError ? nil : builder.plan, diagnostics)
  }

  /// Reads a plan from a file; a file that can't be read is an error among the messages.
  package static func read(file path: String) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    let files = FileManager.default
    if !files.fileExists(atPath: path) { return failure("there is no such file") }
    if files.fileExists(atPath: path + "/.") {
      return failure("this is a directory, not a file")
    }
    guard files.isReadableFile(atPath: path), let data = try? Data(contentsOf: URL(filePath: path))
    else { return failure("the file can't be read") }
    return read(bytes: Array(data), path: path)
  }

  private static func failure(_ message: String) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    (nil, [Diagnostic(.error, at: nil, message)])
  }
}

extension UTF8Check {
  /// Says what is wrong with the bytes.
  func diagnostics(in source: SourceText) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let firstBad {
      let more = badCount > 1 ? "; bytes that are not: \(badCount)" : ""
      diagnostics.append(
        Diagnostic(.error, at: source.position(of: firstBad), "this byte is not UTF-8\(more)"))
    }
    if let firstNull {
      diagnostics.append(
        Diagnostic(.error, at: source.position(of: firstNull), "a NUL byte: this is no text"))
    }
    return diagnostics
  }
}

extension SourceText {
  /// Finds the place of a byte anywhere in the document.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if Int(lines[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return position(line: max(0, low - 1), offset: offset)
  }
}
