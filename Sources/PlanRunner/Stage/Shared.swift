/// Keeps a large value in one piece, so that copies of what holds it share it until it is replaced.
@propertyWrapper
package struct Shared<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Keeps a value.
  package init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// The value; to change it is to copy it.
  package var wrappedValue: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
  }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (left: Shared, right: Shared) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
}
