import FakeDirectory

/// Checks of the directory's content.
enum ContentClaims {
  /// Gives a check that all entries together take more than some pages.
  static func morePages(than count: Int) -> SetupClaim.Check {
    { ground in
      let directory = ground.launch.network.directory
      var pages = 0
      var cursor: JSONValue?
      repeat {
        guard let page = directory.page(for: SearchRequest(text: "", cursor: cursor)) else { break }
        pages += 1
        cursor = page.cursor
      } while cursor != nil && pages <= count
      return pages > count ? nil : "the directory's entries fit on \(pages) pages"
    }
  }

  /// Gives a check that a page has room for some entries with large images.
  static func largeEntries(perPage count: Int) -> SetupClaim.Check {
    { ground in
      let network = ground.launch.network
      let large = network.directory.listings.filter { listing in
        listing.status == .active && (listing.image?.utf8.count ?? 0) * 4 > Listing.imageLimit * 3
          && (listing.shortDescription?.utf8.count ?? 0) < 1_000
      }
      var directory = network.directory
      directory.listings = large
      let fit = directory.page(for: SearchRequest(text: ""))?.entries.count ?? 0
      return fit == count ? nil : "\(fit) entries with large images fit on a page"
    }
  }
}
