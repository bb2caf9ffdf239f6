/// The content that a test directory, its name server and its link servers start with.
package enum StandardContent {
  /// The links by name.
  package static let links = StandardLinks()
  /// The directory's listings.
  package static let catalogue = Catalogue([])

  /// A running test directory with ratchet keys.
  package static let directory = Directory(catalogue: catalogue)
  /// The name server.
  package static let nameServer = NameServer(names: [:])
  /// The servers that keep link data.
  package static let linkServer = LinkServer(data: [:])
  /// All servers together, with an empty journal.
  package static let network = Network(
    directory: directory, names: nameServer, links: linkServer)
}
