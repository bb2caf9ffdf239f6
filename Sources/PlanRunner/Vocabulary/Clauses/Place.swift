import ScreenModel

/// Where something stands on a screen, as the plan says it.
package struct Place: Sendable {
  package var name: String
  /// Whether it compares frames, which makes a case a layout case.
  package var isLayout: Bool
  /// Says why the element at an index does not stand there, or `nil` when it does.
  package var flaw: @Sendable (Look, Int) throws(StepError) -> String?
  /// The thing that it names, for "them" later on.
  package var mentions: Thing?
  /// Whether it is a relation of two things that holds whenever both are on the screen.
  package var isRelation = false
  /// Names a comparison with the phone without directory search, for "as usual".
  package var isAsUsual = false

  package init(
    _ name: String, isLayout: Bool = true,
    flaw: @escaping @Sendable (Look, Int) throws(StepError) -> String?
  ) {
    self.name = name
    self.isLayout = isLayout
    self.flaw = flaw
  }
}

/// A condition that the plan puts on a clause ("if any", "when the directory sends no count").
package enum Condition: Sendable {
  /// A condition on each row: the clause holds for the rows with it and for no others.
  case ofRow(String, @Sendable (Look, Int) -> Bool)
  /// A condition that a scenario is arranged with and another without.
  case ofScenario(Variant, option: Int)
  /// A condition on what is found: what the plan adds in a bracket.
  case detail(String, @Sendable (Look, Int) -> String?)

  /// The text that what is found must have.
  package static func text(_ thing: Thing) -> Condition {
    let wanted = thing.label ?? thing.name
    return .detail(wanted) { look, index in
      let text = look.elements[index].label
      return text == wanted ? nil : "it says “\(text)”, not “\(wanted)”"
    }
  }
}

/// A choice that gives a case several scenarios.
package struct Variant: Hashable, Sendable {
  package var name: String
  /// What the scenario is called with each option; an empty name is not shown.
  package var options: [String]

  package init(_ name: String, _ options: [String]) {
    self.name = name
    self.options = options
  }

  package static let directorySwitch = Variant("switch", ["switch on", "switch off"])
  package static let count = Variant("count", ["with a count", "without a count"])
  package static let morePages = Variant("pages", ["more pages", "no more pages"])
}
