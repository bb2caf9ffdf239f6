import PlanRunner

extension Edit {
  /// Edits of W1 to W12.
  static let newChat: [Edit] = [
    Edit("W1", "\"Search in Directory\"", "\"Search Directory\""),
    Edit("W1", "below the field", "above the field"),
    Edit("W1", "hide as before", "stay as before"),
    Edit("W2", "5+ letter", "4+ letter"),
    Edit("W2", "5+ letter", "6+ letter"),
    Edit("W2", "\"Connect to … \"", "\"Join … \""),
    Edit("W2", "\"Search in Directory\"", "\"Search Directory\""),
    Edit("W2", "below the field", "above the field"),
    Edit("W3", "No \"Search in Directory\"", "\"Search in Directory\""),
    Edit("W3", "No \"Search in Directory\"", "No \"Search in Directories\"", .error),
    Edit("W3", "the link connects", "nothing is sent"),
    Edit("W4", "**Search** key", "**Go** key", .error),
    Edit("W4", "\"Connect to …\" stays", "\"Connect to …\" disappears"),
    Edit("W4", "\"Connect to …\"", "\"Join …\""),
    Edit("W4", "\"Search in Directory\" hides", "\"Search in Directory\" stays"),
    Edit("W5", "without a header", "with a header"),
    Edit("W5", "the contacts that match, your chats", "your chats, the contacts that match"),
    Edit("W5", "30-pt", "44-pt"),
    Edit("W5", "\"Open\"", "\"Join\""),
    Edit("W5", "the load row last", "the load row first"),
    Edit("W5", "no \"Your Contacts\"", "the \"Your Contacts\""),
    Edit("W5", "no \"Your Contacts\"", "no \"My Contacts\"", .error),
    Edit("W6", "\"No filtered contacts\"", "\"No contacts here\"", .error),
    Edit("W6", "is hidden while", "is shown while"),
    Edit("W6", "shown when nothing", "hidden when nothing"),
    Edit("W7", "its \"Open\"", "its \"Join\"", .error),
    Edit("W7", "The sheet closes", "The sheet stays"),
    Edit("W7", "with no alert", "with the alert"),
    Edit("W8", "\"Open\"", "\"Join\""),
    Edit("W8", "as in D15", "as in D99", .error),
    Edit("W9", "stops", "stays"),
    Edit("W10", "disappear", "stay"),
    Edit("W11", "The key is \"return\", not Search", "The key is \"Search\", not return"),
    Edit("W11", "not Search", "not Find", .error),
    Edit("W11", "no online rows", "online rows"),
    Edit("W12", "In the results card", "In the slot above the field"),
    Edit("W12", "name without `#`", "`#` name"),
    Edit("W12", "a star if favourite", "a mask if favourite"),
    Edit("W12", "a mask if incognito", "a star if incognito"),
    Edit("W12", "with no \"Open\"", "with \"Open\""),
    Edit("W12", "with no \"Open\"", "with no \"Opem\"", .error),
    Edit("W12", "closes the sheet", "opens nothing"),
  ]

  /// Edits of G1 to G5, and words that nothing reads.
  static let others: [Edit] = [
    Edit("G1", "a known contact's SimpleX name", "nonsense"),
    Edit("G1", "The list narrows to it", "Nothing happens", .error),
    Edit("G2", "Unchanged", "Nothing happens", .error),
    Edit("G3", "is cancelled", "runs", .undefined),
    Edit("G3", "(spinner stops)", "(spinner stays)"),
    Edit("G4", "Unchanged", "Nothing happens"),
    Edit("G5", "\"Connect to …\"", "\"Join …\"", .error),
    Edit("G5", "The name resolves", "Nothing is sent"),
    Edit("C1", "row |", "row. The phone whistles |", .undefined),
    Edit(
      "C5", "Cancel and Enable |", "Cancel and Enable; then a fanfare |", .undefined,
      others: ["C6": .skipped]),
    Edit("D4", "Shown literally", "Shown liberally", .undefined),
    Edit("D13", "Results disappear |", "Results disappear. Then confetti |", .undefined),
    Edit("G1", "as before |", "as before, with a bow |", .undefined),
    Edit("W10", "The results disappear |", "The results disappear slowly |", .undefined),
  ]

  static let all: [[Edit]] = [consent, results, more, newChat, others, denials]
}
