/// The parameter types that expressions can name.
package struct ParameterTypeRegistry: Sendable {
  /// The registry that holds the built-in types only.
  package static let builtIn = ParameterTypeRegistry()

  private var types: [String: ParameterType] = [:]

  /// Creates a registry of the built-in types.
  package init() {
    for builtIn in BuiltInParameterType.allCases {
      types[builtIn.rawValue] = ParameterType(builtIn)
    }
  }

  /// The names of all types but the anonymous one, sorted.
  package var names: [String] { types.keys.filter { !$0.isEmpty }.sorted() }

  /// Returns the type of a name, or nil.
  package subscript(name: String) -> ParameterType? { types[name] }

  /// Adds a type.
  ///
  /// - Throws: ``ParameterTypeError/duplicateName(_:)`` if the name is taken.
  package mutating func define(_ type: ParameterType) throws(ParameterTypeError) {
    guard types[type.name] == nil else { throw .duplicateName(type.name) }
    types[type.name] = type
  }

  /// Says whether a name is free of the characters that expressions and patterns reserve.
  package static func isLegal(_ name: String) -> Bool {
    !name.contains { #"(){}[]/\$.|?*+"#.contains($0) }
  }
}
