extension Turn {
  /// Takes the place of the spinner; a search that had it stops waiting.
  mutating func startProgress(_ owner: ProgressSlot.Owner) {
    if case .search(let other) = state.progress?.owner, .search(other) != owner,
      rules.reset.connectStopsSearch
    {
      cancelWait(other)
    }
    if case .connect = state.progress?.owner, case .search = owner { state.connection = nil }
    let token = nextToken()
    state.progress = ProgressSlot(owner: owner, token: token)
    effects.append(.startTimer(.spinner(token), after: rules.timing.spinnerDelay))
  }

  /// Frees the place if it belongs to the owner.
  mutating func stopProgress(_ owner: ProgressSlot.Owner) {
    if state.progress?.owner == owner { state.progress = nil }
  }

  mutating func takeTimer(_ timer: AppTimer) {
    switch timer {
    case .spinner(let token):
      if state.progress?.token == token || !rules.progress.timerIsTied {
        state.progress?.isShown = true
      }
    case .nameLookup(let surface, let change): lookUpName(surface, change: change)
    }
  }
}
