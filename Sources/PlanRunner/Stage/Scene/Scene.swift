package import FakeDirectory
import ScreenModel

/// The search surface that a section of the plan speaks of.
package enum StartScreen: Hashable, Sendable {
  case chatList, newChat
}

/// What the steps of a scenario remember from one to the next.
package struct Scene: Sendable {
  /// Whom or what the case speaks of.
  package enum Focus: Hashable, Sendable {
    case chat(TestData.LocalChat)
    case listing(Listing)
    /// A contact or channel by its registered name.
    case name(String)
  }

  package var stage: Stage
  /// What the tester knows of the directory and of the phone.
  @Shared package private(set) var data: TestData
  /// The screen that a search is done on.
  package var startScreen: StartScreen
  /// Whether the case speaks of "Connect to …", so that a text it leaves open has to be a name.
  package var wantsName = false
  /// Whether the case speaks of the keyboard, so that it is up before a row is tapped.
  package var wantsKeyboard = false
  /// The text that was typed last.
  package var term: String?
  /// What a search or a tap in the case is about.
  package var focus: [Focus] = []
  /// The example that the plan gives for what is typed.
  package var example: Example?
  /// The stage on which the plan's last action was begun, for comparisons with another gesture.
  @Shared package var checkpoint: Stage
  /// The first frame that an action of the plan's own words brought about, and not an arrangement.
  package var beginning = 0
  /// The frame that shows the screen on which the plan's last action was begun.
  package var before = 0
  /// How the plan lets a request fail.
  package var failure: DirectoryCommand?
  /// What was not offered, so that a variant could not be played.
  package var notOffered: [String] = []
  /// What the pronouns of the clause that is judged mean.
  package var referents = Referents()

  package init(stage: Stage, data: TestData, startScreen: StartScreen) {
    self.stage = stage
    _checkpoint = Shared(wrappedValue: stage)
    _data = Shared(wrappedValue: data)
    self.startScreen = startScreen
  }
}

/// What the pronouns of a clause mean; it is shared, not copied.
package struct Referents: Sendable {
  /// What "it" means.
  package var antecedent: Thing? { things?.antecedent }
  /// What "them" means.
  package var plural: Thing? { things?.plural }

  private let things: Things?

  /// Notes what "it" and "them" mean; without arguments there is nothing that they could mean.
  package init(antecedent: Thing? = nil, plural: Thing? = nil) {
    let isEmpty = antecedent == nil && plural == nil
    things = isEmpty ? nil : Things(antecedent, plural)
  }

  private final class Things: Sendable {
    let antecedent: Thing?
    let plural: Thing?

    init(_ antecedent: Thing?, _ plural: Thing?) {
      self.antecedent = antecedent
      self.plural = plural
    }
  }
}

/// A word that the plan gives as an example, and what is typed for it in a variant.
package struct Example: Hashable, Sendable {
  package var given: String
  package var typed: String
  /// Whether what is typed still fits the plan's description of the word.
  package var fits: Bool

  package init(given: String, typed: String, fits: Bool) {
    self.given = given
    self.typed = typed
    self.fits = fits
  }
}
