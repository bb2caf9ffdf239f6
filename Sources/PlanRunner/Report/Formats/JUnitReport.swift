/// Tells of a run as JUnit XML: a suite of the criteria, and one for each toolbar mode.
///
/// The criteria are tests of their own, so that a CI server shows them with a history. Times are those of the virtual
/// clock.
package struct JUnitReport {
  /// Which readers it is for.
  package enum Dialect: Hashable, Sendable {
    /// Properties, file and line on each test, which most readers show or pass over.
    case rich
    /// Nothing that the schema of Jenkins does not have.
    case strict
  }

  private let outcome: RunOutcome
  private let dialect: Dialect

  /// Makes a report of a run.
  package init(_ outcome: RunOutcome, _ dialect: Dialect = .rich) {
    self.outcome = outcome
    self.dialect = dialect
  }

  /// Gives the whole document; the same run gives the same bytes.
  package func text() -> String {
    let points = TestPoint.all(of: outcome)
    var suites: [(name: String, points: [TestPoint])] = []
    for point in points {
      if suites.last?.name == point.suite {
        suites[suites.count - 1].points.append(point)
      } else {
        suites.append((point.suite, [point]))
      }
    }
    var xml = XMLText()
    let root: [(StaticString, String)] = [("name", Tool.name)] + counts(points, withSkipped: false)
    xml.element("testsuites", root) { xml in
      for suite in suites { write(suite.name, suite.points, &xml) }
    }
    return xml.text
  }

  private func counts(
    _ points: [TestPoint], withSkipped: Bool
  ) -> [(StaticString, String)] {
    func count(_ isMeant: (TestPoint.Result) -> Bool) -> String {
      String(points.count { isMeant($0.result) })
    }
    var counts: [(StaticString, String)] = [
      ("tests", String(points.count)), ("failures", count { $0 == .failed }),
      ("errors", count { $0 == .error || $0 == .undefined }),
    ]
    if withSkipped { counts.append(("skipped", count { $0 == .skipped })) }
    counts.append(("time", JUnitReport.time(points.reduce(0) { $0 + $1.milliseconds })))
    return counts
  }

  private func write(_ name: String, _ points: [TestPoint], _ xml: inout XMLText) {
    let attributes: [(StaticString, String)] = [("name", name)] + counts(points, withSkipped: true)
    xml.element("testsuite", attributes) { xml in
      xml.element("properties", []) { xml in
        for (key, value) in suiteProperties() {
          xml.element("property", [("name", key), ("value", value)])
        }
      }
      for point in points { write(point, &xml) }
    }
  }

  private func suiteProperties() -> [(String, String)] {
    [
      ("planrunner.version", outcome.header.toolVersion),
      ("planrunner.plan", outcome.run.plan.path),
      ("planrunner.time", "virtual"),
    ]
      + outcome.run.criteria.map { ("requirement.\($0.id)", $0.status.rawValue) }
  }

  private func write(_ point: TestPoint, _ xml: inout XMLText) {
    var attributes: [(StaticString, String)] = [
      ("classname", point.group), ("name", point.name),
      ("time", JUnitReport.time(point.milliseconds)),
    ]
    if dialect == .rich, let line = point.line {
      attributes += [("file", outcome.run.plan.path), ("line", String(line))]
    }
    xml.element("testcase", attributes) { xml in
      if dialect == .rich { writeProperties(point, &xml) }
      switch point.result {
      case .passed: break
      case .failed:
        let type = point.line == nil ? "CriterionFailed" : "ExpectationFailed"
        writeResult("failure", type, point, &xml)
      case .undefined: writeResult("error", "UndefinedStep", point, &xml)
      case .error: writeResult("error", "CaseNotPlayable", point, &xml)
      case .skipped:
        xml.element("skipped", [("message", point.message)], lines: [point.message])
      }
      if !point.notes.isEmpty { xml.element("system-out", [], lines: point.notes) }
    }
  }

  /// Writes what went wrong; its first line is the message, as some readers show the text only.
  private func writeResult(
    _ name: StaticString, _ type: String, _ point: TestPoint, _ xml: inout XMLText
  ) {
    xml.element(name, [("message", point.message), ("type", type)], lines: point.details)
  }

  private func writeProperties(_ point: TestPoint, _ xml: inout XMLText) {
    var properties = [("test_key", point.id)]
    if !point.criteria.isEmpty {
      properties.append(("requirements", point.criteria.joined(separator: ",")))
    }
    if point.isManual { properties.append(("manual", "owed on a device")) }
    xml.element("properties", []) { xml in
      for (key, value) in properties {
        xml.element("property", [("name", key), ("value", value)])
      }
    }
  }

  /// Gives milliseconds as seconds with three decimals.
  private static func time(_ milliseconds: Int) -> String {
    let rest = String(1000 + milliseconds % 1000).dropFirst()
    return "\(milliseconds / 1000).\(rest)"
  }
}
