import Synchronization

/// The model phones of a run at their start: those of equal launches are made once and copied.
package final class ModelPhones: Sendable {
  private let made = Mutex<[Launch: ModelPhone]>([:])

  /// Makes an empty store.
  package init() {}

  /// Gives a phone at its start.
  package func phone(_ launch: Launch) -> ModelPhone {
    if let phone = made.withLock({ $0[launch] }) { return phone }
    let phone = ModelPhone(launch)
    made.withLock { $0[launch] = phone }
    return phone
  }
}
