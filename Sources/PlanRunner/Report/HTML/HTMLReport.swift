/// Tells of a run as one page: the criteria, then the plan in its own order, each case with its films.
///
/// The page loads nothing, works without its script, and is the same for the same run, byte for byte.
package struct HTMLReport {
  let outcome: RunOutcome
  /// The places of the plan's cases by their IDs.
  private let places: [String: Int]
  private let caseAnchors: Set<Anchor>
  let choice: FilmChoice

  /// Makes a report of a run whose films were kept.
  package init(_ outcome: RunOutcome) {
    self.outcome = outcome
    var places: [String: Int] = [:]
    var anchors: Set<Anchor> = []
    for (index, verdict) in outcome.run.cases.enumerated() {
      let id = verdict.script.planCase.id
      places[id] = index
      anchors.insert(Anchor(case: id, at: index))
    }
    self.places = places
    caseAnchors = anchors
    choice = FilmChoice(outcome.run.cases)
  }

  /// Gives the whole page in UTF-8.
  package func bytes() -> [UInt8] {
    var studio = Studio()
    var plan = HTMLText()
    plan.reserve(1 << 20)
    writePlan(&plan, &studio)
    var page = HTMLText()
    page.reserve(plan.bytes.count + studio.book.definitions.bytes.count + (1 << 16))
    writeHead(&page)
    page.markup(##"<body><a class="skip" href="#plan">Skip to the plan</a>"##)
    page.markup(#"<svg class="lib" aria-hidden="true" focusable="false"><defs>"#)
    page.append(studio.book.definitions)
    page.markup("</defs></svg>\n")
    writeTop(&page)
    writeCriteria(&page)
    writeFilter(&page)
    page.append(plan)
    writeGuide(&page)
    page.markup("<script>")
    page.markup(PageScript.text)
    page.markup("</script>\n</body>\n</html>\n")
    return page.bytes
  }

  private func writeHead(_ page: inout HTMLText) {
    page.markup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    page.markup(
      #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-"#
    )
    page.text(PageStyle.hash)
    page.markup("'; script-src 'sha256-")
    page.text(PageScript.hash)
    page.markup("'; img-src data:; base-uri 'none'; form-action 'none'\">\n")
    page.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.markup("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
    page.text(title)
    page.markup("</title>\n<style>")
    page.append(PageStyle.text)
    page.markup("</style>\n</head>\n")
  }

  /// The page's title: the verdict first, for it is read in a row of tabs.
  private var title: String {
    let bad = outcome.selectedCases.count { $0.status != .passed }
    let failed = outcome.run.criteria.filter { $0.status == .failed }.map(\.id)
    if outcome.exitCode == .passed { return "Passed · \(outcome.run.plan.title) · PlanRunner" }
    let named = failed.isEmpty ? "" : " · " + failed.prefix(4).joined(separator: " ")
    return "Failed \(bad)\(named) · \(outcome.run.plan.title) · PlanRunner"
  }

  private func writeTop(_ page: inout HTMLText) {
    let plan = outcome.run.plan
    let summary = outcome.summary
    let hasPassed = outcome.exitCode == .passed
    page.markup(#"<header class="top"><div class="in"><p class="verdict">"#)
    page.badge(hasPassed ? .passed : .failed)
    page.markup(#"</p><h1 dir="auto">"#)
    page.text(plan.title.isEmpty ? plan.path : plan.title)
    page.markup(#"</h1><p class="sentence" dir="auto">"#)
    page.text(TextReport(outcome).verdictLine())
    page.markup(#"</p><dl class="facts">"#)
    let selected = "\(summary.count(.passed)) of \(summary.selected)"
    writeFact("cases passed", selected, &page)
    writeFact("scenarios", "\(summary.scenarios)", &page)
    writeFact("clauses", "\(summary.clauses)", &page)
    writeFact("undefined phrases", "\(summary.undefinedWords)", &page)
    if summary.notSelected > 0 { writeFact("not selected", "\(summary.notSelected)", &page) }
    writeFact("of virtual time", virtualTime, &page)
    writeFact("plan", plan.path, &page)
    page.markup("</dl>")
    if let note = choice.note {
      writeNote("\(note) A run of a few cases shows all of theirs.", &page)
    }
    page.markup("</div></header>\n")
  }

  /// All scenarios' time on the virtual clock, in minutes and seconds.
  private var virtualTime: String {
    let milliseconds = outcome.run.cases.reduce(0) { sum, verdict in
      sum + verdict.scenarios.reduce(0) { $0 + $1.virtualMilliseconds }
    }
    let seconds = milliseconds / 1000
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }

  private func writeFact(_ name: StaticString, _ value: String, _ page: inout HTMLText) {
    page.markup("<div><dt>")
    page.markup(name)
    page.markup(#"</dt><dd dir="auto">"#)
    page.text(value)
    page.markup("</dd></div>")
  }

  private func writeCriteria(_ page: inout HTMLText) {
    guard !outcome.run.criteria.isEmpty else { return }
    page.markup(
      #"<section class="criteria in" aria-labelledby="criteria"><h2 id="criteria">Acceptance criteria</h2><ul class="acs">"#
    )
    for (index, criterion) in outcome.run.criteria.enumerated() {
      write(criterion, at: index, &page)
    }
    page.markup("</ul>")
    writeWithoutCriterion(&page)
    page.markup("</section>\n")
  }

  private func write(_ criterion: CriterionVerdict, at index: Int, _ page: inout HTMLText) {
    let look = VerdictLook(criterion.status)
    page.markup(#"<li class="ac "#)
    page.markup(look.name)
    page.markup(#"""#)
    let anchor = Anchor(criterion: criterion.id, at: index)
    if !caseAnchors.contains(anchor) { page.attribute("id", anchor.name) }
    page.markup("><h3>")
    page.text(criterion.id)
    page.markup("</h3>")
    page.badge(look)
    writeCaseLinks(criterion.cases, &page)
    if let reason = criterion.reason { writeNote(reason, &page) }
    if !criterion.manual.isEmpty {
      let holds = criterion.status == .passed ? "Holds in simulation; still" : "Still"
      writeNote("\(holds) owed on a device: \(criterion.manual.joined(separator: ", "))", &page)
    }
    page.markup("</li>")
  }

  private func writeNote(_ text: String, _ page: inout HTMLText) {
    page.markup(#"<p class="note" dir="auto">"#)
    page.text(text)
    page.markup("</p>")
  }

  /// Links to cases, each with its verdict's sign.
  private func writeCaseLinks(_ ids: [String], _ page: inout HTMLText) {
    guard !ids.isEmpty else { return }
    page.markup(#"<p class="links">"#)
    for id in ids {
      guard let index = places[id] else { continue }
      let look = VerdictLook(outcome.run.cases[index].status)
      page.markup(##"<a class="pill "##)
      page.markup(look.name)
      page.markup(##"" href="#"##)
      page.text(Anchor(case: id, at: index).name)
      page.markup(#""><span aria-hidden="true">"#)
      page.markup(look.sign)
      page.markup("</span>")
      page.text(id)
      page.markup(#"<span class="vh"> "#)
      page.markup(look.word)
      page.markup("</span></a> ")
    }
    page.markup("</p>")
  }

  /// Lists the cases that bear on no criterion, so that they are not forgotten.
  private func writeWithoutCriterion(_ page: inout HTMLText) {
    let ids = outcome.run.cases.map(\.script.planCase).filter { $0.criteria.isEmpty }.map(\.id)
    guard !ids.isEmpty else { return }
    page.markup(#"<div class="none"><h3>No criterion</h3>"#)
    writeCaseLinks(ids, &page)
    page.markup("</div>")
  }
}
