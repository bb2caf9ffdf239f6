import ScreenModel

extension Element {
  /// A hash of all but the letters of its texts, which is cheap to work out.
  var roughHash: Int {
    var hash = frame.x &* 31 &+ frame.y
    hash = (hash &* 31 &+ frame.width) &* 31 &+ frame.height
    hash = (hash &* 31 &+ Int(traits.rawValue)) &* 31 &+ parent
    return (hash &* 31 &+ label.utf8.count) &* 31 &+ value.utf8.count
  }
}

extension Screen {
  /// A hash of all but the letters of its texts, which is cheap to work out.
  var roughHash: Int {
    elements.reduce(configuration.phone.height) { $0 &* 31 &+ $1.roughHash }
  }
}
