import FakeDirectory

extension Tables {
  /// Gives the chats of the profile in use, newest first.
  func chats(of state: State) -> [ChatID] {
    guard !state.opened.isEmpty else { return chatsOfProfile[state.profile] }
    var opened: [ChatID] = []
    for index in state.opened.indices.reversed()
    where state.opened[index].profile == state.profile {
      opened.append(chats.count + index)
    }
    let own = chatsOfProfile[state.profile]
    return rules.opening.newChatOnTop ? opened + own : own + opened
  }

  /// Gives what is known of a chat.
  func facts(of chat: ChatID, in state: State) -> ChatFacts {
    guard chat >= chats.count else { return chats[chat] }
    return targets[state.opened[chat - chats.count].target].chat
  }

  /// Gives the chat of the profile in use that an entry is, or nil if it is none.
  func known(_ entry: EntryID, in state: State) -> ChatID? {
    let facts = entries[entry]
    if facts.chats[state.profile] >= 0 { return facts.chats[state.profile] }
    guard rules.known.preparedCounts, rules.known.identity != .nothing, !facts.link.isEmpty else {
      return nil
    }
    for (index, chat) in state.opened.enumerated()
    where chat.profile == state.profile && targets[chat.target].normalLink == facts.normalLink {
      return chats.count + index
    }
    return nil
  }

  /// Gives the chat of the profile in use that was joined by a link, or nil if there is none.
  func chat(byNormalLink link: String, in state: State) -> ChatID? {
    chats(of: state).first { chat in
      chat < chats.count
        ? chats[chat].normalLinks.contains(link)
        : targets[state.opened[chat - chats.count].target].normalLink == link
    }
  }
}

extension Tables {
  /// Gives a link in the form in which links are compared.
  func normalise(_ link: String) -> String { LinkText.normalise(link) }
}
