import FakeDirectory
import ScreenModel
import Testing

@Suite("Fixture")
struct FixtureTests {
  private let profiles = Fixture.standard.profiles

  @Test("the plan's setup finds what it needs on the first profile")
  func first() throws {
    let ada = profiles[0]
    #expect(ada.code == "P1" && ada.name == "Ada")
    func chat(_ name: String) throws -> Fixture.Chat {
      try #require(ada.chats.first { $0.name == name })
    }
    let newsdesk = try chat("newsdesk")
    #expect(newsdesk.kind == .channel && newsdesk.isFavorite && newsdesk.joined == .publicly)
    #expect(try chat("Nadia").simplexName == StandardContent.words.nadia)
    #expect(try chat("Harbour Talk").isIncognito)
    #expect(try chat("Harbour Talk").joined == .byLink)
    #expect(try chat("Legacy Club").joined == .joining)
    #expect(
      ada.chats.filter { $0.kind == .contact && $0.name.lowercased().contains("news") }.count == 1)
    #expect(ada.chats.filter(\.isArchived).count == 1)
    #expect(ada.chats.filter { $0.kind == .contactRequest }.count == 1)
    #expect(ada.chats.filter { $0.unread > 0 }.count == 1)
    #expect(ada.userTags.count == 1)
    for word in ["alice", "cinews", "zqxvjk", "quokka"] {
      #expect(!ada.chats.contains { $0.name.lowercased().contains(word) })
    }
  }

  @Test("links of the fixture and of the directory are the same links")
  func links() throws {
    let links = StandardContent.links
    func normal(_ name: String) -> [String] {
      profiles[0].chats.first { $0.name == name }?.links.map(LinkText.normalise) ?? []
    }
    #expect(normal("newsdesk") == [LinkText.normalise(links.newsdesk)])
    #expect(normal("Harbour Talk") == [LinkText.normalise(links.harbourTalk)])
    #expect(normal("Harbour Rowing") != [LinkText.normalise(links.harbourRowing)])
    let written = try #require(profiles[0].chats.first { $0.name == "Harbour Talk" }).links
    #expect(written.allSatisfy { $0.hasPrefix("simplex:/g#") })
  }

  @Test("the other profiles are a busy one, one without conversations, one without contacts")
  func others() {
    #expect(profiles[1].chats.contains { $0.kind == .contact && $0.unread == 1 })
    #expect(!profiles[2].isOnboardingDismissed)
    #expect(!profiles[2].chats.contains { $0.isConversation })
    #expect(!profiles[3].chats.contains { $0.kind == .contact || $0.kind == .contactRequest })
  }

  @Test("a profile is found by its name and by its code")
  func find() {
    #expect(Fixture.standard.profile("Work") == 1)
    #expect(Fixture.standard.profile("P3") == 2)
    #expect(Fixture.standard.profile("nobody") == nil)
  }
}
