import FakeDirectory
import PlanRunner
import ScreenModel
import Testing

extension Hand {
  func show(_ words: String, from: Element.Identifier = .list, lines: Int = 60) {
    print("--- \(words) at \(phone.now)")
    print(drawing.split(separator: "\n").filter { !$0.contains("avatar") && !$0.contains(" tag ") }.prefix(lines).joined(separator: "\n"))
  }
}

@Test func scratch() throws {
  var hand = Hand(.oneHand, on: true)
  try hand.search("news")
  hand.show("news", lines: 100)
  try hand.tap(.loadRow)
  hand.pass(1100)
  hand.show("more", lines: 20)
  hand.settle()
  print(hand.labels(.resultRow).count, hand.labels(.loadRow))
  for _ in 0..<30 where hand.has(.loadRow) { try hand.tap(.loadRow); hand.settle() }
  print(hand.labels(.resultRow), hand.labels(.loadRow))
  try hand.search("cinews")
  try hand.hold(.resultRow)
  hand.show("menu", lines: 100)
  try hand.tap(.menuItem)
  hand.pass(1200)
  print(hand.labels(.spinner))
  hand.settle()
  hand.show("open")
  try hand.tap(.backButton)
  hand.show("back")
  try hand.search("quokka")
  hand.show("quokka")
  try hand.tap(.pencil)
  hand.show("new chat")
  try hand.search("news")
  hand.show("new chat results", lines: 100)
  try hand.search("seaglass")
  hand.show("seaglass", lines: 100)
  try hand.perform(.dismiss)
  try hand.paste(StandardContent.links.unlistedChannel)
  hand.show("paste")
  hand.settle()
  hand.show("pasted")
  try hand.tap(.alertButton, "Cancel")
  try hand.type("@olivia")
  hand.pass(400)
  hand.show("olivia")
  try hand.tap(.connectRow)
  hand.settle()
  hand.show("olivia")
  try hand.tap(.alertButton, "Cancel")
  try hand.search("legacy")
  hand.show("legacy")
  try hand.tap(.profileButton)
  hand.show("profiles")
  try hand.tap(.settingsRow)
  try hand.tap(.settingsRow, "Privacy")
  hand.show("privacy")
  var fresh = Hand(.oneHand, on: true, profile: "P3")
  fresh.show("fresh")
  try fresh.search("zqxvjk")
  fresh.show("fresh nothing")
  for entry in hand.phone.journal.entries { print(String(describing: entry).prefix(150)) }
}
