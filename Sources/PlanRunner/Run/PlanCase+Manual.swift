extension PlanCase {
  /// Whether the plan says "Manual only" of it: a check on a device is owed even when the model passes.
  package var isManual: Bool {
    doCell.says("manual only") || expectCell.says("manual only")
  }
}

extension PlanText {
  /// Tells whether words in small letters stand in the text, whatever the text's case.
  fileprivate func says(_ words: String) -> Bool {
    let wanted = Array(words)
    guard let first = wanted.first, characters.count >= wanted.count else { return false }
    let capital = Character(first.uppercased())
    for start in 0...(characters.count - wanted.count)
    where characters[start] == first || characters[start] == capital {
      let piece = characters[start..<(start + wanted.count)]
      if String(piece).lowercased() == words { return true }
    }
    return false
  }
}
