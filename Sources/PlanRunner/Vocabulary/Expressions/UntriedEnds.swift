/// The places from which a parameter's rest has not been tried yet.
///
/// Only tried places take memory, and a run of them is skipped in nearly constant time.
struct UntriedEnds {
  /// For each tried place, a place below it; -1 is below all.
  private var lower: [Int: Int] = [:]

  /// Returns the highest untried place that is not above a limit, or nil.
  mutating func highest(upTo limit: Int) -> Int? {
    var place = limit
    while let next = lower[place] { place = next }
    var passed = limit
    while let next = lower[passed], next != place {
      lower[passed] = place
      passed = next
    }
    return place >= 0 ? place : nil
  }

  /// Takes a place out of the set, and says whether it was in it.
  mutating func remove(_ place: Int) -> Bool {
    guard lower[place] == nil else { return false }
    lower[place] = place - 1
    return true
  }
}
