import FakeDirectory
import ScreenModel

/// The texts that the app can show, so that the absence of another text is not taken for a finding.
package enum KnownTexts {
  static let all = Set(Strings().everyText)
  /// The texts that something follows ("Connect to …").
  private static let openings = all.filter { $0.hasSuffix(" ") }.sorted()

  /// Tells whether the app, or the test data, knows a text of the plan.
  package static func know(_ label: String, _ data: TestData) -> Bool {
    if all.contains(label) || openings.contains(where: label.hasPrefix) { return true }
    if let number = label.range(of: "N", in: label.words) {
      return all.contains { label.hasPrefix($0) && $0.count <= number }
    }
    let name = label.hasPrefix("#") ? String(label.dropFirst()) : label
    return data.listings.contains { $0.displayName == name }
      || data.profiles.contains { profile in profile.chats.contains { $0.name == name } }
  }
}

extension String {
  /// Gives the number of characters before a word, if it is one of the text's words.
  fileprivate func range(of word: String, in words: [String]) -> Int? {
    guard words.contains(word) else { return nil }
    let marked = replacingWord(word, with: "\u{0}")
    return marked.firstIndex(of: "\u{0}").map { marked.distance(from: marked.startIndex, to: $0) }
  }
}

extension Claim {
  /// How the message ends that an unknown text's absence is answered with.
  static let unknownAbsence = "so its absence says nothing"

  /// Requires that a text whose absence is claimed is one that could be there.
  ///
  /// - Throws: ``StepError`` of kind `error` for a text that the app does not know.
  func requireKnownTexts(_ judge: Judge) throws(StepError) {
    guard isNegated != predicate.isAbsence else { return }
    for thing in subjects + objects.map(\.thing) {
      guard let label = thing.label, !KnownTexts.know(label, judge.take.scene.data) else {
        continue
      }
      throw StepError(
        .error, "the app has no text “\(label)”, \(Self.unknownAbsence)",
        frame: judge.take.end)
    }
  }
}
