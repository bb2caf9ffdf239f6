import FakeDirectory

/// Draws films on one line of virtual time: a dot for each frame, and below it what the servers were busy with.
struct TimeLine {
  private let films: FilmStripes
  private let begin: Int
  private let length: Int

  /// Makes the time line of films that are watched beside each other.
  init(_ films: FilmStripes) {
    self.films = films
    begin = films.begin
    length = films.end - films.begin
  }

  /// Writes the drawing; without any time that passes there is none.
  func write(_ page: inout HTMLText) {
    guard length > 0, let first = films.stripes.first else { return }
    page.markup(
      #"<svg class="line" width="100%" height="44" aria-hidden="true" focusable="false"><g>"#)
    page.markup(#"<line class="ax" x1="0" x2="100%" y1="16" y2="16"/>"#)
    for second in ticks {
      page.markup("<text")
      writePlace("x", second * 1000, &page)
      page.markup(#" y="42">"#)
      page.number(second)
      page.markup(" s</text><rect class=\"tk\"")
      writePlace("x", second * 1000, &page)
      page.markup(#" y="12" width="1" height="8"/>"#)
    }
    writeRequests(first.film, &page)
    for index in first.film.frames.indices.dropFirst(first.start) {
      let frame = first.film.frames[index]
      page.markup(##"<a href="#"##)
      page.text(first.anchor.frame(index + 1).name)
      page.markup(
        frame.isAction
          ? #"" tabindex="-1"><circle class="do""# : #"" tabindex="-1"><circle class="so""#)
      writePlace("cx", frame.time.milliseconds, &page)
      page.markup(#" cy="16" r="4.5"/></a>"#)
    }
    page.markup("</g></svg>")
  }

  /// Draws a bar for each request, from its arrival to the end of its reply.
  private func writeRequests(_ film: Film, _ page: inout HTMLText) {
    var starts: [Int: Int] = [:]
    for entry in film.journal.entries where entry.server == .directory {
      guard let number = entry.number else { continue }
      let time = entry.time.milliseconds
      guard let start = starts[number] else {
        starts[number] = time
        continue
      }
      guard entry.isEnd, time >= begin, start < time else { continue }
      page.markup(#"<rect class="rq""#)
      writePlace("x", max(start, begin), &page)
      page.markup(#" y="23" height="5" rx="2""#)
      page.markup(#" width=""#)
      writeShare(time - max(start, begin), &page)
      page.markup(#"%"/>"#)
    }
  }

  private func writePlace(_ name: StaticString, _ time: Int, _ page: inout HTMLText) {
    page.markup(" ")
    page.markup(name)
    page.markup(#"=""#)
    writeShare(time - begin, &page)
    page.markup(#"%""#)
  }

  /// Writes a share of the length in hundredths of a per cent.
  private func writeShare(_ time: Int, _ page: inout HTMLText) {
    let share = max(0, min(10_000, time * 10_000 / length))
    page.number(share / 100)
    page.markup(".")
    if share % 100 < 10 { page.markup("0") }
    page.number(share % 100)
  }

  /// The full seconds that get a mark: at most ten.
  private var ticks: [Int] {
    let steps = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600]
    let step = steps.first { length / ($0 * 1000) < 10 } ?? length / 10_000
    let first = (begin + step * 1000 - 1) / (step * 1000) * step
    return Array(stride(from: first, through: (begin + length) / 1000, by: step))
  }
}

extension JournalEntry {
  /// Whether it ends a request that the phone waits for.
  fileprivate var isEnd: Bool {
    switch event.kind {
    case .replyDelivered, .replyDropped, .failed: true
    default: false
    }
  }
}
