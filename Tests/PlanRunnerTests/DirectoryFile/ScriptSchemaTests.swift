import FakeDirectory
import Foundation
import PlanRunner
import Testing

@Suite("The schema of scripts")
struct ScriptSchemaTests {
  private static let schema: JSONValue = {
    let bytes = (try? Scripts.bytes(of: "directory.schema.json")) ?? []
    return WireJSON.parse(bytes) ?? .null
  }()

  private static func at(_ path: String...) -> JSONValue {
    path.reduce(schema) { value, key in
      switch value {
      case .object(let fields): fields[key] ?? .null
      case .array(let elements): Int(key).map { elements[$0] } ?? .null
      default: .null
      }
    }
  }

  private static func keys(_ value: JSONValue) -> [String] {
    guard case .object(let fields) = value else { return [] }
    return fields.keys.sorted()
  }

  private static func words(_ value: JSONValue) -> [String] {
    guard case .array(let elements) = value else { return [] }
    return elements.map { if case .string(let word) = $0 { word } else { "" } }
  }

  @Test("The schema has the keys that the reader has")
  func keys() {
    let places: [(JSONValue, [String])] = [
      (Self.at("properties"), ScriptKeys.file),
      (Self.at("$defs", "entry", "properties"), ScriptKeys.entry),
      (Self.at("$defs", "text", "anyOf", "1", "properties"), ScriptKeys.repetition),
      (Self.at("properties", "timeline", "items", "properties"), ScriptKeys.happening),
      (Self.at("$defs", "action", "anyOf", "1", "properties"), ScriptKeys.action),
      (Self.at("$defs", "rule", "properties"), ScriptKeys.rule),
      (Self.at("$defs", "rule", "properties", "when", "properties"), ScriptKeys.when),
      (
        Self.at(
          "$defs", "rule", "properties", "when", "properties", "text", "anyOf", "1", "properties"),
        ScriptKeys.text
      ),
      (Self.at("$defs", "rule", "properties", "then", "properties"), ScriptKeys.then),
      (
        Self.at(
          "$defs", "rule", "properties", "then", "properties", "release", "anyOf", "1",
          "properties"), ScriptKeys.release
      ),
      (Self.at("$defs", "latency", "anyOf", "2", "properties"), ScriptKeys.latency),
    ]
    for (properties, known) in places { #expect(Self.keys(properties) == known.sorted()) }
  }

  @Test("The schema has the words that the reader has")
  func words() {
    let then = "then"
    #expect(Self.words(Self.at("$defs", "action", "anyOf", "0", "enum")) == ScriptKeys.actions)
    #expect(Self.words(Self.at("properties", "address", "enum")) == ScriptKeys.addresses)
    #expect(
      Self.words(Self.at("$defs", "entry", "properties", "groupType", "enum"))
        == ScriptKeys.groupTypes)
    #expect(
      Self.words(Self.at("$defs", "entry", "properties", "status", "enum")) == ScriptKeys.statuses)
    #expect(
      Self.words(
        Self.at("$defs", "rule", "properties", then, "properties", "fault", "enum"))
        == ScriptKeys.faults)
    #expect(
      Self.words(
        Self.at("$defs", "rule", "properties", then, "properties", "entries", "anyOf", "0", "enum"))
        == ScriptKeys.edits)
    #expect(
      Self.words(Self.at("$defs", "rule", "properties", then, "properties", "written", "enum"))
        == ScriptKeys.writings)
    #expect(
      Self.words(Self.at("$defs", "latency", "anyOf", "2", "properties", "type", "enum"))
        == ScriptKeys.latencies)
  }

  @Test("Every ready script is as the schema says", arguments: Scripts.shipped)
  func shipped(name: String) throws {
    let value = try JSON5Reader.read(try Scripts.bytes(of: name)).json
    #expect(ScriptSchema(root: Self.schema).problems(value, Self.schema, "") == [])
  }

  @Test("What the schema refuses, the reader refuses, and what it allows is read")
  func agree() throws {
    let scripts: [(text: String, isGood: Bool)] = [
      ("{latency: 5}", true), ("{latency: -5}", false), ("{rules: [{}]}", false),
      ("{seed: 1.5}", false), ("{sed: 1}", false), ("{rules: [{then: {do: 'stop'}}]}", true),
      ("{rules: [{then: {do: 'stopp'}}]}", false),
      ("{rules: [{then: {do: ['stop', {latency: '1s'}]}, when: {text: {contains: 'a'}}}]}", true),
      ("{timeline: [{at: '5s', do: {}}]}", false),
      ("{add: [{displayName: 'a', connFullLink: 'l', currentMembers: 1, copies: 0}]}", false),
      (
        "{add: [{displayName: {repeat: 'a', times: 3}, connFullLink: 'l', currentMembers: 1}]}",
        true
      ),
    ]
    for (text, isGood) in scripts {
      let value = try JSON5Reader.read(Array(text.utf8)).json
      let problems = ScriptSchema(root: Self.schema).problems(value, Self.schema, "")
      #expect(problems.isEmpty == isGood, "\(text): \(problems)")
      let isRead = DirectoryFile.read(Array(text.utf8), path: "s").file != nil
      #expect(isRead == isGood, "\(text)")
    }
  }
}

/// As much of JSON Schema as the scripts' schema uses.
private struct ScriptSchema {
  let root: JSONValue

  func problems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard case .object(let rules) = schema else { return ["\(path): no schema"] }
    var found: [String] = []
    for (rule, wanted) in rules.sorted(by: { $0.key < $1.key }) {
      switch (rule, wanted) {
      case ("$ref", .string(let place)):
        let target = place.split(separator: "/").dropFirst().reduce(root) { value, key in
          if case .object(let fields) = value { fields[String(key)] ?? .null } else { .null }
        }
        found += problems(value, target, path)
      case ("anyOf", .array(let ways)):
        if ways.allSatisfy({ !problems(value, $0, path).isEmpty }) {
          found.append("\(path): anyOf")
        }
      case ("enum", .array(let values)):
        if !values.contains(value) { found.append("\(path): enum") }
      case ("type", .string(let type)): if !value.is(type) { found.append("\(path): \(type)") }
      case ("minimum", .integer(let bound)):
        if let number = value.double, number < Double(bound) { found.append("\(path): minimum") }
      case ("maximum", .integer(let bound)):
        if let number = value.double, number > Double(bound) { found.append("\(path): maximum") }
      case ("items", let items):
        guard case .array(let elements) = value else { continue }
        for (index, element) in elements.enumerated() {
          found += problems(element, items, "\(path)[\(index)]")
        }
      case ("properties", .object(let properties)):
        guard case .object(let fields) = value else { continue }
        for (key, field) in fields {
          if let property = properties[key] {
            found += problems(field, property, "\(path).\(key)")
          } else {
            found.append("\(path).\(key): unknown")
          }
        }
      case ("required", .array(let keys)):
        guard case .object(let fields) = value else { continue }
        for case .string(let key) in keys where fields[key] == nil {
          found.append("\(path): \(key)")
        }
      case ("minProperties", .integer(let count)):
        if case .object(let fields) = value, fields.count < count { found.append("\(path): empty") }
      case ("pattern", .string): break
      case ("additionalProperties", .bool(false)), ("title", _), ("description", _), ("$schema", _),
        ("$defs", _):
        break
      default: found.append("the check does not know \(rule)")
      }
    }
    return found
  }
}

extension JSONValue {
  fileprivate var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  fileprivate func `is`(_ type: String) -> Bool {
    switch (type, self) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool),
      ("integer", .integer), ("number", .integer), ("number", .number):
      true
    default: false
    }
  }
}

extension ScriptNode {
  /// The value without places.
  fileprivate var json: JSONValue {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let text): Int(text).map { .integer($0) } ?? .number(Double(text) ?? .nan)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.json))
    case .object(let members):
      .object(Dictionary(members.map { ($0.key, $0.value.json) }) { first, _ in first })
    }
  }
}
