/// Lays films side by side: what follows the same action of the tester stands in the same rows.
struct FilmRows {
  /// The rows, with a picture or nothing for each film.
  let rows: [[FilmStrip.Picture?]]

  /// Lines the pictures of several films up.
  init(_ films: [[FilmStrip.Picture]]) {
    let actions = Set(films.flatMap { $0.map(\.action) }).sorted()
    var rows: [[FilmStrip.Picture?]] = []
    var starts = films.map { _ in 0 }
    for action in actions {
      let groups = films.indices.map { film in
        films[film][starts[film]...].prefix { $0.action == action }
      }
      let height = groups.map(\.count).max() ?? 0
      for number in 0..<height {
        rows.append(groups.map { $0.dropFirst(number).first })
      }
      for film in films.indices { starts[film] += groups[film].count }
    }
    self.rows = rows
  }
}
