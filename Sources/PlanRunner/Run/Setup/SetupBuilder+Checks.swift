import FakeDirectory

extension SetupBuilder {
  mutating func applyDirectory(_ pieces: [Piece]) {
    var command: (text: String, position: SourcePosition)?
    var isShortLink = false
    for piece in pieces {
      switch piece.fact {
      case .offers(let kind):
        setup.directories.append(kind)
        say(kind == .live ? .liveDirectory : .testDirectory, "--directory \(kind.rawValue)")
      case .failsUntil(let kind, let error, let command):
        if kind == .live { setup.liveNeedsRotation = true }
        if kind == .test { setup.testAddressFault = "its keys are not rotated" }
        claim(piece.position, DirectoryClaims.fails(with: error, until: command))
        say(kind == .live ? .rotation : nil, "--directory \(kind.rawValue): searches fail at once")
      case .rotatesFirst:
        setup.rotationPlace = piece.position
        say(nil, "why searches fail with --directory live")
      case .creates(let text):
        command = (text, piece.position)
      case .takesLink(let isShort): isShortLink = isShort
      default: break
      }
    }
    guard let command else { return }
    setup.testAddressFault = DirectoryClaims.fault(
      ofAddress: command.text, isShortLink: isShortLink)
    say(.address, "the test directory's address takes searches: \(setup.testAddressFault ?? "yes")")
    if let fault = setup.testAddressFault { warn(command.position, fault) }
  }

  mutating func applyContent(_ pieces: [Piece]) {
    var wishes: [(wish: ContentWish, position: SourcePosition)] = []
    for piece in pieces {
      switch piece.fact {
      case .wish(let wish): wishes.append((wish, piece.position))
      case .quality(let quality):
        guard !wishes.isEmpty else {
          warn(piece.position, "nothing says how many entries are \(quality.name)")
          continue
        }
        wishes[wishes.count - 1].wish.qualities.append(quality)
      case .example(let text):
        guard !wishes.isEmpty else { continue }
        wishes[wishes.count - 1].wish.example = text
      case .claim(let topic, let check):
        claim(piece.position, check)
        say(topic, "checked before the cases")
      default: break
      }
    }
    for (wish, position) in wishes {
      claim(position) { wish.missing($0) }
      say(nil, "looked for in the directory")
    }
  }

  mutating func applyNames(_ pieces: [Piece]) {
    var length: (count: Int, position: SourcePosition)?
    for case .nameLength(let count) in pieces.map(\.fact) {
      length = pieces.first { if case .nameLength = $0.fact { true } else { false } }
        .map { (count, $0.position) }
    }
    if let length {
      claim(length.position, NameClaims.needs(length: length.count))
      claim(length.position, NameClaims.completes(with: nil, from: length.count))
      say(.names, "a name has \(length.count) characters, and no name has fewer")
    }
    for piece in pieces {
      switch piece.fact {
      case .namesFor(let label, let names):
        let found = planCases(names, piece.position)
        let word = String(label.prefix { $0 != "…" })
        for planCase in found where !planCase.speaks(of: word) {
          warn(piece.position, "\(planCase.id) does not speak of “\(label)”")
        }
        claim(piece.position, NameClaims.offers(label))
        say(nil, "\(Wording.enumeration(found.map(\.id))) speak of “\(label)”")
      case .registered(let isChannel, let text):
        claim(
          piece.position,
          NameClaims.isRegistered(text, isChannel: isChannel, length: length?.count ?? 1))
        say(nil, "looked for on the name server")
      case .completion(let suffix):
        claim(piece.position, NameClaims.completes(with: suffix, from: length?.count))
        say(.completion, "a bare word is completed with “\(suffix)”")
      default: break
      }
    }
  }

  mutating func applySwitch(_ pieces: [Piece]) {
    for piece in pieces {
      switch piece.fact {
      case .path(let path):
        setup.switchPath = path
        claim(piece.position, SwitchClaims.isThere)
        say(.switchPlace, "the way to the switch")
      case .section(let section):
        claim(piece.position, SwitchClaims.stands(in: section))
        say(nil, "the section of the switch")
      case .startsOn(let isOn):
        setup.startsOn = isOn
        claim(piece.position, SwitchClaims.starts(on: isOn))
        say(.switchStart, "every phone starts with the switch \(isOn ? "on" : "off")")
      case .asksFirst(let isOn):
        claim(piece.position, SwitchClaims.asks(whileOn: isOn))
        say(.asking, "tried on both screens, by the row and by the key")
      case .asksAgain(let isOn):
        claim(piece.position, SwitchClaims.asksAgain(whenOn: isOn))
        say(nil, "tried after Enable")
      default: break
      }
    }
  }
}

extension PlanCase {
  /// Tells whether a label begins with some words in one of its cells.
  fileprivate func speaks(of label: String) -> Bool {
    [doCell, expectCell].contains { $0.string.contains(label) }
  }
}
