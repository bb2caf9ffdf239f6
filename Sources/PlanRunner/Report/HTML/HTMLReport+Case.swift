import FakeDirectory
import ScreenModel

extension HTMLReport {
  /// Writes the plan in its own order, under its own headings.
  func writePlan(_ page: inout HTMLText, _ studio: inout Studio) {
    page.markup(#"<main id="plan" class="in">"#)
    var section = -1
    for (index, verdict) in outcome.run.cases.enumerated() {
      if verdict.script.planCase.section != section {
        if section >= 0 { page.markup("</section>\n") }
        section = verdict.script.planCase.section
        page.markup("<section class=\"part\">")
        writeHeading(of: verdict.script.planCase, &page)
      }
      write(verdict, at: index, &page, &studio)
    }
    if section >= 0 { page.markup("</section>\n") }
    page.markup(#"<p class="nothing" hidden>No case matches the filter.</p></main>"#)
    page.markup("\n")
  }

  private func writeHeading(of planCase: PlanCase, _ page: inout HTMLText) {
    let heading = outcome.run.plan.sectionHeading(of: planCase)
    page.markup(#"<h2 dir="auto">"#)
    page.text(heading.isEmpty ? "Cases" : heading)
    page.markup("</h2>\n")
  }

  private func write(
    _ verdict: CaseVerdict, at index: Int, _ page: inout HTMLText, _ studio: inout Studio
  ) {
    let planCase = verdict.script.planCase
    let anchor = Anchor(case: planCase.id, at: index)
    let isBad = verdict.status > .skipped
    page.markup(#"<details class="case "#)
    page.markup(VerdictLook(verdict.status).name)
    page.markup(#"" data-s=""#)
    page.text(verdict.status.rawValue + (verdict.isManual ? " manual" : ""))
    page.markup(#"""#)
    page.attribute("data-id", planCase.id)
    page.attribute("data-ac", planCase.criteria.joined(separator: " "))
    page.attribute("data-m", modes(of: verdict).joined(separator: " "))
    page.markup(isBad ? " open>" : ">")
    writeSummary(verdict, &page)
    page.markup(#"<div class="body"><span class="here""#)
    page.attribute("id", anchor.name)
    page.markup("></span>")
    let places = FilmPlaces(verdict, anchor, choice, &studio)
    writeWords(verdict, places, &page)
    writeFailures(verdict, places, &page)
    writeFilms(places, anchor, &page, &studio)
    writeRerun(verdict, anchor, &page)
    page.markup("</div></details>\n")
  }

  private func modes(of verdict: CaseVerdict) -> [String] {
    Wording.unique(verdict.scenarios.map(\.configuration.mode.rawValue))
  }

  private func writeSummary(_ verdict: CaseVerdict, _ page: inout HTMLText) {
    let planCase = verdict.script.planCase
    page.markup("<summary>")
    page.badge(VerdictLook(verdict.status))
    page.markup(#"<span class="id">"#)
    page.text(planCase.id)
    page.markup(#"</span><span class="what" dir="auto">"#)
    let title = planCase.title.isEmpty ? planCase.doCell.string : planCase.title
    page.text(TextFitting.cut(title, to: 120))
    page.markup("</span>")
    if verdict.isManual { page.markup(#"<span class="chip owed">owed on a device</span>"#) }
    for criterion in planCase.criteria {
      page.markup(#"<span class="chip">"#)
      page.text(criterion)
      page.markup("</span>")
    }
    page.markup(#"<span class="much">"#)
    page.text(extent(of: verdict))
    page.markup("</span></summary>")
  }

  /// Says in how many ways a case was played and how long the longest one took.
  private func extent(of verdict: CaseVerdict) -> String {
    guard !verdict.scenarios.isEmpty else { return verdict.reason ?? "not played" }
    let longest = verdict.scenarios.map(\.virtualMilliseconds).max() ?? 0
    let ways = TimeText.count(verdict.scenarios.count, "way")
    return "\(ways) · \(TimeText.seconds(longest / 100 * 100)) s"
  }

  private func writeFailures(
    _ verdict: CaseVerdict, _ places: FilmPlaces, _ page: inout HTMLText
  ) {
    let failures = CaseFailure.of(verdict)
    for failure in failures {
      page.markup(#"<div class="failure"><dl>"#)
      let words = failure.clause?.shownText ?? "A rule that always holds"
      writeFact("Expected", words, &page)
      writeFact("Observed", failure.message, &page)
      if let frame = failure.frame {
        let time = TimeText.seconds(frame.time.milliseconds)
        let place = failure.clause.flatMap { places.frame(of: $0) }
        writeFact("When", "\(time) s, after: \(frame.cause)", at: place, &page)
      }
      writeFact("Where", Wording.place(failure.scenarios, glyphs: .unicode), &page)
      page.markup("</dl>")
      let command = Wording.command(
        verdict.script.planCase.id, failing: failure.scenarios, all: verdict.scenarios,
        common: outcome.commonOptions)
      writeCommand("Play it again", command, &page)
      page.markup("</div>")
    }
    if failures.isEmpty, verdict.status > .skipped {
      page.markup(#"<div class="failure"><dl>"#)
      let reason =
        verdict.reason
        ?? (verdict.status == .undefined
          ? "some of its words mean nothing to the vocabulary" : "it could not be played")
      writeFact("Observed", reason, &page)
      page.markup("</dl></div>")
    }
  }

  private func writeFact(
    _ name: StaticString, _ value: String, at place: Anchor? = nil, _ page: inout HTMLText
  ) {
    page.markup("<div><dt>")
    page.markup(name)
    page.markup(#"</dt><dd dir="auto">"#)
    page.text(value)
    if let place {
      page.markup(##" · <a href="#"##)
      page.text(place.name)
      page.markup(#"">see the frame</a>"#)
    }
    page.markup("</dd></div>")
  }

  private func writeRerun(_ verdict: CaseVerdict, _ anchor: Anchor, _ page: inout HTMLText) {
    page.markup(#"<p class="foot">"#)
    let command = Wording.command(
      verdict.script.planCase.id, failing: [], all: [], common: outcome.commonOptions)
    page.markup(#"<code class="cmd" dir="ltr">"#)
    page.text(command)
    page.markup(##"</code> <a href="#"##)
    page.text(anchor.name)
    page.markup(#"">Link to "#)
    page.text(verdict.script.planCase.id)
    page.markup("</a></p>")
  }

  private func writeCommand(_ name: StaticString, _ command: String, _ page: inout HTMLText) {
    page.markup(#"<p class="again"><span>"#)
    page.markup(name)
    page.markup(#"</span> <code class="cmd" dir="ltr">"#)
    page.text(command)
    page.markup("</code></p>")
  }
}
