extension String {
  /// Tells whether the text contains another one, as a person sees them.
  ///
  /// Where both are ASCII their bytes are compared, which comes to the same and costs little.
  package func holds(_ other: String) -> Bool {
    guard other.utf8.allSatisfy({ $0 < 0x80 }), utf8.allSatisfy({ $0 < 0x80 }) else {
      return contains(other)
    }
    guard let first = other.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: other.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}
