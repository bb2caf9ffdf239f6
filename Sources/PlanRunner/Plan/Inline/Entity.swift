/// The HTML entities: numeric ones, and the names that HTML 4 has.
enum Entity {
  /// Reads an entity at the slice's first byte `&`; gives the index behind it and its text.
  static func read(_ bytes: ArraySlice<UInt8>) -> (end: Int, text: String)? {
    guard let semicolon = bytes.prefix(12).firstIndex(of: Byte.semicolon) else { return nil }
    let body = bytes[(bytes.startIndex + 1)..<semicolon]
    let text = String(decoding: body, as: UTF8.self)
    if let digits = numeric(text) {
      let scalar = UInt32(digits.text, radix: digits.radix).flatMap(Unicode.Scalar.init)
      let isNull = scalar == "\0"
      return (semicolon + 1, String(isNull ? "\u{FFFD}" : scalar ?? "\u{FFFD}"))
    }
    return names[text].map { (semicolon + 1, $0) }
  }

  private static func numeric(_ text: String) -> (text: Substring, radix: Int)? {
    guard text.first == "#" else { return nil }
    let rest = text.dropFirst()
    if rest.first == "x" || rest.first == "X" {
      let digits = rest.dropFirst()
      let isNumber = digits.utf8.allSatisfy { isHexadecimal($0) }
      return isNumber && (1...6).contains(digits.utf8.count) ? (digits, 16) : nil
    }
    let isNumber = rest.utf8.allSatisfy(\.isDigit)
    return isNumber && (1...7).contains(rest.utf8.count) ? (rest, 10) : nil
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte.isDigit || (byte.lowercased >= 0x61 && byte.lowercased <= 0x66)
  }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for row in table {
      var value = row.first
      for name in row.names.split(separator: " ") {
        defer { value += 1 }
        guard name != "-" else { continue }
        names[String(name)] = Unicode.Scalar(value).map { String($0) }
      }
    }
    return names
  }()

  /// Names of neighbouring code points, from a first one on; a dash is a gap.
  private static let table: [(first: UInt32, names: String)] = [
    (
      160,
      """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg \
      plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 \
      iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml \
      Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
      Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil \
      egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde \
      ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """
    ),
    (34, "quot num dollar percnt amp apos lpar rpar ast plus comma - period sol"),
    (58, "colon semi lt equals gt quest commat"),
    (91, "lsqb bsol rsqb Hat lowbar grave"), (123, "lcub vert rcub"),
    (124, "verbar"), (338, "OElig oelig"), (352, "Scaron scaron"), (376, "Yuml"), (402, "fnof"),
    (710, "circ"), (732, "tilde"),
    (
      913,
      """
      Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho \
      - Sigma Tau Upsilon Phi Chi Psi Omega
      """
    ),
    (
      945,
      """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho \
      sigmaf sigma tau upsilon phi chi psi omega thetasym upsih
      """
    ),
    (982, "piv"), (8194, "ensp emsp"), (8201, "thinsp"), (8204, "zwnj zwj lrm rlm"),
    (8211, "ndash mdash"), (8216, "lsquo rsquo sbquo"), (8220, "ldquo rdquo bdquo"),
    (8224, "dagger Dagger bull"), (8230, "hellip"), (8240, "permil"), (8242, "prime Prime"),
    (8249, "lsaquo rsaquo"), (8254, "oline"), (8260, "frasl"), (8364, "euro"), (8465, "image"),
    (8472, "weierp"), (8476, "real"), (8482, "trade"), (8501, "alefsym"),
    (8592, "larr uarr rarr darr harr"), (8629, "crarr"), (8656, "lArr uArr rArr dArr hArr"),
    (8704, "forall - part exist - empty - nabla isin notin - ni - - - prod - sum minus"),
    (8727, "lowast"), (8730, "radic"), (8733, "prop infin"), (8736, "ang"),
    (8743, "and or cap cup int"), (8756, "there4"), (8764, "sim"), (8773, "cong"),
    (8776, "asymp"), (8800, "ne equiv"), (8804, "le ge"), (8834, "sub sup nsub - sube supe"),
    (8853, "oplus - otimes"), (8869, "perp"), (8901, "sdot"), (8968, "lceil rceil lfloor rfloor"),
    (9001, "lang rang"), (9674, "loz"), (9824, "spades - - clubs - hearts diams"),
    (10003, "check"), (10007, "cross"),
  ]
}
