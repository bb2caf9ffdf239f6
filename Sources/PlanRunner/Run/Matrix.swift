import FakeDirectory
package import ScreenModel

/// A way of playing a case: a phone, and an option for each of the case's choices.
package struct ScenarioPlan: Hashable, Sendable {
  /// The phone that it is played on.
  package var configuration: Configuration
  /// The option that is taken of each choice, by its index.
  package var options: [Variant: Int]
  /// Whether the phone has no long-press menu, so that only its absence is checked.
  package var isWithoutMenu = false

  /// What the scenario is called beside the others of its configuration.
  package func name(_ variants: [Variant]) -> String {
    let chosen = variants.compactMap { variant in
      options[variant].map { variant.options[$0] }
    }
    return (chosen + (isWithoutMenu ? ["no menu"] : [])).joined(separator: ", ")
  }
}

/// What the plan's Setup list asks for, as far as it decides how cases are played.
package struct Matrix: Hashable, Sendable {
  /// The toolbar modes of the chat-list cases.
  package var chatListModes: [ToolbarMode] = [.oneHand]
  /// The toolbar modes of the New chat cases.
  package var newChatModes: [ToolbarMode] = [.oneHand]
  /// The phone that every case is played on.
  package var smallPhone = Phone.iPhoneSE
  /// The phone that layout cases are played on too; `nil` where the Setup names none.
  package var largePhone: Phone?
  /// The text size that layout cases are played with too; `nil` where the Setup names none.
  package var largeText: TextSize?
  /// Which cases the large phone and the large text are for.
  package var largeScope = LargeScope.layoutCases
  /// The first iOS with a long-press menu.
  package var menuVersion: Int?
  /// The IDs of the cases that need the menu.
  package var menuCases: [String] = []
  /// The versions of iOS that have no menu, which is checked too.
  package var versionsWithoutMenu: [Int] = []

  /// Cases that are played on a large phone and with a large text as well.
  package enum LargeScope: Hashable, Sendable {
    /// Those that look at frames and sizes.
    case layoutCases
    case everyCase
  }

  /// Makes the matrix of a plan whose Setup says nothing.
  package init() {}

  /// Gives the scenarios of a case, in a fixed order.
  package func scenarios(
    of compiled: CompiledCase, options: RunOptions
  ) -> [ScenarioPlan] {
    let configurations = configurations(of: compiled, options)
    return configurations.flatMap { configuration in
      combinations(compiled).map { ScenarioPlan(configuration: configuration, options: $0) }
    } + withoutMenu(compiled, configurations, options)
  }

  private func configurations(
    of compiled: CompiledCase, _ options: RunOptions
  ) -> [Configuration] {
    let modes = options.modes ?? (compiled.startScreen == .newChat ? newChatModes : chatListModes)
    let isMenuCase = menuCases.contains(compiled.id)
    let ios = options.ios ?? (isMenuCase ? menuVersion : nil) ?? Configuration().ios
    let sizes = sizes(of: compiled, options)
    return modes.flatMap { mode in
      sizes.map { Configuration(mode: mode, phone: $0.phone, textSize: $0.text, ios: ios) }
    }
  }

  /// Gives the phones and text sizes that a case is played with.
  private func sizes(
    of compiled: CompiledCase, _ options: RunOptions
  ) -> [(phone: Phone, text: TextSize)] {
    let first = options.phone ?? smallPhone
    if compiled.demands.contains(.largeText) {
      return [(first, options.textSize ?? largeText ?? .accessibility3)]
    }
    let text = options.textSize ?? .standard
    var sizes = [(first, text)]
    guard compiled.isLayout || largeScope == .everyCase else { return sizes }
    if options.phone == nil, !compiled.demands.contains(.smallPhone), let largePhone {
      sizes.append((largePhone, text))
    }
    if options.textSize == nil, let largeText { sizes.append((first, largeText)) }
    return sizes
  }

  /// The cases that need a menu are played once more, on the phone without one.
  private func withoutMenu(
    _ compiled: CompiledCase, _ configurations: [Configuration], _ options: RunOptions
  ) -> [ScenarioPlan] {
    guard options.ios == nil, menuCases.contains(compiled.id) else { return [] }
    return versionsWithoutMenu.flatMap { version in
      configurations.map { configuration in
        var old = configuration
        old.ios = version
        return ScenarioPlan(configuration: old, options: [:], isWithoutMenu: true)
      }
    }
  }

  private func combinations(_ compiled: CompiledCase) -> [[Variant: Int]] {
    var all: [[Variant: Int]] = [[:]]
    for variant in compiled.playedVariants {
      all = all.flatMap { chosen in
        variant.options.indices.map { option in
          var more = chosen
          more[variant] = option
          return more
        }
      }
    }
    return all
  }
}

extension CompiledCase {
  /// The choices that are played: a switch that the Do cell sets is no choice.
  package var playedVariants: [Variant] {
    let setsSwitch = demands.contains { if case .directorySwitch = $0 { true } else { false } }
    return variants.filter { !setsSwitch || $0 != .directorySwitch }
  }

  /// The screen that the case begins on: what its words say, else its section.
  package var startScreen: StartScreen {
    for case .surface(let screen) in demands { return screen }
    return sectionTitle.lowercased().holds("new chat") ? .newChat : .chatList
  }
}
