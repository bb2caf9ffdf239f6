/// Every text that the app shows.
package struct Strings: Hashable, Sendable {
  // The search field and its rows.
  /// The empty field's text.
  package var placeholder = "Search or paste SimpleX link"
  /// The row that searches.
  package var searchInDirectory = "Search in Directory"
  /// What stands before the name in the row that connects.
  package var connectTo = "Connect to "
  /// What completes a bare word to a name.
  package var nameSuffix = ".testing"
  /// The refusal of an alert, and the end of editing.
  package var cancel = "Cancel"
  /// The key that searches.
  package var searchKey = "Search"
  /// The key that ends editing.
  package var returnKey = "return"
  /// The button that empties the field.
  package var clear = "Clear text"
  /// The button that shows unread chats only.
  package var unreadFilter = "Unread"
  /// What the spinner of a search says.
  package var searching = "Searching directory…"
  /// What the spinner of a connection says.
  package var loadingProfile = "Loading profile…"
  // Consent.
  /// The question's title.
  package var consentTitle = "Enable Directory search?"
  /// The question's explanation.
  package var consentMessage =
    "Search text is sent to SimpleX Directory, each search separately and without your profile, "
    + "so it can't build your search history."
  /// The consent.
  package var enable = "Enable"
  /// The superseded question's title.
  package var oldConsentTitle = "Search in Directory?"
  /// The superseded question's consent.
  package var oldSearch = "Search"
  /// The superseded question's lasting consent.
  package var oldDontShowAgain = "Search and don't show again"
  // Results.
  /// What stands before a result's name.
  package var namePrefix = "#"
  /// What stands at a result's trailing edge, and the menu's item.
  package var open = "Open"
  /// The row that loads more.
  package var loadMore = "Load more"
  /// What stands before the number left.
  package var leftSeparator = " · "
  /// What stands behind the number left.
  package var left = " left"
  /// The row that tries again.
  package var retry = "Search failed, tap to retry"
  /// The word behind the number of a group.
  package var members = " members"
  /// The word behind the number of a channel.
  package var subscribers = " subscribers"
  /// What stands in place of the number while joining.
  package var alreadyJoining = "Already joining"
  /// The superseded heading of the results.
  package var directoryHeading = "Directory"
  /// The superseded heading of the names.
  package var namesHeading = "Names"
  /// A note that nobody wants.
  package var knownNote = "All results are your chats"
  /// An alert that nobody wants.
  package var searchFailedTitle = "Search failed"
  /// A menu item that nobody wants.
  package var copy = "Copy"
  // Icons.
  /// The icon of the row that loads more.
  package var loadIcon = "plus.magnifyingglass"
  /// The icon of the row that tries again.
  package var retryIcon = "arrow.clockwise"
  /// The icon of the row that searches.
  package var directoryIcon = "magnifyingglass"
  /// The icon of a contact's name.
  package var atIcon = "at"
  /// The icon of any other name.
  package var numberIcon = "number"
  /// The picture of a channel without one.
  package var channelIcon = "antenna.radiowaves.left.and.right.circle.fill"
  /// The picture of a group without one.
  package var groupIcon = "person.2.circle.fill"
  /// The picture of a contact without one.
  package var contactIcon = "person.crop.circle.fill"
  /// The picture of the notes.
  package var notesIcon = "folder.circle.fill"
  /// The label of a picture of its own.
  package var picture = "picture"
  /// The mark of a favourite.
  package var star = "star.fill"
  /// The mark of an incognito chat.
  package var mask = "theatermasks"
  /// The mark of an archived contact.
  package var archiveBox = "archivebox"
  // Empty lists.
  /// What a list without matches says.
  package var noChatsFound = "No chats found"
  /// What a list without chats says.
  package var noChats = "No chats"
  /// What the unread filter says without chats.
  package var noUnreadChats = "No unread chats"
  /// What a person's list says without chats, before its name.
  package var noChatsInList = "No chats in list "
  /// What any other filter says without chats.
  package var noFilteredChats = "No filtered chats"
  /// What New chat says without matches.
  package var noFilteredContacts = "No filtered contacts"
  /// What New chat says without contacts.
  package var noContacts = "No contacts"
  // An opened chat.
  /// The banner's line of a channel.
  package var tapJoinChannel = "Tap Join channel"
  /// The banner's line of a group.
  package var tapJoinGroup = "Tap Join group"
  /// The bar that joins a channel.
  package var joinChannel = "Join channel"
  /// The bar that joins a group.
  package var joinGroup = "Join group"
  /// The bar that connects to a contact.
  package var connect = "Connect"
  /// The composer's placeholder.
  package var message = "Message"
  /// The way back.
  package var back = "Back"
  // Alerts.
  /// The offer to open a channel that is new.
  package var openNewChannel = "Open new channel"
  /// The offer to open a group that is new.
  package var openNewGroup = "Open new group"
  /// The offer to open a contact that is new.
  package var openNewChat = "Open new chat"
  /// The offer to open a channel that is known.
  package var openChannel = "Open channel"
  /// The offer to open a group that is known.
  package var openGroup = "Open group"
  /// The offer to open a contact that is known.
  package var openChat = "Open chat"
  /// The superseded question before a channel opens.
  package var openChannelQuestion = "Open channel?"
  /// The superseded question before a group opens.
  package var openGroupQuestion = "Open group?"
  /// The title of the alert while joining.
  package var joiningTitle = "Already joining the group!"
  /// The message of the alert while joining.
  package var joiningMessage = "You are already joining the group via this link."
  /// The title of the alert about a relay's address.
  package var relayTitle = "Relay address"
  /// The message of the alert about a relay's address.
  package var relayMessage = "This is a chat relay address, it cannot be used to connect."
  /// The title of the alert about a dead link.
  package var connectErrorTitle = "Connection error"
  /// The message of the alert about a dead link.
  package var connectErrorMessage = "Please check that you used the correct link."
  /// The title of the alert about an unknown name.
  package var nameErrorTitle = "Name not found"
  /// The message of the alert about an unknown name.
  package var nameErrorMessage = "No server knows this name."
  /// The title of the alert after a pull.
  package var reconnectTitle = "Reconnect servers?"
  /// The message of the alert after a pull.
  package var reconnectMessage =
    "Reconnect all connected servers to force message delivery. It uses additional traffic."
  /// The consent to a plain alert.
  package var ok = "Ok"
  // Links.
  /// A group's link by its kind.
  package var groupLink = "SimpleX group link"
  /// A channel's link by its kind.
  package var channelLink = "SimpleX channel link"
  /// A contact address by its kind.
  package var contactLink = "SimpleX contact address"
  /// A one-time invitation by its kind.
  package var invitationLink = "SimpleX one-time invitation"
  /// A relay's address by its kind.
  package var relayLink = "SimpleX relay address"
  /// What stands before a link's host.
  package var via = " (via "
  // The chat list.
  /// The chat list's title.
  package var yourChats = "Your chats"
  /// The pencil, and the title of New chat.
  package var newChat = "New chat"
  /// The tag that ends a filter.
  package var all = "All"
  /// The tag of favourites.
  package var favorites = "Favorites"
  /// The tag of contacts.
  package var contacts = "Contacts"
  /// The tag of groups.
  package var groups = "Groups"
  /// The tag of channels.
  package var channels = "Channels"
  /// The tag of notes.
  package var notes = "Notes"
  /// The tag that makes a new one.
  package var addList = "Add list"
  /// The title of the first onboarding page.
  package var talkToSomeone = "Talk to someone"
  /// The first page's first card.
  package var letSomeoneConnect = "Let someone connect to you"
  /// The first page's second card.
  package var connectByLink = "Connect via link or QR code"
  /// The title of the second onboarding page.
  package var connectWithSomeone = "Connect with someone"
  /// The second page's first card.
  package var inviteSomeone = "Invite someone privately"
  /// The second page's second card.
  package var createAddress = "Create your public address"
  // New chat.
  /// The action that makes an invitation.
  package var createLink = "Create 1-time link"
  /// The action that scans a code.
  package var scan = "Scan / Paste link"
  /// The action that makes a group.
  package var createGroup = "Create group"
  /// The action that makes a channel.
  package var createChannel = "Create public channel"
  /// The way to the archived contacts, and their title.
  package var archivedContacts = "Archived contacts"
  /// The heading of the contacts.
  package var yourContacts = "Your Contacts"
  /// The button that closes New chat.
  package var close = "Close"
  // Settings.
  /// The profile picker's title.
  package var yourProfiles = "Your profiles"
  /// The way to the settings, and their title.
  package var settings = "Settings"
  /// The way to the privacy settings, and their title.
  package var privacy = "Privacy"
  /// Another row of the settings.
  package var appearance = "Appearance"
  /// Another row of the settings.
  package var notifications = "Notifications"
  /// The heading of the switch's section.
  package var chatsSection = "Chats"
  /// The heading of another section.
  package var deviceSection = "Device"
  /// Another switch of the section.
  package var linkPreviews = "Send link previews"
  /// Another switch of the section.
  package var linkTracking = "Remove link tracking"
  /// The switch of the directory search.
  package var directorySearch = "Directory search"
  /// A switch of another section.
  package var simplexLock = "SimpleX Lock"
  /// What a notification says.
  package var newMessage = "New message"

  /// Every text, in the order above.
  package var everyText: [String] {
    Mirror(reflecting: self).children.compactMap { $0.value as? String }
  }

  /// Makes the right texts.
  package init() {}
}
