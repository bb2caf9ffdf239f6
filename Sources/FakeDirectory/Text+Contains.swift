extension String {
  /// Tells whether the text contains another one, as a person sees them.
  ///
  /// Where both are ASCII their bytes are compared, which comes to the same and costs little.
  package func holds(_ other: String) -> Bool {
    guard other.utf8.allSatisfy({ $0 < 0x80 }), utf8.allSatisfy({ $0 < 0x80 }) else {
      return contains(other)
    }
    let needle = Array(other.utf8)
    return utf8.withContiguousStorageIfAvailable { $0.holds(needle) } ?? Array(utf8).holds(needle)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Tells whether the bytes of a needle stand somewhere in these, one behind the other.
  func holds(_ needle: [UInt8]) -> Bool {
    guard let first = needle.first else { return true }
    guard needle.count <= count else { return false }
    for start in startIndex...endIndex - needle.count where self[start] == first {
      var length = 1
      while length < needle.count, self[start + length] == needle[length] { length += 1 }
      if length == needle.count { return true }
    }
    return false
  }
}
