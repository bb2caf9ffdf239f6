import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

/// The drawn screens: what is drawn is what the frames say.
@Suite struct ScreenPictureTests {
  /// Gives the page of one case with one screen.
  private static func page(_ screen: Screen) throws -> HTMLPage {
    let frame = Frame(time: .zero, cause: "x", isAction: false, screen: screen, journalCount: 0)
    var verdicts = Sample.verdicts()
    verdicts[0].scenarios = [
      ScenarioVerdict(
        configuration: screen.configuration, status: .passed, film: Film(frames: [frame]))
    ]
    return try HTMLPage(HTMLReport(try Sample.outcome(verdicts)).bytes())
  }

  private static func texts(_ elements: [Element]) throws -> [DrawnText] {
    let page = try page(HandMade.screen(elements))
    let drawing = try #require(page.root.first("figure")?.first("svg"))
    return DrawnText.of(drawing, in: page)
  }

  private static let root = Element(.chatList, role: .window, frame: HandMade.whole)

  @Test func `a text that was cut is drawn cut, within its frame`() throws {
    let frame = Rect(x: 87, y: 100, width: 120, height: 24)
    let label = "A very long name of a channel"
    let texts = try Self.texts([
      Self.root,
      Element(
        .title, role: .staticText, label: label, frame: frame,
        traits: [.enabled, .hittable, .truncated], lines: 1, parent: 0),
    ])
    let drawn = try #require(texts.first { $0.text.hasPrefix("A v") })
    #expect(drawn.text.hasSuffix("…"))
    #expect(label.hasPrefix(drawn.text.dropLast()))
    #expect((drawn.width ?? 1000) <= frame.width)
  }

  @Test func `a text that the layout neither cut nor gave room runs over its frame`() throws {
    let texts = try Self.texts([
      Self.root,
      Element(
        .title, role: .staticText, label: "A very long name of a channel",
        frame: Rect(x: 87, y: 100, width: 60, height: 24), lines: 1, parent: 0),
    ])
    let drawn = try #require(texts.first { $0.text.hasPrefix("A v") })
    #expect(drawn.text == "A very long name of a channel")
    #expect(drawn.width == nil)
  }

  @Test func `a text of two lines breaks at a blank where it has one`() throws {
    let texts = try Self.texts([
      Self.root,
      Element(
        .description, role: .staticText, label: "Builds and releases, told as they happen",
        frame: Rect(x: 87, y: 100, width: 160, height: 36),
        traits: [.enabled, .hittable, .grey, .truncated], lines: 2, parent: 0),
    ])
    let lines = texts.filter { $0.classes.contains("g") && $0.x == 87 }
    #expect(lines.count == 2)
    #expect(lines.first?.text == "Builds and releases,")
    #expect(lines.last?.text.hasSuffix("…") == true)
    #expect((lines.last?.y ?? 0) - (lines.first?.y ?? 0) == 18)
  }

  @Test func `what is upside down is drawn upside down in the same frame`() throws {
    for isTurned in [true, false] {
      var traits: Element.Traits = [.enabled, .hittable]
      if isTurned { traits.insert(.upsideDown) }
      let texts = try Self.texts([
        Self.root,
        Element(
          .title, role: .staticText, label: "cinews",
          frame: Rect(x: 87, y: 100, width: 80, height: 24), traits: traits, lines: 1, parent: 0),
      ])
      let drawn = try #require(texts.first { $0.text == "cinews" })
      #expect(drawn.isTurned == isTurned)
      #expect((100...124).contains(drawn.y))
    }
  }

  @Test func `an alert covers the screen, and a veil lies between them`() throws {
    let page = try Self.page(
      HandMade.screen([
        Self.root,
        HandMade.text(.title, "cinews", y: 100, parent: 0),
        Element(.alert, role: .alert, frame: Rect(x: 37, y: 90, width: 300, height: 120)),
        HandMade.text(.alertTitle, "Enable?", y: 100, parent: 2),
      ]))
    let drawing = try #require(page.root.first("figure")?.first("svg"))
    let shape = try #require(page.ids[String(drawing.children[0].attributes["href"]!.dropFirst())])
    let veil = try #require(shape.children.firstIndex { $0.classes.contains("ve") })
    let before = shape.children[..<veil].flatMap { DrawnText.of($0, in: page) }.map(\.text)
    let after = shape.children[veil...].flatMap { DrawnText.of($0, in: page) }.map(\.text)
    #expect(before.contains("cinews"))
    #expect(after == ["Enable?"])
  }

  @Test(arguments: [("1", "on"), ("0", "of")])
  func `a switch is drawn as it stands`(value: String, tone: Substring) throws {
    let page = try Self.page(
      HandMade.screen([
        Element(.privacy, role: .window, frame: HandMade.whole),
        Element(
          .toggle, role: .toggle, label: "Directory search", value: value,
          frame: Rect(x: 0, y: 200, width: 375, height: 44), lines: 1, parent: 0),
      ]))
    let classes = page.root.first("defs")?.all.flatMap(\.classes) ?? []
    #expect(classes.contains(tone))
    #expect(classes.contains(tone == "on" ? "of" : "on") == false)
  }

  @Test func `rows beyond a list's edge are clipped by it`() throws {
    let list = Rect(x: 0, y: 100, width: 375, height: 200)
    var elements = [Self.root, Element(.list, role: .table, frame: list, parent: 0)]
    for (index, y) in [100, 250, 400].enumerated() {
      elements.append(
        Element(
          .resultRow, role: .cell, label: "row \(index)",
          frame: Rect(x: 0, y: y, width: 375, height: 100),
          traits: y + 100 > list.maxY ? [.enabled, .scrolledOut] : [.enabled, .hittable], parent: 1)
      )
      elements.append(
        HandMade.text(.title, "row \(index)", y: y + 10, parent: elements.count - 1))
    }
    let page = try Self.page(HandMade.screen(elements))
    let drawing = try #require(page.root.first("figure")?.first("svg"))
    #expect(
      DrawnText.of(drawing, in: page).map(\.text).filter { $0.hasPrefix("row") } == [
        "row 0", "row 1",
      ])
    let clip = page.root.first("defs")?.every("svg").first
    #expect(clip?.attributes["width"] == "375")
    #expect(clip?.attributes["height"] == "200")
  }

  @Test func `every text of the shipped plan's screens is drawn within its own frame`() throws {
    let page = try #require(HTMLReportTests.shippedPage)
    let figures = Dictionary(
      uniqueKeysWithValues: page.root.every("figure").map { ($0.attributes["id"] ?? "", $0) })
    var checked = 0
    for verdict in EventStreamTests.shipped.run.cases {
      guard let scenario = verdict.scenarios.first else { continue }
      let id = "\(verdict.script.planCase.id).\(scenario.configuration.mode.rawValue)"
      for (index, frame) in scenario.film.frames.enumerated() {
        let drawing = try #require(figures["\(id)/\(index + 1)"]?.first("svg"))
        let texts = DrawnText.of(drawing, in: page)
        for element in frame.screen.elements where Self.hasOwnFrame(element) {
          let isDrawn = texts.contains { text in
            let start = text.text.hasSuffix("…") ? text.text.dropLast() : text.text[...]
            let left = text.classes.contains("m") ? text.x - (text.width ?? 0) / 2 : text.x
            return VisibleText.escaped(element.label).hasPrefix(start)
              && (element.frame.y...element.frame.maxY).contains(text.y)
              && left >= element.frame.x - 1
              && left + (text.width ?? 0) <= element.frame.maxX + 1
          }
          #expect(isDrawn, "\(id)/\(index + 1): \(element)")
          checked += 1
        }
      }
    }
    #expect(checked > 2_000)
  }

  /// Whether an element is a text that stands wholly on the screen.
  private static func hasOwnFrame(_ element: Element) -> Bool {
    element.role == .staticText && element.lines > 0 && !element.label.isEmpty
      && !element.traits.contains(.scrolledOut) && element.identifier != .sectionHeader
      && element.frame.maxX <= 430 && element.frame.y >= 0
  }
}
