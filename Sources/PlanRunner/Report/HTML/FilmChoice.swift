/// Which films a page shows, so that the page of a very long plan can still be opened.
enum FilmChoice: Hashable {
  /// Every film.
  case every
  /// Of a case that holds, the first way of playing it; of the others every film.
  case first
  /// Only the films of ways that do not hold, and of those only so many frames.
  case failing

  /// The most frames that a page shows; a browser opens that many in a few seconds.
  static let most = 4_000

  /// Chooses as many films as a page can hold.
  init(_ verdicts: [CaseVerdict]) {
    var (every, first) = (0, 0)
    for verdict in verdicts {
      for (index, group) in FilmGroup.of(verdict).enumerated() {
        let frames = group.frameCount
        every += frames
        if index == 0 || group.status > .skipped { first += frames }
      }
    }
    self = every <= FilmChoice.most ? .every : first <= FilmChoice.most ? .first : .failing
  }

  /// Tells whether a way of playing a case is shown; `place` is its place on the page, from 0.
  func shows(_ status: Status, at place: Int) -> Bool {
    switch self {
    case .every: true
    case .first: place == 0 || status > .skipped
    case .failing: status > .skipped
    }
  }

  /// What the page does not show, in words; `nil` where it shows everything.
  var note: String? {
    switch self {
    case .every: nil
    case .first:
      "The plan is long: of cases that hold, the page shows the first way of playing them."
    case .failing: "The plan is very long: the page shows the films of what does not hold only."
    }
  }
}

extension FilmGroup {
  /// The frames of all its films, those of the follow-ups too.
  var frameCount: Int {
    scenarios.reduce(0) { sum, scenario in
      scenario.followUps.reduce(sum + scenario.film.frames.count) {
        $0 + $1.film.frames.count
      }
    }
  }
}
