import ScreenModel

extension Fault {
  /// Several wrong decisions that one cause brings about.
  static let combined: [Fault] = [
    Fault("no question is asked anywhere", "C5 C6 C7 C8 W4") {
      $0.consent.rowAsks = PerSurface(false)
      $0.consent.keyAsks = PerSurface(false)
    },
    Fault(
      "the first cut: an old reply is stopped too late and wipes the rows",
      missing: "Start a search, change the text before it returns, then search | The results",
      isPlayable: false,
      .happened
    ) {
      $0.progress.staleReplyStops = true
      $0.reset.cancelKeepsRows = false
    },
    Fault("the old consent with its question before opening", "C5 D5", .superseded) {
      $0.consent.style = .threeButtons
      $0.opening.way = PerSurface(.question)
    },
    Fault("only one-hand phones offer the directory", "C2 C3") {
      $0.layout.rowPlace.topBar = .slot
      $0.layout.showsTags.topBar = false
    },
  ]
}
