/// A number in the table of texts; 0 is the empty text.
package typealias TextID = Int
/// A number in the table of directory entries.
package typealias EntryID = Int
/// A number in the table of replies.
package typealias PageID = Int
/// A number in the table of cursors; -1 is no cursor.
package typealias CursorID = Int
/// The number of a chat: those of the fixture first, then the opened ones of a state.
package typealias ChatID = Int
/// A number in the table of what links lead to.
package typealias TargetID = Int
/// The number of a profile in the fixture.
package typealias ProfileID = Int

/// A place with a search field of its own.
package enum SurfaceID: Int, Hashable, Sendable {
  case list, newChat, archived
}
