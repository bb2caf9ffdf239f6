/// The SHA-256 of bytes, by which two runs know that they played the same plan, and a browser the script it may run.
package enum SHA256 {
  /// Gives the digest in 64 hexadecimal digits.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    words(bytes).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Gives the digest in base 64, as content policies write it.
  package static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let digest = words(bytes).flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    var text = ""
    for start in stride(from: 0, to: digest.count, by: 3) {
      let group = (0..<3).map { start + $0 < digest.count ? Int(digest[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      for place in 0..<4 {
        text.append(start + place <= digest.count ? letters[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return text
  }

  /// Gives the digest as eight words.
  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    var state = initial
    var schedule = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count / 64 * 64
    for start in stride(from: 0, to: whole, by: 64) {
      compress(&state, bytes[start..<(start + 64)], &schedule)
    }
    let rest = padded(bytes[whole...], length: bytes.count)
    for start in stride(from: 0, to: rest.count, by: 64) {
      compress(&state, rest[start..<(start + 64)], &schedule)
    }
    return state
  }

  /// Ends the last block with a one bit, zeros and the length in bits.
  private static func padded(_ rest: ArraySlice<UInt8>, length: Int) -> [UInt8] {
    var block = Array(rest) + [0x80]
    while block.count % 64 != 56 { block.append(0) }
    let bits = UInt64(length) &* 8
    return block + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
  }

  private static func compress(
    _ state: inout [UInt32], _ block: ArraySlice<UInt8>, _ w: inout [UInt32]
  ) {
    for index in 0..<16 {
      let start = block.startIndex + 4 * index
      w[index] = block[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (x, y) = (w[index - 15], w[index - 2])
      let s0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >> 3)
      let s1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >> 10)
      w[index] = w[index - 16] &+ s0 &+ w[index - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ rounds[index] &+ w[index]
      let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let second = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  private static let rounds: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
