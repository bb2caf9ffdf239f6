/// A text in the forms that matching needs; make one per text and context, and match it often.
package final class ExpressionText {
  /// The characters of the text.
  package let characters: [Character]
  private var storage: (string: String, indices: [String.Index])?
  private var known: [Reading: [ParameterCandidate]] = [:]

  /// A parameter type that was asked to read at a place.
  private struct Reading: Hashable {
    var type: String
    var start: Int
  }

  /// Creates a text from its characters.
  package init(_ characters: [Character]) {
    self.characters = characters
  }

  /// Creates a text from a string.
  package convenience init(_ string: String) {
    self.init(Array(string))
  }

  /// Returns the characters of a range as a string.
  package func string(_ range: Range<Int>) -> String {
    String(characters[range])
  }

  /// Returns a range as a slice of one string, for regular expressions.
  func slice(_ range: Range<Int>) -> Substring {
    let forms = forms()
    return forms.string[forms.indices[range.lowerBound]..<forms.indices[range.upperBound]]
  }

  /// Returns the number of characters before an index of a slice.
  func offset(of index: String.Index, from start: Int) -> Int? {
    let indices = forms().indices
    var low = start
    var high = indices.count - 1
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < indices.count && indices[low] == index ? low : nil
  }

  /// Returns what a parameter type of the vocabulary reads at a place; it is asked once.
  func candidates(
    of type: String, at place: MatchPlace, _ reader: ParameterType.Reader
  ) -> [ParameterCandidate] {
    let reading = Reading(type: type, start: place.start)
    if let candidates = known[reading] { return candidates }
    let candidates = reader(place)
    known[reading] = candidates
    return candidates
  }

  private func forms() -> (string: String, indices: [String.Index]) {
    if let storage { return storage }
    let string = String(characters)
    let made = (string, Array(string.indices) + [string.endIndex])
    storage = made
    return made
  }
}
