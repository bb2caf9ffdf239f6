#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the operating system offers: files, streams, the terminal, the environment.
///
/// No file of the module talks to the system but this one and those named for it.
package enum System {
  /// Why a file or a stream could not be used, in the system's words.
  package struct Failure: Error, Hashable, Sendable {
    package var reason: String
    /// Whether the reader of a pipe has gone.
    package var isBrokenPipe: Bool

    /// Makes a failure from the system's last error number.
    init(number: Int32 = errno) {
      reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
      isBrokenPipe = number == EPIPE
    }
  }

  /// One of the process's two output streams.
  package enum Stream: Int32, Sendable {
    case output = 1
    case errors = 2
  }

  /// Gives an environment variable, or `nil` where it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Tells whether a stream goes to a terminal.
  package static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// Gives the columns of the terminal behind a stream, or `nil` where there is none.
  package static func terminalColumns(_ stream: Stream) -> Int? {
    var size = winsize()
    guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Gives the number of processors that work for this machine, at least one.
  package static var processors: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Ends the process.
  package static func leave(_ code: Int32) -> Never {
    exit(code)
  }

  /// Reads a file whole, or so many bytes of it at most.
  package static func read(
    _ path: String, atMost limit: Int = .max
  ) throws(Failure) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw Failure() }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { readOnce(file, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure() }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: chunk[..<min(count, limit - bytes.count)])
      guard bytes.count < limit else { return bytes }
    }
  }

  /// Writes a text to a stream whole.
  package static func write(_ text: String, to stream: Stream) throws(Failure) {
    try write(Array(text.utf8), file: stream.rawValue)
  }

  /// Gives the names of a folder's entries, sorted; none where it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names.sorted()
  }

  /// Writes bytes to an open file whole.
  static func write(_ bytes: [UInt8], file: Int32) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { writeOnce(file, $0, from: start) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Failure() }
      start += count
    }
  }
}

private func readOnce(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(file, buffer.baseAddress, buffer.count)
}

private func writeOnce(_ file: Int32, _ buffer: UnsafeRawBufferPointer, from start: Int) -> Int {
  let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
  return write(file, rest.baseAddress, rest.count)
}
