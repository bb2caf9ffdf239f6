import FakeDirectory
import ScreenModel

extension Watch {
  /// Follows which profile is in use: what is known of the searches ends with it.
  ///
  /// The button that tells it may be hidden; then the notification that was tapped tells it.
  mutating func followProfile() {
    let label = now.profileButton < 0 ? nil : elements[now.profileButton].label
    if gesture == .switchProfile {
      switchProfile(to: label)
    } else if let label, label != profileLabel {
      let wasKnown = profile != nil
      use(label)
      if wasKnown { endSearches() }
    }
  }

  private mutating func switchProfile(to label: String?) {
    if let label, label == profileLabel { return }
    let message = before.notification < 0 ? nil : elementsBefore[before.notification].label
    let wasKnown = profile != nil
    if wasKnown, label == nil, let message, message.hasPrefix(profileLabel) { return }
    use(label)
    if wasKnown {
      endSearches()
    } else {
      list.becomeUnclear()
      newChat.becomeUnclear()
    }
  }

  private mutating func use(_ label: String?) {
    profileLabel = label ?? ""
    profile = label.flatMap(locals.profile(named:))
    recount()
  }

  private mutating func endSearches() {
    list.endSearch()
    newChat.endSearch()
  }

  private mutating func recount() {
    let (locals, profile) = (locals, profile)
    let isLocal: (KnownLink) -> Bool = { link in
      profile.map { locals.contains(link, in: $0) } ?? false
    }
    list.recount(isLocal)
    newChat.recount(isLocal)
    rowsAreDue = true
  }

  /// Follows which screen is shown and what its field holds.
  mutating func followScreens() {
    if before.root == .chatList, now.root == .newChat { list.request?.isStale = true }
    let wasNewChat = before.root == .newChat || before.root == .archivedContacts
    let isNewChat = now.root == .newChat || now.root == .archivedContacts
    if wasNewChat, !isNewChat {
      newChat.reset()
      (newChat.value, newChat.text, newChat.showsLink) = ("", "", false)
    }
    if now.root == .chat, before.root != .chat { noteOpenedChat() }
    if now.toggle >= 0 { isSwitchOff = elements[now.toggle].value == "0" }
    if before.asksForConsent, gesture != nil { isSwitchOff = false }
    if now.tagBar >= 0, let profile { tagsSeen[profile] = true }
    followField()
  }

  private mutating func followField() {
    guard let surface = now.surface, now.field >= 0 else { return }
    let field = elements[now.field]
    guard field.value != self[surface].value else { return }
    self[surface].value = field.value
    self[surface].showsLink = !field.isEnabled && field.value.contains(" (via ")
    let text = field.value.withoutBlanks
    guard text != self[surface].text else { return }
    self[surface].text = text
    if sent == nil { self[surface].reset() }
    rowsAreDue = true
  }

  /// A chat that opens behind a link is one of the profile's chats from then on.
  private mutating func noteOpenedChat() {
    guard let profile, let lastLink,
      let chat = elements.first(where: { $0.identifier == .chat }), chat.label == lastLink.name
    else { return }
    locals.add(lastLink.link, to: profile)
    recount()
  }

  /// Follows a connection from the first question to the servers to its alert or chat.
  mutating func followConnection() {
    wasConnecting = connecting != nil
    let hasAnswer = now.top >= 0 && before.top < 0 || now.root == .chat && before.root != .chat
    if gesture == nil ? hasAnswer : gesture == .clear { connecting = nil }
    guard asksName || linkQuestions > 0 else { return }
    connecting = (connecting?.first ?? moment, moment)
    list.request?.stop(before: index)
    newChat.request?.stop(before: index)
  }

  /// Notes that a gesture may have ended a wait.
  mutating func noteTouch() {
    guard let gesture else { return }
    switch gesture {
    case .directory, .searchRow, .searchKey, .loadMore, .retry, .refresh, .longPress: return
    case .tap where now.root == before.root: return
    default: break
    }
    if let request = list.request, request.frame < index { list.request?.isTouched = true }
    if let request = newChat.request, request.frame < index { newChat.request?.isTouched = true }
  }

  /// Compares the result rows with what the directory sent.
  mutating func checkRows() {
    guard now.resultRows > 0 else {
      rowFault = nil
      return
    }
    guard let surface = now.surface else {
      rowFault = .unknown(elements[now.resultRow].label)
      return
    }
    guard !self[surface].isUnclear else { return }
    guard rowsAreDue || before.surface != now.surface || !rowsAreAsBefore else { return }
    rowsAreDue = false
    stamp += 1
    rowFault = nil
    for title in titles {
      rowFault = fault(ofRowNamed: elements[title].label, on: surface)
      if rowFault != nil { return }
    }
  }

  private var rowsAreAsBefore: Bool {
    titles.count == titlesBefore.count && index > 0
      && titles.indices.allSatisfy {
        elements[titles[$0]].label == elementsBefore[titlesBefore[$0]].label
      }
  }

  private mutating func fault(
    ofRowNamed title: String, on surface: FrameFacts.Surface
  ) -> RowFault? {
    let place =
      self[surface].entries.index(forKey: title) ?? self[surface].entries.index(forKey: "#" + title)
    guard let place else { return .unknown(title) }
    return self[surface].entries.values[place].show(in: stamp, title)
  }
}

extension SurfaceFacts {
  /// Ends a search with its profile; what becomes of the rows by the field is left open.
  fileprivate mutating func endSearch() {
    reset()
    isFresh = false
  }

  /// Leaves open what was searched for and found, after a switch that may have been none.
  fileprivate mutating func becomeUnclear() {
    request?.isTouched = true
    isFresh = false
    isUnclear = true
  }
}

extension SurfaceFacts.Allowance {
  /// Counts one more row in a look at them all.
  fileprivate mutating func show(in stamp: Int, _ title: String) -> Watch.RowFault? {
    shown = self.stamp == stamp ? shown + 1 : 1
    self.stamp = stamp
    if open == 0 { return .chat(title) }
    return shown > open ? .twice(title) : nil
  }
}

extension RequestFacts {
  /// A connection takes the place of the wait.
  fileprivate mutating func stop(before frame: Int) {
    if self.frame < frame, !isOver { isStale = true }
  }
}
