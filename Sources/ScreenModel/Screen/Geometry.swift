/// A rectangle in points, origin at the top left of the screen.
package struct Rect: Hashable, Sendable {
  /// The left edge.
  package var x: Int
  /// The upper edge.
  package var y: Int
  /// The width.
  package var width: Int
  /// The height.
  package var height: Int

  /// Makes a rectangle from its corner and its size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty rectangle at the origin.
  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  package var maxX: Int { x + width }
  /// The lower edge.
  package var maxY: Int { y + height }
  /// The middle from left to right.
  package var midX: Int { x + width / 2 }
  /// The middle from top to bottom.
  package var midY: Int { y + height / 2 }

  /// Tells whether `other` lies wholly within this rectangle.
  package func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Tells whether the two rectangles share at least one point of area.
  package func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
