import FakeDirectory
import ScreenModel

extension HTMLReport {
  /// Writes all films of a case: the most telling way of playing it first, the others closed.
  func writeFilms(
    _ places: FilmPlaces, _ anchor: Anchor, _ page: inout HTMLText, _ studio: inout Studio
  ) {
    for (number, way) in places.ways.enumerated() {
      let (index, group) = way
      guard places.shown.contains(index) else {
        writeLine(of: group, &page)
        continue
      }
      let place = FilmPlaces.place(of: index, anchor)
      let isOpen = number == 0 || group.status > .skipped
      page.markup(isOpen ? #"<details class="way" open>"# : #"<details class="way">"#)
      page.markup("<summary>")
      writeName(of: group, &page)
      page.markup("</summary>")
      write(group, place, inFull: isOpen, places.failing, &page, &studio)
      page.markup("</details>")
    }
  }

  /// Says how a way of playing a case came out that is not shown.
  private func writeLine(of group: FilmGroup, _ page: inout HTMLText) {
    page.markup(#"<p class="way untold">"#)
    writeName(of: group, &page)
    page.markup("</p>")
  }

  private func writeName(of group: FilmGroup, _ page: inout HTMLText) {
    page.badge(VerdictLook(group.status))
    page.markup(#" <span dir="auto">"#)
    page.text(Wording.place(group.scenarios, glyphs: .unicode))
    page.markup("</span>")
  }

  /// Writes one way of playing a case; only in full it says what changes and what the other mode does not show.
  private func write(
    _ group: FilmGroup, _ anchor: Anchor, inFull: Bool, _ failing: Set<Anchor>,
    _ page: inout HTMLText, _ studio: inout Studio
  ) {
    let stripes = group.scenarios.map { scenario in
      FilmStripes.Stripe(
        scenario: scenario, film: scenario.film,
        anchor: anchor.within(scenario.configuration.mode.rawValue), start: 0)
    }
    write(FilmStripes(stripes: stripes, isFull: inFull, failing: failing), &page, &studio)
    for (number, followUp) in FollowUpGroup.of(group).enumerated() {
      page.markup(#"<h3 class="then" dir="auto">then, <q>"#)
      page.text(followUp.text)
      page.markup("</q></h3>")
      let stripes = followUp.films.map { scenario, film in
        FilmStripes.Stripe(
          scenario: scenario, film: film.film,
          anchor: anchor.within(scenario.configuration.mode.rawValue).within("then\(number + 1)"),
          start: min(max(0, film.start), film.film.frames.count))
      }
      write(FilmStripes(stripes: stripes, isFull: inFull, failing: failing), &page, &studio)
    }
  }

  private func write(
    _ films: FilmStripes, _ page: inout HTMLText, _ studio: inout Studio
  ) {
    page.markup(#"<div class="film">"#)
    for stripe in films.stripes {
      page.markup(#"<span class="here""#)
      page.attribute("id", stripe.anchor.name)
      page.markup("></span>")
    }
    TimeLine(films).write(&page)
    page.markup(
      #"<div class="reel"><div class="strip" tabindex="0" role="group" aria-label="Film strip">"#)
    let columns = FilmColumns(films.stripes.map(\.film), from: films.stripes.map(\.start)).columns
    for column in columns { write(column, of: films, &page, &studio) }
    page.markup("</div>")
    writeJournals(films, &page)
    page.markup("</div></div>")
  }

  /// Writes the frames that stand below each other, with what they have in common below them all.
  private func write(
    _ column: [Int?], of films: FilmStripes, _ page: inout HTMLText, _ studio: inout Studio
  ) {
    var moments = Captions()
    var changes = Captions()
    page.markup(#"<div class="col"><div class="pair">"#)
    for (place, index) in column.enumerated() {
      guard let index else {
        page.markup(#"<div class="gap"></div>"#)
        continue
      }
      let stripe = films.stripes[place]
      moments.add(moment(stripe.film.frames[index]), stripe.mode)
      if films.isFull, index > 0 { changes.add(changed(index, in: stripe.film), stripe.mode) }
      let other = column.indices.first { $0 != place && column[$0] != nil }
      let beside = films.isFull ? other.flatMap { films.frame(column[$0], of: $0)?.screen } : nil
      write(
        index, of: stripe, unlike: beside,
        isBad: films.failing.contains(stripe.anchor.frame(index + 1)),
        &page, &studio)
    }
    page.markup(#"</div><div class="caps">"#)
    moments.write(&page)
    changes.write(&page)
    page.markup("</div></div>")
  }

  private func write(
    _ index: Int, of stripe: FilmStripes.Stripe, unlike other: Screen?, isBad: Bool,
    _ page: inout HTMLText, _ studio: inout Studio
  ) {
    let frame = stripe.film.frames[index]
    let anchor = stripe.anchor.frame(index + 1)
    page.markup(isBad ? #"<figure class="bad""# : "<figure")
    page.attribute("id", anchor.name)
    page.attribute("data-m", stripe.mode)
    page.markup(##"><a href="#"##)
    page.text(anchor.name)
    page.markup(#""><svg class="ph" role="img""#)
    page.attribute("aria-label", "\(stripe.mode), frame \(index + 1)")
    let phone = frame.screen.configuration.phone
    page.markup(#" viewBox="0 0 "#)
    page.number(phone.width)
    page.markup(" ")
    page.number(phone.height)
    page.markup(#"">"#)
    studio.use(frame.screen, in: &page)
    if let other { writeDifferences(frame.screen, other, &page) }
    page.markup("</svg></a><figcaption>")
    page.text(stripe.mode)
    if isBad { page.markup(" <b>✗ fails here</b>") }
    page.markup("</figcaption></figure>")
  }

  /// Outlines what the screen beside does not show.
  private func writeDifferences(_ screen: Screen, _ other: Screen, _ page: inout HTMLText) {
    let phone = screen.configuration.phone
    let frames = ScreenChanges.frames(of: screen, unlike: other)
      .filter { $0.height < phone.height * 3 / 4 }
    for frame in frames.prefix(12) {
      page.markup(#"<rect class="d""#)
      page.attribute("x", frame.x + 2)
      page.attribute("y", frame.y + 2)
      page.attribute("width", max(4, frame.width - 4))
      page.attribute("height", max(4, frame.height - 4))
      page.markup(#" rx="6"/>"#)
    }
  }

  /// Says when a frame was seen, and what brought it about.
  private func moment(_ frame: Frame) -> HTMLText {
    var text = HTMLText()
    text.markup(frame.isAction ? #"<p class="act" dir="auto"><b>"# : #"<p dir="auto"><b>"#)
    text.text(TimeText.seconds(frame.time.milliseconds))
    text.markup(" s</b> ")
    text.text(frame.cause)
    text.markup("</p>")
    return text
  }

  /// Says what a frame shows that the one before it did not, and the other way round.
  private func changed(_ index: Int, in film: Film) -> HTMLText {
    var text = HTMLText()
    let changes = ScreenChanges(from: film.frames[index - 1].screen, to: film.frames[index].screen)
    writeChanges(changes.removed, "−", &text)
    writeChanges(changes.added, "+", &text)
    return text
  }

  /// Says what came or went, for those who cannot see it; the first few things of many.
  private func writeChanges(
    _ elements: [Element], _ sign: StaticString, _ page: inout HTMLText
  ) {
    guard !elements.isEmpty else { return }
    let most = 3
    page.markup(#"<small dir="auto">"#)
    page.markup(sign)
    page.markup(" ")
    let words = elements.prefix(most).map { $0.words }
    let rest = elements.count - words.count
    page.text((words + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; "))
    page.markup("</small>")
  }

  /// Writes what the servers saw, once where all films have the same journal.
  private func writeJournals(_ films: FilmStripes, _ page: inout HTMLText) {
    let starts = films.stripes.map { stripe in
      stripe.start > 0 ? stripe.film.frames[stripe.start - 1].journalCount : 0
    }
    let entries = zip(films.stripes, starts).map { Array($0.film.journal.entries.dropFirst($1)) }
    page.markup(#"<div class="journals">"#)
    for (place, journal) in entries.enumerated() where !entries[..<place].contains(journal) {
      let modes = films.stripes.indices.filter { entries[$0] == journal }.map {
        films.stripes[$0].mode
      }
      page.markup(#"<div class="journal"><h3>Journal <i>"#)
      page.text(Wording.enumeration(modes))
      page.markup("</i></h3>")
      if journal.isEmpty {
        page.markup("<p>Nothing reached the servers.</p></div>")
        continue
      }
      page.markup("<ol>")
      for entry in journal { write(entry, &page) }
      page.markup("</ol></div>")
    }
    page.markup("</div>")
  }

  private func write(_ entry: JournalEntry, _ page: inout HTMLText) {
    page.markup("<li><b>")
    page.text(TimeText.seconds(entry.time.milliseconds))
    page.markup(" s</b> <i>")
    page.markup(entry.server.words)
    if let number = entry.number {
      page.markup(" #")
      page.number(number)
    }
    page.markup(#"</i> <span dir="auto">"#)
    page.text(entry.event.description)
    page.markup("</span></li>")
  }
}

extension JournalEntry.Server {
  /// The server's name for people.
  fileprivate var words: StaticString {
    switch self {
    case .directory: "directory"
    case .names: "name server"
    case .links: "link server"
    case .relays: "relays"
    }
  }
}
