/// The pictures that the app shows by name, drawn in a square of 24 points.
enum Icon: String, CaseIterable {
  case search, more, retry, at, number, channel, people, person, folder, picture
  case star, mask, archive, pencil, filter, clear, back, forward, check, link, scan, add, photo

  /// Gives the picture for a name that an element carries.
  static func named(_ name: String) -> Icon {
    switch name {
    case "magnifyingglass": .search
    case "plus.magnifyingglass": .more
    case "arrow.clockwise": .retry
    case "at": .at
    case "number": .number
    case "picture": .picture
    case "star.fill": .star
    case "theatermasks": .mask
    case "archivebox": .archive
    case _ where name.hasPrefix("antenna"): .channel
    case _ where name.hasPrefix("person.2"): .people
    case _ where name.hasPrefix("person"): .person
    case _ where name.hasPrefix("folder"): .folder
    default: .photo
    }
  }

  /// The picture's shapes; `i` draws lines and `j` fills them, both in the colour of what holds it.
  var shapes: StaticString {
    switch self {
    case .search:
      #"<path class="i" d="M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.3 15.3L21 21"/>"#
    case .more:
      #"<path class="i" d="M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.3 15.3L21 21M10.5 7.5v6M7.5 10.5h6"/>"#
    case .retry: #"<path class="i" d="M19.5 12.5a7.5 7.5 0 1 1-2.5-5.8l2.6 2.3M19.8 4.2V9h-4.8"/>"#
    case .at:
      #"<path class="i" d="M8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M15.8 8.2v5.2a2.6 2.6 0 0 0 5.2 0V12a9 9 0 1 0-3.6 7.2"/>"#
    case .number: #"<path class="i" d="M9.5 4L7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16"/>"#
    case .channel:
      #"<circle class="j" cx="12" cy="12" r="2.1"/><path class="i" d="M8.2 8.2a5.4 5.4 0 0 0 0 7.6M15.8 8.2a5.4 5.4 0 0 1 0 7.6M5.3 5.3a9.4 9.4 0 0 0 0 13.4M18.7 5.3a9.4 9.4 0 0 1 0 13.4"/>"#
    case .people:
      #"<path class="j" d="M5.6 9.2a3 3 0 1 0 6 0a3 3 0 1 0-6 0M2.6 18.6a6 5.2 0 0 1 12 0zM13 8.9a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M16.2 18.6h5.2a5.6 4.9 0 0 0-7.6-4.6a6.6 6 0 0 1 2.4 4.6"/>"#
    case .person:
      #"<path class="j" d="M7.8 9a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0M4.4 20a7.6 6.2 0 0 1 15.2 0z"/>"#
    case .folder:
      #"<path class="j" d="M3.5 7.2a2 2 0 0 1 2-2h3.7l2.2 2.4h7.1a2 2 0 0 1 2 2v7.2a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z"/>"#
    case .picture, .photo:
      #"<path class="i" d="M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2M3.8 17l5-5 4 4 2.6-2.4 4.6 4"/>"#
    case .star:
      #"<path class="j" d="M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.3-5.8 3.3 1.3-6.5-4.8-4.5 6.5-.8z"/>"#
    case .mask:
      #"<path class="i" d="M3.5 5.5q8.5 3 17 0v6a8.5 8.5 0 0 1-17 0zM7.3 10.6q1.4-1.4 2.8 0M13.9 10.6q1.4-1.4 2.8 0M8.8 14.6q3.2 2.6 6.4 0"/>"#
    case .archive:
      #"<path class="i" d="M3 5h18v4H3zM4.6 9v8.5A1.5 1.5 0 0 0 6.1 19h11.8a1.5 1.5 0 0 0 1.5-1.5V9M9.8 12.6h4.4"/>"#
    case .pencil:
      #"<path class="i" d="M12.5 4.8H6.3a2.3 2.3 0 0 0-2.3 2.3v10.6A2.3 2.3 0 0 0 6.3 20h10.6a2.3 2.3 0 0 0 2.3-2.3v-6.2M18.6 3.4a1.75 1.75 0 0 1 2.5 2.5l-9 9-3.4.9.9-3.4z"/>"#
    case .filter: #"<path class="i" d="M4.5 8h15M7.5 12.5h9M10.5 17h3"/>"#
    case .clear:
      #"<circle class="j" cx="12" cy="12" r="9.5"/><path class="x" d="M8.5 8.5l7 7M15.5 8.5l-7 7"/>"#
    case .back: #"<path class="i" d="M15.5 4.5L8 12l7.5 7.5"/>"#
    case .forward: #"<path class="i" d="M9 5l7 7-7 7"/>"#
    case .check: #"<path class="i" d="M4.5 12.5l5 5L20 6.5"/>"#
    case .link:
      #"<path class="i" d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7"/>"#
    case .scan:
      #"<path class="i" d="M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5M8 8.5h3v3H8zM13 8.5h3M13 13h3v3M8 14.5v1.5h2.5"/>"#
    case .add: #"<path class="i" d="M12 5v14M5 12h14"/>"#
    }
  }
}
