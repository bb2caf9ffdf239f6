import FakeDirectory
import ScreenModel

extension Judge {
  /// The most pages that are loaded one after the other.
  private static let mostPages = 200
  /// So many pages in a row without an entry that is new say that there will always be another one.
  private static let mostBarrenPages = 10

  /// Whether the row that loads more is there and can be tapped for a page that follows.
  package var offersFurtherPages: Bool {
    let look = take.atRest
    return !isIdle && look.first(.loadRow)?.isEnabled == true && look.lastPage?.cursor != nil
      && !look.lastRequestFailed
  }

  /// Loads page after page, on a copy of the present film's end, until there is nothing to load.
  package mutating func loadToTheEnd() throws(StepError) {
    take = try furtherPages().last ?? take
  }

  /// Gives the take of each page that follows: from the tap that asks for it until everything has come to rest.
  ///
  /// The pages behind the same film are loaded once: what comes of it cannot differ. Behind the last page there is none.
  package mutating func furtherPages() throws(StepError) -> [Take] {
    if take.scene.hasLoadedLastPage { return [] }
    let film = take.scene.stage.film
    if let known = loaded.first(where: { $0.from == film }) { return known.pages }
    let present = take
    var pages: [Take] = []
    var seen = Set(take.scene.stage.deliveries.flatMap(\.page.entries))
    var barrenPages = 0
    repeat {
      guard pages.count < Self.mostPages, barrenPages < Self.mostBarrenPages else {
        throw StepError(.failed, "there is a next page for ever", frame: take.end)
      }
      try follow(continuing: true) { scene throws(StepError) in try scene.loadPage() }
      pages.append(take)
      let count = seen.count
      seen.formUnion(take.scene.stage.deliveries.last?.page.entries ?? [])
      barrenPages = seen.count == count ? barrenPages + 1 : 0
    } while take.scene.shows(.loadRow)
    loaded.append((film, pages))
    take = present
    return pages
  }

  /// Judges something on the take of a further page.
  package mutating func onFurtherPage(
    _ page: Take, _ body: (inout Judge) throws(StepError) -> Void
  ) throws(StepError) {
    var other = self
    other.take = page
    other.take.scene.referents = take.scene.referents
    other.isOnFurtherPage = true
    do throws(StepError) {
      try body(&other)
    } catch {
      var error = error
      error.film = error.film ?? page.scene.stage.film
      throw error
    }
    coverage = other.coverage
  }
}

extension Claim {
  /// Judges what is said of the row that loads more on every further page too.
  func judgeOnFurtherPages(_ judge: inout Judge) throws(StepError) {
    let areStretches = whens.allSatisfy { if case .during = $0 { true } else { false } }
    guard !isNegated, predicate.isLasting, speaksOfLoadRow, areStretches, judge.offersFurtherPages
    else { return }
    for page in try judge.furtherPages() {
      // Behind the last page there is no such row, but it was there while that page loaded.
      if whens.isEmpty, page.atRest.lastPage?.cursor == nil { continue }
      try judge.onFurtherPage(page) { judge throws(StepError) in try test(&judge) }
    }
  }

  /// Whether it is said of the row that loads more, by whatever name.
  private var speaksOfLoadRow: Bool {
    (subjects + [rows].compactMap(\.self)).contains { $0.isSuperlative || $0.kin == [.loadRow] }
  }
}
