/// Text that fills space: the same for the same seed, and of exactly the size that was asked for.
package enum FillerText {
  /// Gives a picture as a data URI of so many characters.
  package static func picture(characters: Int, seed: UInt64) -> String {
    let head = "data:image/jpg;base64,"
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    return head + text(characters: characters - head.utf8.count, from: alphabet, seed: seed)
  }

  /// Gives so many characters that hold no word, for a description that can't be compressed.
  package static func noise(characters: Int, seed: UInt64) -> String {
    text(characters: characters, from: "bcdfghjklmnpqrstvwxz23456789", seed: seed)
  }

  /// Gives so many characters of an alphabet, drawn with the SplitMix64 generator.
  private static func text(characters: Int, from alphabet: String, seed: UInt64) -> String {
    let letters = Array(alphabet.utf8)
    var state = seed
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, characters))
    while bytes.count < characters {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 31
      bytes.append(letters[Int(mixed % UInt64(letters.count))])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
