import PlanRunner
import Testing

@Suite("Choices")
struct ChoiceTests {
  @Test("are read as they are written", arguments: ChoicePlace.Kind.allCases)
  func written(_ kind: ChoicePlace.Kind) {
    for value in [kind.values.lowerBound, 1, kind.values.upperBound] {
      let choice = Choice(ChoicePlace(kind, 12), value)
      #expect(Choice(written: choice.written) == choice)
    }
  }

  @Test(
    "of another form are none",
    arguments: [
      "", "=", "directory1", "directory=1", "directory0=1", "directory-1=1", "directory1=-1",
      "directory1=10000", "directory1=1.5", "early1=2", "pause1=20001", "sleep1=1", "1=1",
      "directory1=1=1", "directory99999999999999999999=1", "pause1= 1", "Directory1=1",
    ])
  func odd(_ text: String) {
    #expect(Choice(written: text) == nil)
  }

  @Test("stand in a list with commas between them")
  func list() throws {
    let choices = try OptionValues.choices("directory2=3100,early4=1")
    #expect(choices.written == "directory2=3100,early4=1")
    #expect(try OptionValues.choices("") == [])
  }

  @Test(
    "that are wrong on a command line are explained",
    arguments: [
      ("directory1=70000", "doesn't understand \"directory1=70000\""),
      ("pause1=1,pause1=2", "decides \"pause1=2\" twice"),
      ("\u{1B}[31m", "for example directory1=3100,early2=1"),
    ])
  func complaint(_ text: String, _ words: String) {
    let error = #expect(throws: UsageError.self) { try OptionValues.choices(text) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("\u{1B}") == false)
  }
}
