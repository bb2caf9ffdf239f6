extension Directory {
  /// Gives the page that a request asks for.
  package func page(for request: SearchRequest) -> SearchPage {
    SearchPage(entries: [])
  }
}
