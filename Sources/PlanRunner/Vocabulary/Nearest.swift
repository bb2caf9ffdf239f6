/// Returns the candidates that a misspelt word may have meant, the nearest first.
///
/// The distance counts inserted, removed, changed and swapped neighbouring characters, whatever
/// their case. A third of the word may be wrong. Ties keep the order of the candidates.
package func nearest(to word: String, in candidates: [String], limit: Int) -> [String] {
  let wanted = folded(word)
  guard !wanted.isEmpty, limit > 0 else { return [] }
  let threshold = max(1, (wanted.count + 1) / 3)
  var found: [(distance: Int, order: Int)] = []
  for (order, candidate) in candidates.enumerated() {
    let other = folded(candidate)
    guard !other.isEmpty, abs(other.count - wanted.count) <= threshold else { continue }
    let distance = editDistance(wanted, other)
    if distance <= threshold { found.append((distance, order)) }
  }
  found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
  return found.prefix(limit).map { candidates[$0.order] }
}

private func folded(_ word: String) -> [Character] {
  Array(word.lowercased())
}

/// Returns the Damerau–Levenshtein distance in which no part is edited twice.
package func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, leftCharacter) in left.enumerated() {
    var line = [row + 1]
    line.reserveCapacity(right.count + 1)
    for (column, rightCharacter) in right.enumerated() {
      let change = last[column] + (leftCharacter == rightCharacter ? 0 : 1)
      var best = min(change, last[column + 1] + 1, line[column] + 1)
      if row > 0, column > 0, leftCharacter == right[column - 1], left[row - 1] == rightCharacter {
        best = min(best, beforeLast[column - 1] + 1)
      }
      line.append(best)
    }
    beforeLast = last
    last = line
  }
  return last[right.count]
}
