import FakeDirectory

/// A film as drawings, one for each visible change, with what the servers saw.
struct FilmStrip {
  /// One drawing with its heading and what lies below it.
  struct Picture {
    /// The number of the tester's actions so far; pictures of one action stand side by side.
    var action: Int
    var lines: [String]
  }

  private let film: Film
  private let start: Int
  private let glyphs: Glyphs

  /// Makes a strip of a film, or of what comes from one of its frames on.
  init(_ film: Film, from start: Int = 0, glyphs: Glyphs) {
    self.film = film
    self.start = min(max(0, start), film.frames.count)
    self.glyphs = glyphs
  }

  /// Gives the pictures; a frame that looks like the one before gets none, but its heading is kept.
  func pictures() -> [Picture] {
    var pictures: [Picture] = []
    var action = 0
    let before = film.frames[..<start].last
    var shownEntries = before?.journalCount ?? 0
    var lastDrawing = before.map { ScreenDrawing($0.screen, glyphs: glyphs).lines() } ?? []
    for frame in film.frames[start...] {
      if frame.isAction { action += 1 }
      let drawing = ScreenDrawing(frame.screen, glyphs: glyphs).lines()
      let news = journalLines(shownEntries..<max(shownEntries, frame.journalCount))
      shownEntries = max(shownEntries, frame.journalCount)
      let isSame = drawing == lastDrawing
      if isSame && news.isEmpty && !frame.isAction { continue }
      let body = isSame ? ["(the screen stays the same)"] : drawing
      lastDrawing = drawing
      pictures.append(Picture(action: action, lines: heading(frame) + body + news))
    }
    let rest = journalLines(shownEntries..<max(shownEntries, film.journal.entries.count))
    if !rest.isEmpty, !pictures.isEmpty { pictures[pictures.count - 1].lines += rest }
    return pictures
  }

  private func heading(_ frame: Frame) -> [String] {
    let time = "\(TimeText.seconds(frame.time.milliseconds)) s"
    return TextFitting.wrapped(
      "\(time)  \(VisibleText.escaped(frame.cause))", to: ScreenDrawing.width)
  }

  /// Gives a line of the journal.
  private func words(_ entry: JournalEntry) -> String {
    let time = "\(TimeText.seconds(entry.time.milliseconds)) s"
    var entry = entry
    entry.event = .recorded(entry.event.kind, words: film.journal.words(of: entry))
    return time + entry.description.dropFirst("\(entry.time)".count)
  }

  private func journalLines(_ range: Range<Int>) -> [String] {
    let entries = film.journal.entries
    return entries[range.clamped(to: 0..<entries.count)].flatMap { entry in
      let text = "\(glyphs.journal) \(VisibleText.escaped(words(entry)))"
      return TextFitting.wrapped(text, to: ScreenDrawing.width).enumerated().map { number, line in
        number == 0 ? line : "  \(line)"
      }
    }
  }
}
