/// The lengths of a phone's screen and of the app's bars on it, in points.
struct PhoneMetrics: Sendable {
  let width: Int
  let height: Int
  var size: TextSize
  let top: Int
  let bottom: Int
  let keyboard: Int

  /// The space at the left and right edges.
  static let margin = 16
  /// The space between things.
  static let gap = 8
  static let bar = 44

  init(_ configuration: Configuration) {
    let phone = configuration.phone
    let isSmall = phone.height < 700
    width = phone.width
    height = phone.height
    size = configuration.textSize
    top = isSmall ? 20 : 54
    bottom = isSmall ? 0 : 34
    keyboard = isSmall ? 260 : 336
  }

  /// The same lengths for an alert, whose letters stop growing at the accessibility sizes.
  var forAlert: PhoneMetrics {
    var metrics = self
    if size.bodyPoints > TextSize.xxxLarge.bodyPoints { metrics.size = .xxxLarge }
    return metrics
  }

  var fieldHeight: Int { max(PhoneMetrics.bar, size.lineHeight(.body) + 20) }
  var tagHeight: Int { max(36, size.lineHeight(.subheadline) + 16) }
  var rowHeight: Int { max(PhoneMetrics.bar, size.lineHeight(.body) + 22) }
  var full: Rect { Rect(x: 0, y: 0, width: width, height: height) }
  var inner: Int { width - 2 * PhoneMetrics.margin }
}
