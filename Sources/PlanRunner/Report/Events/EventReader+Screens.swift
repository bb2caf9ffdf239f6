import ScreenModel

extension EventReader {
  mutating func readPhone(_ fields: EventFields) throws(FieldError) {
    try EventReader.requireNext(try fields.number("phone"), reading.phones.count, "the phone")
    reading.phones.append(try EventReader.configuration(try fields.object("configuration")))
  }

  mutating func readElements(_ fields: EventFields) throws(FieldError) {
    try EventReader.requireNext(
      try fields.number("first"), reading.elements.count, "the element")
    for item in try fields.objects("elements") {
      reading.elements.append(try EventReader.element(item))
    }
  }

  mutating func readScreen(_ fields: EventFields) throws(FieldError) {
    try EventReader.requireNext(try fields.number("screen"), reading.screens.count, "the screen")
    let phone = try fields.number("phone")
    guard reading.phones.indices.contains(phone) else {
      throw FieldError(message: "the phone \(phone) has not been described")
    }
    let runs = try fields.numbers("elements")
    guard runs.count.isMultiple(of: 2) else {
      throw FieldError(message: "“elements” is no list of pairs")
    }
    var elements: [Element] = []
    for index in stride(from: 0, to: runs.count, by: 2) {
      let (first, count) = (runs[index], runs[index + 1])
      guard first >= 0, count > 0, first < reading.elements.count,
        count <= reading.elements.count - first
      else {
        throw FieldError(message: "the screen has elements that have not been described")
      }
      elements += reading.elements[first..<(first + count)]
    }
    for (index, element) in elements.enumerated()
    where element.parent < -1 || element.parent >= index {
      throw FieldError(message: "an element of the screen stands before the one that holds it")
    }
    reading.screens.append(Screen(configuration: reading.phones[phone], elements: elements))
  }

  static func configuration(_ fields: EventFields) throws(FieldError) -> Configuration {
    let size = try fields.numbers("size")
    guard size.count == 2 else { throw FieldError(message: "“size” is no width and height") }
    return Configuration(
      mode: try fields.word("mode"),
      phone: Phone(name: try fields.text("phone"), width: size[0], height: size[1]),
      textSize: try fields.word("textSize"), ios: try fields.number("ios"))
  }

  private static func element(_ fields: EventFields) throws(FieldError) -> Element {
    let frame = try fields.numbers("frame")
    guard frame.count == 4, frame.allSatisfy({ abs($0) < 1_000_000_000 }) else {
      throw FieldError(message: "“frame” is no rectangle")
    }
    var element = Element(
      try fields.word("id"), role: try fields.word("role"),
      label: try fields.optionalText("label") ?? "", value: try fields.optionalText("value") ?? "",
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      lines: try fields.optionalNumber("lines") ?? 0,
      parent: try fields.optionalNumber("parent") ?? -1)
    if fields.has("traits") {
      element.traits = []
      for name in try fields.texts("traits") {
        guard let trait = Element.Traits.named.first(where: { $0.0 == name }) else {
          throw FieldError(message: "there is no trait “\(VisibleText.escaped(name))”")
        }
        element.traits.insert(trait.1)
      }
    }
    if fields.has("runs") {
      for run in try fields.objects("runs") {
        element.runs.append(Element.Run(try run.text("text"), try run.word("style")))
      }
    }
    return element
  }
}
