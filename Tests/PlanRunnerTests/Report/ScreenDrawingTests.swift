import PlanRunner
import ScreenModel
import Testing

/// Screens made by hand and how they are drawn.
@Suite struct ScreenDrawingTests {
  @Test func `a chat list in one-hand mode has its field below the rows`() {
    let screen = HandMade.chatList(
      text: "news",
      rows: [
        HandMade.Row(
          .resultRow, y: 300, title: "#cinews", caption: "1204 subscribers", edge: "Open"),
        HandMade.Row(.chatRow, y: 360, title: "Cats", caption: "Hello there", edge: "12:30"),
      ])
    let lines = ScreenDrawing(screen).lines()
    #expect(
      lines == [
        "╭──────────────────────────────────────╮",
        "│                                      │",
        "│ ● #cinews                     [Open] │",
        "│   1204 subscribers                   │",
        "│ ● Cats                         12:30 │",
        "│   Hello there                        │",
        "│ [All] [✓Groups]                      │",
        "│ ( news▏                        ◌ × ) │",
        "│                                      │",
        "╰──────────────────────────────────────╯",
      ])
  }

  @Test func `an alert lies in a box with its buttons side by side`() {
    let frame = Rect(x: 52, y: 200, width: 270, height: 180)
    let screen = HandMade.screen([
      Element(.chatList, role: .window, frame: HandMade.whole),
      Element(.alert, role: .alert, frame: frame, parent: 0),
      HandMade.text(.alertTitle, "Enable Directory search?", y: 210, parent: 1),
      HandMade.text(.alertMessage, "Search text is sent to SimpleX Directory.", y: 240, parent: 1),
      HandMade.text(.alertButton, "Cancel", x: 60, y: 340, parent: 1),
      HandMade.text(.alertButton, "Enable", x: 200, y: 340, parent: 1),
    ])
    #expect(
      ScreenDrawing(screen).lines() == [
        "╭──────────────────────────────────────╮",
        "│                                      │",
        "│   ┌──────────────────────────────┐   │",
        "│   │   Enable Directory search?   │   │",
        "│   │ Search text is sent to       │   │",
        "│   │ SimpleX Directory.           │   │",
        "│   │     [Cancel]   [Enable]      │   │",
        "│   └──────────────────────────────┘   │",
        "│                                      │",
        "╰──────────────────────────────────────╯",
      ])
  }

  @Test func `a disabled grey row says so, and shows its icon`() {
    let screen = HandMade.screen([
      Element(.chatList, role: .window, frame: HandMade.whole),
      Element(
        .loadRow, role: .cell, frame: Rect(x: 0, y: 0, width: 375, height: 660),
        traits: [.grey], parent: 0),
      HandMade.text(.icon, "plus magnifier", y: 10, parent: 1),
      HandMade.text(.title, "Load more · 6 left", x: 50, y: 10, parent: 1),
    ])
    #expect(
      ScreenDrawing(screen).lines()[1] == "│ ⊕ Load more · 6 left                 │")
    #expect(
      ScreenDrawing(screen).lines()[2] == "│                     (grey, disabled) │")
  }

  @Test func `a truncated text ends in an ellipsis after its lines`() {
    var text = HandMade.text(
      .title, "A very long description that goes on and on and does not end here", y: 0, parent: 1)
    text.lines = 1
    text.traits.insert(.truncated)
    let screen = HandMade.screen([
      Element(.chatList, role: .window, frame: HandMade.whole),
      Element(.resultRow, role: .cell, frame: HandMade.whole, parent: 0), text,
    ])
    #expect(ScreenDrawing(screen).lines()[1] == "│ A very long description that goes o… │")
  }

  @Test func `the keyboard names its return key`() {
    let frame = Rect(x: 0, y: 450, width: 375, height: 217)
    let screen = HandMade.screen([
      Element(.chatList, role: .window, frame: HandMade.whole),
      Element(.keyboard, role: .keyboard, frame: frame, parent: 0),
      Element(.returnKey, role: .key, label: "Search", frame: frame, parent: 1),
    ])
    #expect(
      ScreenDrawing(screen).lines().suffix(3) == [
        "│ ──────────────────────────────────── │",
        "│ q w e r t y …               [Search] │",
        "╰──────────────────────────────────────╯",
      ])
  }

  @Test func `of two screens the one on top is drawn`() {
    let screen = HandMade.screen([
      Element(.chatList, role: .window, frame: HandMade.whole),
      HandMade.text(.overlay, "No chats found", y: 300, parent: 0),
      Element(.settings, role: .window, frame: HandMade.whole),
      Element(.settingsRow, role: .cell, frame: HandMade.whole, parent: 2),
      HandMade.text(.title, "Directory search", y: 10, parent: 3),
      Element(
        .toggle, role: .toggle, label: "Directory search", value: "1",
        frame: Rect(x: 320, y: 10, width: 50, height: 30), parent: 3),
    ])
    #expect(
      ScreenDrawing(screen).lines() == [
        "╭──────────────────────────────────────╮",
        "│ Directory search                [on] │",
        "╰──────────────────────────────────────╯",
      ])
  }

  @Test func `a switch that is a row of its own is drawn with its name`() {
    let frame = Rect(x: 0, y: 0, width: 375, height: 660)
    let screen = HandMade.screen([
      Element(.privacy, role: .window, frame: HandMade.whole),
      Element(
        .toggle, role: .toggle, label: "Directory search", value: "0", frame: frame, parent: 0),
    ])
    #expect(ScreenDrawing(screen).lines()[1] == "│ Directory search               [off] │")
  }

  @Test func `ASCII signs draw the same screen without other characters`() {
    let screen = HandMade.chatList(text: "news", rows: [])
    let drawing = ScreenDrawing(screen, glyphs: .ascii).lines().joined()
    #expect(drawing.unicodeScalars.filter { !$0.isASCII }.isEmpty)
  }

  @Test(arguments: ["日本語のチャンネル", "👩‍👩‍👧 family", "e\u{301}te\u{301}", "\u{1B}[2J", "\u{202E}x"])
  func `every line of a drawing has the same width`(title: String) {
    let screen = HandMade.chatList(
      text: title,
      rows: [
        HandMade.Row(.resultRow, y: 300, title: title, caption: title + title, edge: "Open")
      ])
    let lines = ScreenDrawing(screen).lines()
    #expect(lines.map { DisplayWidth.of($0) }.filter { $0 != ScreenDrawing.width }.isEmpty)
    let hidden = lines.joined().unicodeScalars.filter { VisibleText.isHidden($0) }
    #expect(hidden.isEmpty)
  }
}
