import ScreenModel

extension Fault {
  /// What is made of the text in the field.
  static let text: [Fault] = [
    Fault("a tab is taken for text", "C9") { $0.text.trimming = .blanksOnly },
    Fault(
      "blanks at the end of the text are sent",
      missing: "Search for `news ` | The request carries `news`"
    ) { $0.text.trimming = .leadingOnly },
    Fault(
      "blanks at the beginning of the text are sent",
      missing: "Search for ` news` | The request carries `news`"
    ) { $0.text.trimming = .trailingOnly },
    Fault("only line breaks are cut off, so blanks are searched for", "C9") {
      $0.text.trimming = .lineBreaksOnly
    },
    Fault("nothing is cut off the text", "C9") { $0.text.trimming = .nothing },
    Fault(
      "the request carries the text with its blanks",
      missing: "Search for `  news  ` | The request carries `news`"
    ) { $0.text.sent = .asTyped },
    Fault(
      "the request carries the text in lower case",
      missing: "Search for `Quokka` | The request carries `Quokka`"
    ) { $0.text.sent = .lowercased },
    Fault("the request lags one character behind", "C8 C11") { $0.text.sent = .oneBehind },
    Fault("the request carries the completed name", "C11 C8", .superseded) {
      $0.text.sent = .completed
    },
    Fault("the local filter minds upper case", "D10 U3") { $0.text.filterIgnoresCase = false },
    Fault(
      "the local filter looks only at the beginnings of names",
      missing: "Type `sdesk` | \"newsdesk\""
    ) {
      $0.text.filterByPrefix = true
    },
  ]

  /// The names that a text can stand for.
  static let names: [Fault] = [
    Fault("four letters are enough for a name", "C3 W2") { $0.names.minimumLength = 4 },
    Fault("a name needs six letters", "C3 W2") { $0.names.minimumLength = 6 },
    Fault(
      "the @ or # counts as a letter of the name", missing: "Type `#abcd` | No \"Connect to …\""
    ) { $0.names.lengthCountsPrefix = true },
    Fault("a name with a dot needs five letters too", missing: "Type `a.b` | \"Connect to a.b\"") {
      $0.names.dottedNeedsLength = true
    },
    Fault("a name with a dot is completed once more", "G1 G5") {
      $0.names.completesDotted = true
    },
    Fault("a bare word is not completed", "C3 C11") { $0.names.completesBareWord = false },
    Fault(
      "the name in the row is in lower case", missing: "Type `Alice` | \"Connect to Alice.testing\""
    ) { $0.names.lowercases = true },
    Fault(
      "any text counts as a name", missing: "Type `two words` | No “Connect to …”",
      isPlayable: false
    ) {
      $0.names.isStrict = false
    },
    Fault("the chat list has no row that connects", "C3 C11 G5") {
      $0.names.showsRow.list = false
    },
    Fault("New chat has no row that connects", "W2 W4") { $0.names.showsRow.newChat = false },
    Fault("results remove the row that connects", "C11") {
      $0.names.staysWithResults.list = false
    },
    Fault("results on New chat remove the row that connects", "W4") {
      $0.names.staysWithResults.newChat = false
    },
    Fault(
      "the row that connects has one icon for all names",
      "G1 G5"
    ) {
      $0.names.iconByPrefix = false
    },
    Fault("a known contact's name does not narrow the list", "G1") { $0.names.narrows = false },
    Fault(
      "a known contact's name narrows New chat as well",
      missing: "In New chat, type a known contact's SimpleX name | \"No filtered contacts\""
    ) {
      $0.names.narrowsNewChat = true
    },
    Fault(
      "the row that connects goes when one of two targets is known",
      missing:
        "Type `nadia` | \"Connect to nadia.testing\""
    ) {
      $0.names.oneKnownHidesRow = true
    },
    Fault("the row that connects stays for a known contact", "G1") {
      $0.names.allKnownHideRow = false
    },
    Fault("typing a name asks the name server", "G1 C3") { $0.names.lookupIsOnline = true },
    Fault("the row that connects asks nobody", "G5") { $0.names.questions = 0 },
    Fault("the row that connects asks twice", "G5") { $0.names.questions = 2 },
    Fault("the row that connects searches the directory too", "G5") {
      $0.names.tapSearches = true
    },
    Fault("a name opens the chat without the usual alert", "G5") {
      $0.names.opensDirectly = true
    },
    Fault("the text stays after a name has connected", "G5") { $0.names.clearsText = false },
    Fault("the row that connects leaves the keyboard up", "G5") {
      $0.names.hidesKeyboard = false
    },
    Fault("a name is looked up at every letter at once", "G1") { $0.timing.nameDelay = 0 },
    Fault("a name is looked up two seconds late", "G1") { $0.timing.nameDelay = 2_000 },
    Fault("a known name narrows the list only after half a minute", "G1") {
      $0.timing.nameDelay = 40_000
    },
  ]

  /// What happens to a pasted link.
  static let links: [Fault] = [
    Fault(
      "a text with two links is taken for a link",
      missing:
        "Paste `https://smp1.example.org/c#MGXNu5QgF0bQyTY1Q7v3DZMe79D_N9T6Ug_sKPRzkjA https://smp1.example.org/g#K3I5tdbpS4bwK5ZusXyU1Tmx40g4NcyVNspoi4lldTI` | \"Search in Directory\" is shown"
    ) { $0.links.detection = .atLeastOne },
    Fault(
      "a link among words is not recognised",
      missing:
        "Paste `Look at https://smp1.example.org/c#MGXNu5QgF0bQyTY1Q7v3DZMe79D_N9T6Ug_sKPRzkjA please` | The link connects"
    ) { $0.links.detection = .wholeTextOnly },
    Fault("links are not recognised any more", "C4 W3") { $0.links.detection = .never },
    Fault("the chat list does not recognise a pasted link", "C4") {
      $0.links.recognises.list = false
    },
    Fault("New chat does not recognise a pasted link", "W3") {
      $0.links.recognises.newChat = false
    },
    Fault("a pasted link does not connect", "C4 W3") { $0.links.connects = false },
    Fault("the field keeps the link's own text", "C4 W3") { $0.links.replacesText = false },
    Fault("the field can be edited while it shows a link", "C4 W3") {
      $0.links.disablesField = false
    },
    Fault("a pasted link leaves the keyboard up", "C4 W3") { $0.links.hidesKeyboard = false },
    Fault("a pasted link takes the tags from the slot", "C4") { $0.links.keepsTags = false },
    Fault("a pasted link is sent to the directory", "C4") { $0.links.isSearched.list = true },
    Fault("a link pasted on New chat is sent to the directory", "W3") {
      $0.links.isSearched.newChat = true
    },
    Fault("a pasted link opens the chat without the usual alert", "C4 W3") {
      $0.links.opensDirectly = true
    },
    Fault(
      "a known chat's link does not narrow the list",
      missing:
        "Paste `https://smp1.example.org/c#j4q2G83HXiliJW-ZIkczG1XXWD2O1w0BkqU_8J3mc3M` | \"newsdesk\"; no \"Harbour Talk\""
    ) { $0.links.knownNarrows = false },
    Fault(
      "a known chat's link narrows New chat in place of the alert",
      missing:
        "In New chat, paste `https://smp1.example.org/c#j4q2G83HXiliJW-ZIkczG1XXWD2O1w0BkqU_8J3mc3M` | \"Open channel\""
    ) {
      $0.links.knownNarrowsNewChat = true
    },
    Fault("the chats go while a link is shown", "C4") { $0.links.showsAllChats = false },
    Fault(
      "a relay's address is not refused",
      missing:
        "Paste `https://smp1.example.org/r#aC-64g80KLzsTBF8V76hjUOMR1jZcpCbQdviKITg1rg` | Alert \"Relay address\""
    ) { $0.links.refusesRelays = false },
  ]
}
