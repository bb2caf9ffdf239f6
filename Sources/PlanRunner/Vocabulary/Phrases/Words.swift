import FakeDirectory
import ScreenModel

/// Words that join, deny, narrow, compare and remark.
package enum Words {
  package static let phrases: [Phrase] = [
    Phrase("and", .joining(.and)),
    Phrase("but", .expect, .joining(.and)),
    Phrase("there is/are", .expect, .joining(.filler)),
    Phrase("has/have", .expect, .joining(.with)),
    Phrase("has/have a(n)", .expect, .joining(.with)),
    Phrase("or", .joining(.or)),
    Phrase("nor", .expect, .joining(.or)),
    Phrase("then", .joining(.then)),
    Phrase("and then", .joining(.then)),
    Phrase("with", .expect, .joining(.with)),
    Phrase("and with", .expect, .joining(.with)),
    Phrase("with", .do, .joining(.filler)),
    Phrase("that", .expect, .joining(.filler)),
    Phrase("while", .do, .joining(.filler)),
    Phrase("no", .expect, .negation),
    Phrase("not", .expect, .negation),
    Phrase("never", .expect, .negation),
    Phrase("neither", .expect, .negation),
    Phrase("without", .expect, .without),
    Phrase("without a(n)", .expect, .without),
    Phrase("do(es)", .expect, .joining(.filler)),
    Phrase("one-hand", .expect, .narrowing([.oneHand])),
    Phrase("top bar", .expect, .narrowing([.topBar])),
    Phrase("with the one-hand UI", .expect, .narrowing([.oneHand])),
    Phrase("with the top bar", .expect, .narrowing([.topBar])),
    Phrase("in both layouts", .expect, .narrowing([.oneHand, .topBar])),
    Phrase("neither mode", .expect, .negation),
    Phrase("as before", .expect, .asBefore),
    Phrase("same slots as {case}", .expect) { .reference(Reference($0.text(), .places)) },
    Phrase("as in {case}", .expect) { .reference(Reference($0.text(), .allChecks)) },
    Phrase("the documented limit(,) not a regression", .expect, .remark),
    Phrase("in place of the count", .expect, .condition(noCount)),
    Phrase("instead", .expect, .joining(.filler)),
    Phrase("if any", .expect, .condition(ifAny)),
    Phrase("if favourite", .expect, .condition(chatHas("is a favourite") { $0.isFavourite })),
    Phrase("if incognito", .expect, .condition(chatHas("is incognito") { $0.isIncognito })),
    Phrase("N from the directory", .expect, .condition(.ofScenario(.count, option: 0))),
    Phrase(
      "when the directory sends no count", .expect, .condition(.ofScenario(.count, option: 1))),
    Phrase(
      "when there are more pages", .expect, .condition(.ofScenario(.morePages, option: 0))),
    Phrase(
      "while the switch is off", .expect, .condition(.ofScenario(.directorySwitch, option: 1))),
    Phrase(
      "after the alert while the switch is off", .expect, .statement(Statements.afterAlert)),
    Phrase("the row without its {label}", .expect) { .condition(rowWithout($0.text())) },
  ]

  /// Of the rows whose entry has a SimpleX name that the directory sent.
  private static let ifAny = Condition.ofRow("has one") { look, row in
    look.entry(ofRow: row)?.simplexName != nil
  }

  private static func chatHas(
    _ name: String, _ property: @escaping @Sendable (TestData.LocalChat) -> Bool
  ) -> Condition {
    .ofRow(name) { look, row in
      let title = look.part(.title, of: row)?.label
      return look.scene.data.chats.contains { $0.name == title && property($0) }
    }
  }

  /// No number of members or subscribers stands in the row.
  private static let noCount = Condition.detail("in place of the count") { look, index in
    let text = look.elements[index].label
    return text.contains(where: \.isNumber) ? "“\(text)” has a number in it" : nil
  }

  /// The preview has all that its row has but one part.
  private static func rowWithout(_ label: String) -> Condition {
    .detail("the row without its “\(label)”") { look, _ in
      guard let preview = look.firstIndex(of: .preview) else {
        return "there is no preview"
      }
      let shown = look.labels(in: preview)
      if shown.contains(label) { return "the preview shows “\(label)”" }
      let isWhole = look.indices(of: .resultRow).contains { row in
        look.labels(in: row).filter { $0 != label } == shown
      }
      return isWhole ? nil : "the preview shows \(shown.quotedList), which is no whole row"
    }
  }
}
