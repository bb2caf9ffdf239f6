import FakeDirectory
import Testing

@Suite("Virtual time")
struct AgendaTests {
  @Test("Events come in the order of time, then in the order in which they were added")
  func order() {
    var agenda = Agenda<String>()
    #expect(agenda.add("late", at: Instant(milliseconds: 20)) == 0)
    #expect(agenda.add("first at ten", at: Instant(milliseconds: 10)) == 1)
    #expect(agenda.add("second at ten", at: Instant(milliseconds: 10)) == 2)
    #expect(agenda.add("now", at: .zero) == 3)
    #expect(agenda.add("third at ten", at: Instant(milliseconds: 10)) == 4)
    let expected = ["now", "first at ten", "second at ten", "third at ten", "late"]
    #expect(agenda.pending.map(\.event) == expected)
    #expect(agenda.nextTime == .zero)
    var popped: [String] = []
    while let entry = agenda.popNext() { popped.append(entry.event) }
    #expect(popped == expected)
    #expect(agenda.isEmpty && agenda.nextTime == nil && agenda.popNext() == nil)
  }

  @Test("Removed and taken events do not come, and numbers are not used twice")
  func remove() {
    var agenda = Agenda<String>()
    agenda.add("a", at: .zero)
    agenda.add("b", at: .zero)
    agenda.add("c", at: .zero)
    agenda.remove { $0 == "b" }
    #expect(agenda.pending.map(\.event) == ["a", "c"])
    #expect(agenda.take(sequence: 2)?.event == "c")
    #expect(agenda.take(sequence: 2) == nil)
    #expect(agenda.add("d", at: .zero) == 3)
    #expect(agenda.count == 2)
  }

  @Test(
    "An instant is shown in seconds with three decimals",
    arguments: [
      (0, "0.000 s"), (50, "0.050 s"), (12_050, "12.050 s"), (-1_500, "-1.500 s"),
    ])
  func description(_ milliseconds: Int, _ text: String) {
    #expect(Instant(milliseconds: milliseconds).description == text)
  }

  @Test("Instants are added and subtracted in milliseconds, and never overflow")
  func arithmetic() {
    let instant = Instant(milliseconds: 100) + 250
    #expect(instant == Instant(milliseconds: 350))
    #expect(instant - Instant(milliseconds: 100) == 250)
    #expect(Instant(milliseconds: .max) + 1 == Instant(milliseconds: .max))
    #expect(Instant(milliseconds: .min) - Instant(milliseconds: 1) == .min)
    #expect(Instant(milliseconds: 1) < instant)
  }
}
