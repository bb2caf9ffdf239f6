import FakeDirectory

/// The plan's Setup list as it is read: how cases are played, and what is to be checked before.
package struct Setup: Sendable {
  /// A sentence of the list with all its words accounted for.
  package struct Sentence: Sendable {
    /// Its words and the phrases that read them.
    package var cell: BoundCell
    /// What it decides or checks, in words; empty where it speaks to people only.
    package var effects: [String]
    /// Whether some phrase of it is read.
    package var isRead: Bool

    /// Makes a sentence from its parts.
    package init(cell: BoundCell, effects: [String] = [], isRead: Bool) {
      self.cell = cell
      self.effects = effects
      self.isRead = isRead
    }
  }

  /// The sentences, in the plan's order.
  package var sentences: [Sentence] = []
  /// The phones, modes and versions that cases are played on.
  package var matrix = Matrix()
  /// How the switch stands at first.
  package var startsOn = false
  /// The way to the switch.
  package var switchPath = ["Settings", "Privacy", "Directory search"]
  /// Whether the live directory fails searches because nobody rotated its keys.
  package var liveNeedsRotation = false
  /// Where the plan asks for the rotation.
  package var rotationPlace: SourcePosition?
  /// Why the test directory's address can't take searches.
  package var testAddressFault: String?
  /// The directories that a tester may pick.
  package var directories: [DirectoryKind] = []
  /// What is checked before cases are played.
  package var claims: [SetupClaim] = []
  /// The topics that some sentence speaks of.
  package var topics: Set<SetupTopic> = []
  /// What is wrong with the words themselves.
  package var faults: [Diagnostic] = []

  /// Reads the Setup list of a plan.
  package init(_ plan: Plan) {
    self.init()
    guard !plan.setup.isEmpty else { return }
    var builder = SetupBuilder(plan)
    builder.read(plan.setup)
    self = builder.finished()
  }

  init() {}

  /// The sentences, with the phrases that come near to words which none reads.
  package var explainedSentences: [Sentence] {
    sentences.map { sentence in
      var sentence = sentence
      for (index, piece) in sentence.cell.pieces.enumerated() {
        guard case .undefined = piece.role else { continue }
        let words = String(sentence.cell.text.characters[piece.range])
        let near = Vocabulary.setup.nearest(to: words, use: .setup)
        sentence.cell.pieces[index].role = .undefined(nearest: near)
      }
      return sentence
    }
  }

  /// Whether no case can be played as the list asks.
  package var isUnusable: Bool { faults.contains { $0.severity == .error } }

  /// Gives what every phone starts with when the directory is the live one or the test one.
  package func launch(_ base: Launch, live: Bool) -> Launch {
    var launch = base
    launch.directorySearchOn = base.directorySearchOn || startsOn
    if live ? liveNeedsRotation : testAddressFault != nil {
      launch.network.directory.address = .noKeys
    }
    return launch
  }

  /// Gives all that is to be said of the list: what is wrong in it, what it leaves open, and what is not as it says.
  package func findings(_ base: Launch, live: Bool) -> [Diagnostic] {
    var found = faults
    if !isUnusable {
      found += gaps
      if let warning = directoryWarning(live) { found.append(warning) }
      let ground = SetupGround(base, phone: matrix.smallPhone, switchPath: switchPath)
      found += claims.prefix(Setup.claimLimit).compactMap { $0.finding(ground) }
      if claims.count > Setup.claimLimit {
        found.append(
          Diagnostic(
            .warning, at: claims[Setup.claimLimit].position,
            "from here on the Setup is not checked: it says more than \(Setup.claimLimit) things"))
      }
    }
    var findings = Findings()
    findings.add(contentsOf: found)
    return findings.sorted
  }

  /// The most claims that are checked.
  package static let claimLimit = 200

  /// What the list does not speak of though cases depend on it.
  private var gaps: [Diagnostic] {
    guard !sentences.isEmpty else {
      return [
        Diagnostic(
          .warning, at: nil,
          "the plan has no Setup list: every case is played once, one-hand, iPhone SE, iOS 17, switch off"
        )
      ]
    }
    let open = SetupTopic.allCases.filter { !topics.contains($0) }.map(\.name)
    guard !open.isEmpty else { return [] }
    return [
      Diagnostic(.warning, at: nil, "the Setup does not speak of \(Wording.enumeration(open))")
    ]
  }

  private func directoryWarning(_ live: Bool) -> Diagnostic? {
    let kind = live ? DirectoryKind.live : .test
    if !sentences.isEmpty, !directories.isEmpty, !directories.contains(kind) {
      return Diagnostic(.warning, at: nil, "the Setup offers no \(kind.rawValue) directory")
    }
    if live { return rotationReason.map { Diagnostic(.warning, at: rotationPlace, $0) } }
    return nil
  }

  /// Why searches fail on the live directory; `nil` where they do not.
  package var rotationReason: String? {
    guard liveNeedsRotation else { return nil }
    let place = rotationPlace.map { " (Setup, line \($0.line): rotate its address keys first)" }
    return "searches of the live directory fail with ASENotDRAddress" + (place ?? "")
  }

  /// Why the directory that was picked takes no search; `nil` where it does.
  package func addressFault(live: Bool) -> String? {
    live ? rotationReason : testAddressFault
  }
}

extension SetupClaim {
  /// Checks it and gives what is not as the plan says.
  fileprivate func finding(_ ground: SetupGround) -> Diagnostic? {
    do throws(StepError) {
      return try check(ground).map { Diagnostic(.warning, at: position, $0) }
    } catch {
      return Diagnostic(.warning, at: position, error.message)
    }
  }
}
