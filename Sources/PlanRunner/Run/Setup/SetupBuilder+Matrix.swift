import ScreenModel

extension SetupBuilder {
  mutating func applyPhones(_ pieces: [Piece]) {
    var asksForLarge = false
    var scope: Matrix.LargeScope?
    for piece in pieces {
      switch piece.fact {
      case .smallPhone(let phone):
        let phone = phone ?? Phone.all.first ?? .iPhoneSE
        setup.matrix.smallPhone = phone
        say(.smallPhone, "cases are played on \(phone.name)")
      case .largePhone(let phone):
        let phone = phone ?? Phone.all.last ?? .iPhoneSE
        setup.matrix.largePhone = phone
        asksForLarge = true
        say(.largePhone, "a second phone: \(phone.name)")
      case .largeText(let size):
        setup.matrix.largeText = size
        asksForLarge = true
        say(.largeText, "the large text: \(size.rawValue)")
      case .scope(let named): scope = named
      default: break
      }
    }
    guard asksForLarge else { return }
    // Without a word on which cases need it, the sentence speaks of all of them.
    setup.matrix.largeScope = scope ?? .everyCase
    effects.append(
      setup.matrix.largeScope == .layoutCases
        ? "that is for the cases that look at frames and sizes" : "that is for every case")
  }

  mutating func checkPhones() {
    guard let large = setup.matrix.largePhone, setup.topics.contains(.smallPhone) else { return }
    let small = setup.matrix.smallPhone
    guard small.width * small.height >= large.width * large.height else { return }
    setup.faults.append(
      Diagnostic(
        .error, at: nil,
        "the Setup's small phone, \(small.name), is not smaller than the large one, \(large.name)"))
  }

  mutating func applyMenu(_ pieces: [Piece]) {
    var isMenu = false
    for piece in pieces {
      switch piece.fact {
      case .menu(let names):
        isMenu = true
        let found = planCases(names, piece.position).map(\.id)
        setup.matrix.menuCases += found
        if names.isEmpty { warn(piece.position, "no case is named that needs the menu") }
      case .menuVersion(let version, let orLater):
        guard isMenu else {
          warn(piece.position, "nothing says what needs iOS \(version)")
          continue
        }
        setup.matrix.menuVersion = version
        if orLater, OptionValues.iosVersions.contains(version - 1) {
          setup.matrix.versionsWithoutMenu.append(version - 1)
        }
        let cases = Wording.enumeration(setup.matrix.menuCases)
        say(.menu, "\(cases): played on iOS \(version)")
      case .noMenu(let version):
        if !setup.matrix.versionsWithoutMenu.contains(version) {
          setup.matrix.versionsWithoutMenu.append(version)
        }
        menuPlace = piece.position
        let cases = Wording.enumeration(setup.matrix.menuCases)
        say(.noMenu, "\(cases): no menu comes on iOS \(version)")
      default: break
      }
    }
  }

  mutating func checkVersions() {
    guard let first = setup.matrix.menuVersion, let place = menuPlace else { return }
    let contradiction = setup.matrix.versionsWithoutMenu.first { $0 >= first }
    guard let contradiction else { return }
    fail(
      place, "iOS \(contradiction) has no menu here, but a menu needs only iOS \(first) above")
  }

  mutating func applyModes(_ pieces: [Piece]) {
    var scope: [StartScreen]?
    var modes: [ToolbarMode]?
    var place: SourcePosition?
    for piece in pieces {
      switch piece.fact {
      case .modeScope(let screens):
        scope = screens
        place = piece.position
      case .modes(let named):
        if let modes, modes != named {
          fail(piece.position, "the toolbar modes in this sentence contradict each other")
        }
        modes = named
        place = place ?? piece.position
      default: break
      }
    }
    guard let place else { return }
    guard let scope else {
      return warn(place, "nothing says which cases are played in these modes")
    }
    guard let modes else { return warn(place, "nothing says in which toolbar modes") }
    for screen in scope {
      if screen == .chatList { setup.matrix.chatListModes = modes }
      if screen == .newChat { setup.matrix.newChatModes = modes }
      let name = screen == .chatList ? "chat-list" : "New chat"
      let list = Wording.enumeration(modes.map(\.rawValue))
      say(screen == .chatList ? .modes : nil, "\(name) cases are played in \(list)")
    }
  }
}
