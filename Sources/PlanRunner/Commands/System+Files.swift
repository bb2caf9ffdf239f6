#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension System {
  /// Writes a file whole or not at all: beside its place first, then into it.
  ///
  /// A link stays a link, and the file that it leads to is replaced. What is no file but takes bytes, such as a pipe or
  /// a terminal, is written to where it is.
  package static func replace(_ path: String, with text: String) throws(Failure) {
    var old = stat()
    let exists = stat(path, &old) == 0
    let kind = old.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw Failure(number: EISDIR) }
    if exists, kind != S_IFREG { return try overwrite(path, with: text) }
    let place = exists ? resolved(path) : path
    let mask = umask(0)
    umask(mask)
    let mode = exists ? old.st_mode & 0o777 : 0o666 & ~mask

    var template = Array("\(place).XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw Failure() }
    let temporary = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    Interruption.willLeave(temporary)
    do throws(Failure) {
      try write(Array(text.utf8), file: file)
      guard fchmod(file, mode) == 0, fsync(file) == 0 else { throw Failure() }
      guard rename(temporary, place) == 0 else { throw Failure() }
      Interruption.leavesNothing()
      close(file)
    } catch {
      close(file)
      unlink(temporary)
      Interruption.leavesNothing()
      throw error
    }
  }

  /// Tells whether two paths lead to one regular file.
  package static func isSameFile(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_mode & S_IFMT == S_IFREG && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Writes to something that is no regular file.
  private static func overwrite(_ path: String, with text: String) throws(Failure) {
    let file = open(path, O_WRONLY)
    guard file >= 0 else { throw Failure() }
    defer { close(file) }
    try write(Array(text.utf8), file: file)
  }

  /// Writes a text behind what a file holds.
  package static func append(_ text: String, to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o666)
    guard file >= 0 else { throw Failure() }
    defer { close(file) }
    try write(Array(text.utf8), file: file)
  }

  /// Gives the path of the file that a link leads to.
  private static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }
}
