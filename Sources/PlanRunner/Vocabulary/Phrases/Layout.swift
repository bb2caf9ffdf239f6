import ScreenModel

/// Questions about frames that several phrases ask.
package enum Layout {
  /// Says why an element is not in the middle of the screen's width and of the list's height.
  package static func centred(_ look: Look, _ index: Int) -> String? {
    let frame = look.elements[index].frame
    let middle = look.screen.configuration.phone.width / 2
    guard abs(frame.midX - middle) <= 2 else {
      return "its middle is at x \(frame.midX), the screen’s at \(middle)"
    }
    guard let list = look.screen.first(.list)?.frame else { return "there is no list" }
    guard abs(frame.midY - list.midY) <= max(4, list.height / 20) else {
      return "its middle is at y \(frame.midY), the list’s at \(list.midY)"
    }
    return nil
  }
}
