/// A reason why a parameter type can't be defined.
package enum ParameterTypeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name is empty or holds a reserved character.
  case illegalName(String)
  /// The registry has a type of this name already.
  case duplicateName(String)
  /// The list of regular expressions is empty.
  case noPattern(name: String)
  /// A regular expression can't be compiled.
  case unreadablePattern(name: String, pattern: String, reason: String)

  /// The fault in one sentence.
  package var description: String {
    switch self {
    case .illegalName(""): "A parameter type needs a name."
    case .illegalName(let name):
      #"The parameter type name '\#(name)' holds one of ( ) { } [ ] / \ $ . | ? * +."#
    case .duplicateName(""): "The anonymous parameter type exists already."
    case .duplicateName(let name): "A parameter type called '\(name)' exists already."
    case .noPattern(let name): "The parameter type '\(name)' has no regular expression."
    case .unreadablePattern(let name, let pattern, let reason):
      "The parameter type '\(name)' can't use the regular expression '\(pattern)': \(reason)"
    }
  }
}
