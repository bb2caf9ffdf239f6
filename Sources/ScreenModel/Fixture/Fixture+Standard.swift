import FakeDirectory

extension Fixture {
  /// The phone that the plan's setup describes.
  package static let standard = Fixture(profiles: [ada, work, fresh, quiet])

  /// P1: the profile in use, with one chat of every sort.
  private static let ada = Profile(
    code: "P1", name: "Ada",
    chats: [
      Chat(
        .channel, "newsdesk", links: [StandardContent.links.newsdesk], joined: .publicly,
        description: "Notes for editors, with a quokka on every cover.", isFavorite: true,
        lastMessage: "The ferry runs again from Monday.", time: "10:41"),
      Chat(
        .contact, "Agnes Newsome", profileName: "Agnes", lastMessage: "See you at the station?",
        time: "10:12"),
      Chat(
        .contact, "Nadia", simplexName: "@nadia.testing", links: [StandardContent.links.nadia],
        isFavorite: true, lastMessage: "Thanks for the pictures!", time: "09:58"),
      Chat(
        .group, "Harbour Talk", links: [appForm(StandardContent.links.harbourTalk)],
        joined: .byLink,
        description: "Tides, ropes and seaglass.", isIncognito: true,
        lastMessage: "High water at noon.", time: "09:30"),
      Chat(
        .group, "Harbour Rowing", links: [StandardContent.links.harbourRowingOwn],
        joined: .byLink, lastMessage: "Four seats free on Sunday.", time: "Tue"),
      Chat(
        .group, "Harbour Choir", joined: .byInvitation, lastMessage: "Bring the blue folder.",
        time: "Tue"),
      Chat(
        .group, "Xyzzyq Trio", joined: .byInvitation, unread: 3, tag: "Music",
        lastMessage: "Rehearsal moved to eight.", time: "Tue"),
      Chat(
        .group, "Legacy Club", links: [StandardContent.links.legacyClub], joined: .joining,
        lastMessage: "Joining…", time: "Mon"),
      Chat(.contactRequest, "Priya Raman", lastMessage: "wants to connect to you", time: "Mon"),
      Chat(.notes, "Private notes", lastMessage: "Bread, tea, lamp oil", time: "Sun"),
      Chat(
        .contact, "Tobias Alder", isArchived: true, lastMessage: "Good luck over there.",
        time: "2 May"),
    ],
    userTags: ["Music"])

  /// P2: another profile, from which notifications come.
  private static let work = Profile(
    code: "P2", name: "Work",
    chats: [
      Chat(
        .contact, "Olga Petrenko", unread: 1, lastMessage: "The draft is ready.", time: "10:45"),
      Chat(
        .channel, "cinews", links: [StandardContent.links.cinews], joined: .publicly,
        lastMessage: "Build 412 is green.", time: "10:20"),
      Chat(.notes, "Private notes", lastMessage: "Room 7", time: "Fri"),
    ],
    userTags: ["Later"])

  /// P3: a profile without conversations, with the onboarding pages.
  private static let fresh = Profile(
    code: "P3", name: "Fresh",
    chats: [Chat(.notes, "Private notes", lastMessage: "First note", time: "Fri")],
    isOnboardingDismissed: false)

  /// P4: a profile without contacts.
  private static let quiet = Profile(
    code: "P4", name: "Quiet",
    chats: [
      Chat(
        .group, "Night Sky", joined: .byInvitation, lastMessage: "Clear until two.",
        time: "Thu"),
      Chat(.notes, "Private notes", lastMessage: "Telescope: 12 kg", time: "Fri"),
    ])

  /// Gives the `simplex:` form of a short link in its web form, as some senders write it.
  private static func appForm(_ link: String) -> String {
    let parts = link.dropFirst("https://".count).split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return link }
    return "simplex:/\(parts[1])?h=\(parts[0])"
  }
}
