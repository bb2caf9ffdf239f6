/// The frames of films that are watched beside each other, in columns: what follows the same action of the tester
/// stands below each other.
struct FilmColumns {
  /// For each column the frame of each film, as an index, or nothing.
  let columns: [[Int?]]

  /// Lines up the frames of several films, from a first frame of each on.
  init(_ films: [Film], from starts: [Int]) {
    var groups: [[[Int]]] = []
    for (film, start) in zip(films, starts) {
      var own: [[Int]] = [[]]
      for index in film.frames.indices.dropFirst(start) {
        if film.frames[index].isAction { own.append([]) }
        own[own.count - 1].append(index)
      }
      groups.append(own)
    }
    var columns: [[Int?]] = []
    for action in 0..<(groups.map(\.count).max() ?? 0) {
      let frames = groups.map { action < $0.count ? $0[action] : [] }
      for place in 0..<(frames.map(\.count).max() ?? 0) {
        columns.append(frames.map { place < $0.count ? $0[place] : nil })
      }
    }
    self.columns = columns
  }
}
