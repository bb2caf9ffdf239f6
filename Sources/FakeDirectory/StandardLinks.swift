/// The links of the standard content, by name.
package struct StandardLinks: Sendable {
  /// The channel that the first profile has joined and marked as a favourite.
  package let newsdesk =
    "https://smp1.example.org/c#j4q2G83HXiliJW-ZIkczG1XXWD2O1w0BkqU_8J3mc3M"
  /// The channel with the verified name `#cinews.testing`.
  package let cinews =
    "https://smp1.example.org/c#6ORoijNvdyzODL0MZ6A8Ns7c5OhdX4BVKh2lI7HheLI"
  /// The group that the first profile joined with this very link.
  package let harbourTalk =
    "https://smp1.example.org/g#-z3nVZgA0SXVlzi80hg7QPSUzqnQe8SU_3vocCpaozk"
  /// The listed link of a group that the first profile joined through another link.
  package let harbourRowing =
    "https://smp1.example.org/g#ZfiOP-V1GSG0q3W9BvA_iLDV0Tm9jFXeTXwDChM4cDI"
  /// The link through which the first profile joined Harbour Rowing; it is not listed.
  package let harbourRowingOwn =
    "https://smp1.example.org/g#QXEnNWAdS6Msqe53cvo-pM7dABhKctoJ0xn7cDGvLYs"
  /// The listed link of a group that the first profile was invited to.
  package let harbourChoir =
    "https://smp1.example.org/g#Qh7cX2mWv0bLr9TzEoJ4yKdNfGs1aPuI6wBxCtVeYkM"
  /// A listed group that no profile has joined.
  package let cityCycling =
    "https://smp1.example.org/g#mT28AFhlRh7TApWcD-ARnZnyzlL3qcoHY6LQ3MoB2ZY"
  /// Another listed group that no profile has joined.
  package let cyclingRoutes =
    "https://smp1.example.org/g#On7dug_VuG_MJgPgdYfpmU6nINaD8oDP0xsOlrOfBKU"
  /// The channel with a name of 60 characters and a description of 160.
  package let expedition =
    "https://smp1.example.org/c#IyMDsqcMm3HLs5z7SrkE4W8ViwAdqWslwufVGLHxDjg"
  /// The group with markdown in its name.
  package let markdownName =
    "https://smp1.example.org/g#1rmQ4OUoXfYW2C_hXShfqAXw-SQAcovGiJPtae_Pu8M"
  /// The group with markdown in its description only.
  package let markdownDescription =
    "https://smp1.example.org/g#B_iraWknbu1Bn7BjEbXoJ4yvatr8FTV-bC6-XNrvIrg"
  /// The channel, not joined, that a search for `quokka` finds beside newsdesk.
  package let quokkaWatch =
    "https://smp1.example.org/c#8wfPhEDUmbCEdA2pF3cZoHYEGocI0jlRNEiSo8Un1QQ"
  /// The group, not joined, that a search for `seaglass` finds beside Harbour Talk.
  package let seaglassDiary =
    "https://smp1.example.org/g#hLoiMo7tKJRA62ypJj8KbVzCNCRHJx2euBKVey4HJis"
  /// The link of Newsreaders Circle, which is registered twice.
  package let newsreaders =
    "https://smp1.example.org/g#XJkdTmwVv_tymjR0BPvBndulO0oJdliFxSpZ1cP48ZU"
  /// A channel that the directory does not list.
  package let unlistedChannel =
    "https://smp1.example.org/c#MGXNu5QgF0bQyTY1Q7v3DZMe79D_N9T6Ug_sKPRzkjA"
  /// A group that the directory does not list.
  package let unlistedGroup =
    "https://smp1.example.org/g#K3I5tdbpS4bwK5ZusXyU1Tmx40g4NcyVNspoi4lldTI"
  /// A contact address that belongs to nobody the phone knows.
  package let unlistedContact =
    "https://smp1.example.org/a#cLOdoK_pSjgnQ7lKi08kcwLeZ-5HZqBRnJcH7wcfzfM"
  /// The contact address behind `@olivia.testing`.
  package let olivia =
    "https://smp1.example.org/a#skcdlBv4iDZs9DgTdS6i6_7wglR3PPEWGHzdbQRjpQo"
  /// The contact address behind `@nadia.testing`.
  package let nadia =
    "https://smp1.example.org/a#26-G3YDjvNX-S9sV2qS8R7ZuAL3cLI5fqYihg9HOGJk"
  /// The address of a chat relay.
  package let relay =
    "https://smp1.example.org/r#aC-64g80KLzsTBF8V76hjUOMR1jZcpCbQdviKITg1rg"
  /// A one-time invitation.
  package let invitation =
    "https://smp1.example.org/i#iScKUDQbuOg3NO4GJgPGPCGTIO1KQPuf"
    + "/upNon__OvXql-Jv-x32uGqOFh4LWGNPUeUJv6eWPGy0"
  /// The full link of the group Legacy Club, which has no short one.
  package let legacyClub =
    "https://simplex.chat/contact#/?v=2-7&smp=smp%3A%2F%2F"
    + "7wezWVcK3TGSmlQi1ACxbHyE41ZEyy6EsULwcQlz4qg"
    + "%40smp1.example.org%2Fv-WYnz8AqiN2vz_2yJqGE1Gd__-A4McK%23%2F"

  /// Gives a channel's link with the number in its key.
  package static func numbered(_ number: Int, kind: EntryKind) -> String {
    let digits = String(number)
    let padding = String(repeating: "A", count: max(0, 40 - digits.count))
    return "https://smp2.example.org/\(kind == .channel ? "c" : "g")#Nr-\(padding)\(digits)"
  }
}
