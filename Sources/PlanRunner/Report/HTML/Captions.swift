/// What is said below frames that stand below each other: once where it is the same for all of them.
struct Captions {
  private var captions: [(text: HTMLText, modes: [String])] = []

  /// Adds what is said of the frame of a mode.
  mutating func add(_ text: HTMLText, _ mode: String) {
    if let known = captions.firstIndex(where: { $0.text == text }) {
      captions[known].modes.append(mode)
    } else {
      captions.append((text, [mode]))
    }
  }

  /// Writes it, with the modes where they differ.
  func write(_ page: inout HTMLText) {
    for caption in captions where !caption.text.isEmpty {
      if captions.count > 1 {
        page.markup("<i>")
        page.text(Wording.enumeration(caption.modes))
        page.markup("</i>")
      }
      page.append(caption.text)
    }
  }
}
