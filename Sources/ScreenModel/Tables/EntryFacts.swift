import FakeDirectory
import Synchronization

/// An entry of the directory with all that its row shows; it is shared, not copied.
final class EntryFacts: Sendable {
  let name: String
  let kind: EntryKind
  /// The link to connect with; empty if the entry has none.
  let link: String
  /// The link in the form in which links are compared.
  let normalLink: String
  let icon: String
  let title: Words
  let simplexName: Words?
  let description: Words?
  let caption: String
  /// The width of the caption on one line, in thousandths of the letter size.
  let captionWidth: Int
  let trailing: String
  /// The width of what stands at the trailing edge, in thousandths of the letter size.
  let trailingWidth: Int
  let count: Int
  let titleRuns: [Element.Run]
  let descriptionRuns: [Element.Run]
  /// What the row reads as.
  let label: String
  /// What the row of a group that is being joined reads as.
  let joiningLabel: String
  /// The fixture's chat that the entry is, for each profile; -1 for none.
  let chats: [ChatID]
  /// Whether each profile is just joining it.
  let joining: [Bool]
  private let fits = Mutex<[FitPlace: ResultFit]>([:])

  /// Where a row is measured; the phone is always the same.
  private struct FitPlace: Hashable {
    let surface: SurfaceID
    let isJoining: Bool
  }

  /// Gives the row's texts fitted into its width; they are measured once.
  func fit(on surface: SurfaceID, isJoining: Bool, measure: () -> ResultFit) -> ResultFit {
    let place = FitPlace(surface: surface, isJoining: isJoining)
    if let known = fits.withLock({ $0[place] }) { return known }
    let fit = measure()
    fits.withLock { $0[place] = fit }
    return fit
  }

  init(_ entry: WireEntry, tables: Tables) {
    let rules = tables.rules
    name = entry.displayName
    kind = entry.kind
    link = entry.link ?? ""
    normalLink = rules.known.identity == .exactLink ? link : LinkText.normalise(link)
    icon = EntryFacts.icon(of: entry, rules: rules)
    let shown = Markup.read(EntryFacts.title(of: entry, rules: rules), rules: rules.rows)
    title = Words(shown.text)
    titleRuns = shown.runs
    let name = rules.rows.showsSimplexName ? entry.simplexName : nil
    simplexName = name.map { Words($0) }
    let text = entry.shortDescription ?? ""
    let about = Markup.read(text, rules: rules.rows)
    description = text.isEmpty || !rules.rows.showsDescription ? nil : Words(about.text)
    descriptionRuns = about.runs
    count = EntryFacts.count(of: entry, rules: rules.caption)
    caption = EntryFacts.caption(count: count, kind: entry.kind, rules: rules)
    captionWidth = TextMetrics.width(of: caption)
    trailing = EntryFacts.trailing(kind: entry.kind, rules: rules)
    trailingWidth = TextMetrics.width(of: trailing)
    let parts = [title.text, simplexName?.text, description?.text].compactMap { $0 }
    label = (parts + [caption, trailing].filter { !$0.isEmpty }).joined(separator: ", ")
    joiningLabel = (parts + [rules.strings.alreadyJoining]).joined(separator: ", ")
    let identity = ChatIdentity(entry: entry, normalLink: normalLink, tables: tables)
    chats = identity.chats
    joining = identity.joining
  }

  private static func icon(of entry: WireEntry, rules: Rules) -> String {
    if entry.image != nil, rules.rows.showsPictures { return rules.strings.picture }
    let isChannel = entry.kind == .channel && rules.rows.iconByKind
    return isChannel ? rules.strings.channelIcon : rules.strings.groupIcon
  }

  private static func title(of entry: WireEntry, rules: Rules) -> String {
    switch rules.rows.prefix {
    case .always: rules.strings.namePrefix + entry.displayName
    case .never: entry.displayName
    case .ifMissing:
      entry.displayName.hasPrefix("#")
        ? entry.displayName : rules.strings.namePrefix + entry.displayName
    }
  }

  private static func count(of entry: WireEntry, rules: Rules.Caption) -> Int {
    switch rules.count {
    case .publicFirst: entry.publicMembers ?? entry.currentMembers
    case .currentOnly: entry.currentMembers
    case .publicOnly: entry.publicMembers ?? 0
    case .sum: entry.currentMembers + (entry.publicMembers ?? 0)
    }
  }

  private static func caption(count: Int, kind: EntryKind, rules: Rules) -> String {
    guard rules.rows.showsCaption else { return "" }
    let isChannel =
      switch rules.caption.word {
      case .byKind: kind == .channel
      case .alwaysMembers: false
      case .alwaysSubscribers: true
      case .swapped: kind != .channel
      }
    return "\(count)" + (isChannel ? rules.strings.subscribers : rules.strings.members)
  }

  private static func trailing(kind: EntryKind, rules: Rules) -> String {
    switch rules.rows.trailing {
    case .open: rules.strings.open
    case .joinVerb: kind == .channel ? rules.strings.joinChannel : rules.strings.joinGroup
    case .nothing: ""
    }
  }
}

/// Which chats of the fixture an entry is, profile by profile.
struct ChatIdentity {
  var chats: [ChatID] = []
  var joining: [Bool] = []

  init(entry: WireEntry, normalLink: String, tables: Tables) {
    let rules = tables.rules.known
    for profile in tables.chatsOfProfile.indices {
      let own = tables.chatsOfProfile[profile]
      let all = rules.acrossProfiles ? own + tables.chats.indices : own
      let known = all.first { id in
        ChatIdentity.isSame(tables.chats[id], entry, link: normalLink, rules: rules)
      }
      chats.append(known ?? -1)
      joining.append(
        own.contains { id in
          let chat = tables.chats[id].chat
          return chat.joined == .joining && chat.links.contains(entry.link ?? "")
        })
    }
  }

  /// Tells whether an entry is a chat.
  static func isSame(
    _ facts: ChatFacts, _ entry: WireEntry, link: String, rules: Rules.KnownChats
  ) -> Bool {
    let sameLink = !link.isEmpty && facts.identity.contains(link)
    let isGroup = facts.chat.kind == .group || facts.chat.kind == .channel
    let sameName = isGroup && facts.chat.name == entry.displayName
    switch rules.identity {
    case .link, .exactLink, .filteredOnly: return sameLink
    case .name: return sameName
    case .linkOrName: return sameLink || sameName
    case .nothing: return false
    }
  }
}
