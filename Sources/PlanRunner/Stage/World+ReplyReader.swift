import FakeDirectory
import Synchronization

/// Turns a reply into what the app reads: by way of its bytes, as on a real wire.
///
/// A reply's bytes and their reading depend on nothing but the reply, so each is worked out once
/// in a process.
enum ReplyReader {
  /// What the app reads.
  typealias Reading = Result<SearchPage, WireFailure>

  /// A reply as a key: hashed by little, compared by all.
  private struct Key: Hashable {
    let reply: SearchReply

    func hash(into hasher: inout Hasher) {
      switch reply {
      case .page(let page):
        hasher.combine(page.left)
        hasher.combine(page.entries.first?.displayName)
      case .error(let words): hasher.combine(words)
      case .raw(let bytes): hasher.combine(bytes.count)
      }
    }
  }

  /// The number of readings that are kept; beyond it all are worked out anew.
  private static let mostReadings = 4_096
  private static let readings = Mutex<[Key: Reading]>([:])

  /// Reads a reply; a strict reader refuses one that holds more than it can read.
  static func read(_ reply: SearchReply, strict: Bool) -> Reading {
    let key = Key(reply: reply)
    let reading = readings.withLock { $0[key] } ?? remember(key)
    guard strict, case .success(let page) = reading, case .raw(let bytes) = reply,
      WireJSON.encode(.page(page)) != bytes
    else { return reading }
    return .failure(.badField("entries"))
  }

  private static func remember(_ key: Key) -> Reading {
    let bytes = WireJSON.encode(key.reply)
    let reading = Reading { () throws(WireFailure) in try WireJSON.decodeReply(bytes) }
    readings.withLock { known in
      if known.count >= mostReadings { known = [:] }
      known[key] = reading
    }
    return reading
  }
}
