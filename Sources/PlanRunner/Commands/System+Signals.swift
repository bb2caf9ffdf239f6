#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What has to be put away when the process is interrupted.
///
/// A signal may come at any instruction, so that nothing is done then but to write bytes that lie ready and to remove
/// one file.
enum Interruption {
  /// The path of the file that is being written, with a zero at its end; empty when there is none.
  nonisolated(unsafe) private static let path = UnsafeMutablePointer<CChar>.allocate(capacity: 4097)
  /// Whether a line of progress stands on standard error.
  nonisolated(unsafe) private static let hasProgress = UnsafeMutablePointer<sig_atomic_t>.allocate(
    capacity: 1)

  /// Names a file that must not be left behind.
  static func willLeave(_ file: String) {
    let bytes = file.utf8CString
    guard bytes.count <= 4096 else { return }
    // The first byte comes last: until then the path counts as empty.
    for index in bytes.indices.dropFirst() { path[index] = bytes[index] }
    path[0] = bytes[0]
  }

  /// Says that the file is in its place, or gone.
  static func leavesNothing() {
    path[0] = 0
  }

  /// Says whether a line of progress stands on standard error.
  static func showsProgress(_ isShown: Bool) {
    hasProgress.pointee = isShown ? 1 : 0
  }

  /// Makes ready for signals.
  static func prepare() {
    path[0] = 0
    hasProgress.pointee = 0
    signal(SIGINT) { _ in
      Interruption.putAway()
      _exit(130)
    }
    for number in [SIGTERM, SIGHUP] {
      signal(number) { number in
        Interruption.putAway()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func putAway() {
    if path[0] != 0 { unlink(path) }
    if hasProgress.pointee != 0 { _ = write(2, "\r\u{1B}[K", 4) }
  }
}

extension System {
  /// Makes ready for signals.
  ///
  /// An interruption ends the process with a code of its own and leaves no half file behind. A broken pipe and a file
  /// that grows too large are errors of writing.
  package static func handleSignals() {
    Interruption.prepare()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Puts something harmless in the place of a standard stream that is closed, lest a report be opened there.
  package static func openStandardStreams() {
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 {
      // The first free number is the stream's own. Whatever is written there fails, as it would have.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
