package import ScreenModel

/// What a phrase of the vocabulary contributes to a clause.
package enum Meaning: Sendable {
  /// What is typed or searched for; only a verb can use it.
  case term(Term)
  /// A noun: something on the screen.
  case thing(Thing)
  /// The thing spoken of before owns the part behind it ("its").
  case possessive
  /// The row that was spoken of last.
  case theRow
  /// What is typed for the term before it ("e.g. `alice`").
  case example(String)
  /// A noun that is denied by its own words ("nothing").
  case absent(Thing)
  case predicate(Predicate)
  case place(Place)
  case when(When)
  case condition(Condition)
  /// "no", "not", "never".
  case negation
  /// "without": a denied part.
  case without
  /// The toolbar modes that the words around it speak of.
  case narrowing(Set<ToolbarMode>)
  /// A whole clause.
  case statement(Statement)
  /// Something that is done.
  case step(DoStep)
  /// The checks of another case.
  case reference(Reference)
  /// "as before": the same as on the phone without directory search.
  case asBefore
  case joining(Joining)
  case remark
  /// What a sentence of the Setup list says.
  case setup(SetupFact)
}

/// A word that joins.
package enum Joining: Sendable {
  case and, or, then, with, filler
}
