import ScreenModel
import Testing

@Suite("Names and trimming")
struct NameTests {
  @Test(
    "a word becomes a name",
    arguments: [
      ("alice", "alice.testing"), ("Alice", "Alice.testing"), ("@alice", "@alice.testing"),
      ("#abcde", "#abcde.testing"), ("a-b-c", "a-b-c.testing"), ("12345", "12345.testing"),
      ("a.b", "a.b"), ("@nadia.testing", "@nadia.testing"), ("x.y.z", "x.y.z"),
    ])
  func names(_ text: String, _ name: String) {
    #expect(NameCompletion.candidate(for: text, rules: Rules()) == name)
  }

  @Test(
    "other texts become none",
    arguments: [
      "", "@", "#", "alic", "#abcd", "@abcd", "-alice", "alice-", "al--ice", ".alice", "alice.",
      "a..b", "al ice", "al_ice", "alicé", "@@alice", "alice!",
      String(repeating: "a", count: 64),
    ])
  func noNames(_ text: String) {
    #expect(NameCompletion.candidate(for: text, rules: Rules()) == nil)
  }

  @Test("63 characters are the longest part of a name")
  func longest() {
    let part = String(repeating: "a", count: 63)
    #expect(NameCompletion.candidate(for: part + "." + part, rules: Rules()) == part + "." + part)
  }

  @Test(
    "ends are trimmed",
    arguments: [
      (Rules.TextRules.Trimming.blanksAndTabs, "a b\n"), (.blanksOnly, "\ta b\n"),
      (.leadingOnly, "a b\n"), (.trailingOnly, " \ta b\n"), (.lineBreaksOnly, " \ta b"),
      (.nothing, " \ta b\n"),
    ])
  func trims(_ rule: Rules.TextRules.Trimming, _ result: String) {
    #expect(Trim.trim(" \ta b\n", rule) == result)
  }

  @Test("blanks at both ends go, those between stay")
  func blanks() {
    #expect(Trim.trim(" \t a  b\t ", .blanksAndTabs) == "a  b")
    #expect(Trim.trim(" \t ", .blanksAndTabs) == "")
  }
}
