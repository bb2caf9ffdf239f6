import FakeDirectory
package import ScreenModel

/// A way of playing a case: a phone, and an option for each of the case's choices.
package struct ScenarioPlan: Hashable, Sendable {
  package var configuration: Configuration
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
  package var smallPhone = Phone.iPhoneSE
  /// The phone that layout cases are played on too; `nil` where the Setup names none.
  package var largePhone: Phone?
  package var largeText: TextSize?
  /// The first iOS with a long-press menu, and the cases that need it.
  package var menuVersion: Int?
  package var menuCases: [String] = []
  /// The iOS that has no menu, which is checked too.
  package var versionWithoutMenu: Int?

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
    var phones = [smallPhone]
    if compiled.isLayout, !compiled.demands.contains(.smallPhone), let largePhone {
      phones.append(largePhone)
    }
    if let phone = options.phone { phones = [phone] }
    var textSize = TextSize.standard
    if compiled.demands.contains(.largeText) { textSize = largeText ?? .accessibility3 }
    let isMenuCase = menuCases.contains(compiled.id)
    let ios = options.ios ?? (isMenuCase ? menuVersion : nil) ?? Configuration().ios
    return modes.flatMap { mode in
      phones.map { phone in
        Configuration(mode: mode, phone: phone, textSize: options.textSize ?? textSize, ios: ios)
      }
    }
  }

  /// The cases that need a menu are played once more, on the phone without one.
  private func withoutMenu(
    _ compiled: CompiledCase, _ configurations: [Configuration], _ options: RunOptions
  ) -> [ScenarioPlan] {
    guard let version = versionWithoutMenu, options.ios == nil, menuCases.contains(compiled.id)
    else { return [] }
    return configurations.map { configuration in
      var old = configuration
      old.ios = version
      return ScenarioPlan(configuration: old, options: [:], isWithoutMenu: true)
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
