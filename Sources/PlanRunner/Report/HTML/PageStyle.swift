/// The style sheet of a page; its hash stands in the page's content policy.
enum PageStyle {
  /// The whole sheet.
  static let text: HTMLText = {
    var sheet = HTMLText()
    sheet.markup(":root{color-scheme:light dark;--w:148px;")
    sheet.markup(light)
    sheet.markup(lightScreens)
    sheet.markup("}\n@media(prefers-color-scheme:dark){:root{")
    sheet.markup(dark)
    sheet.markup(darkScreens)
    sheet.markup("}}\n")
    sheet.markup(page)
    sheet.markup(cases)
    sheet.markup(films)
    sheet.markup(screens)
    sheet.markup(media)
    return sheet
  }()

  /// The hash of the sheet, as a content policy writes it.
  static let hash = SHA256.base64(text.bytes)

  private static let light: StaticString = """
    --fg:#171a20;--mute:#5a6270;--bg:#f5f6f8;--panel:#fff;--edge:#e2e5ea;--link:#0a5fc0;--mark:#0a70d8;\
    --good:#0d6b36;--good-bg:#e3f4e9;--bad:#b3211b;--bad-bg:#fdeae8;--open:#7d5200;--open-bg:#fdf1d8;\
    --skip:#555d6a;--skip-bg:#eceef2;--diff:#c2255c;
    """

  private static let dark: StaticString = """
    --fg:#e9ebef;--mute:#a0a8b5;--bg:#101216;--panel:#181b21;--edge:#2b3039;--link:#79b8ff;--mark:#3f9bff;\
    --good:#66d693;--good-bg:#12301f;--bad:#ff958c;--bad-bg:#3b1917;--open:#f1c26b;--open-bg:#33270e;\
    --skip:#aab2bf;--skip-bg:#272b33;--diff:#ff7aa8;
    """

  private static let page: StaticString = """
    *{box-sizing:border-box}
    html{font:15px/1.5 -apple-system,"Segoe UI",Inter,Roboto,"Noto Sans",sans-serif;color:var(--fg);\
    background:var(--bg);-webkit-text-size-adjust:100%;scroll-padding-top:72px}
    body{margin:0;overflow-wrap:anywhere}
    a{color:var(--link)}
    :focus-visible{outline:2px solid var(--mark);outline-offset:2px;border-radius:4px}
    .in{max-width:1240px;margin:0 auto;padding:0 24px}
    .vh,.skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    code,kbd{font:.88em/1.4 ui-monospace,"SF Mono",Menlo,Consolas,"Noto Sans Mono",monospace}
    h1{font-size:28px;line-height:1.2;letter-spacing:-.015em;margin:10px 0 4px;text-wrap:balance}
    h2{font-size:19px;letter-spacing:-.01em;margin:36px 0 12px}
    h3{margin:0}
    .top{background:var(--panel);border-bottom:1px solid var(--edge);padding:28px 0 22px}
    .verdict{margin:0}.verdict .badge{font-size:15px;padding:4px 12px}
    .sentence{margin:0 0 18px;color:var(--mute);font-size:16px}
    .facts{display:flex;flex-wrap:wrap;gap:10px 32px;margin:0}
    .facts div{display:flex;flex-direction:column-reverse}
    .facts dt{font-size:12.5px;color:var(--mute)}
    .facts dd{margin:0;font-size:17px;font-weight:600;font-variant-numeric:tabular-nums}
    .badge{display:inline-block;padding:1px 9px;border-radius:99px;font-size:12.5px;font-weight:600;white-space:nowrap;\
    background:var(--skip-bg);color:var(--skip)}
    .badge.passed,.pill.passed{background:var(--good-bg);color:var(--good)}
    .badge.failed,.badge.error,.pill.failed,.pill.error{background:var(--bad-bg);color:var(--bad)}
    .badge.undefined,.badge.undecided,.pill.undefined{background:var(--open-bg);color:var(--open)}
    .acs{list-style:none;margin:0;padding:0;display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(230px,1fr))}
    .ac{background:var(--panel);border:1px solid var(--edge);border-radius:12px;padding:14px 16px;position:relative}
    .ac.failed{border-color:var(--bad)}.ac:target{outline:3px solid var(--mark)}
    .ac h3{font-size:17px;display:inline-block;margin-right:10px}
    .links{margin:10px 0 0;display:flex;flex-wrap:wrap;gap:5px}
    .pill{text-decoration:none;font-size:12.5px;font-weight:600;padding:1px 8px;border-radius:6px;background:var(--skip-bg);\
    color:var(--skip);font-variant-numeric:tabular-nums}
    .pill:hover{text-decoration:underline}
    .pill span:first-child{margin-right:3px;opacity:.75}
    .note{margin:8px 0 0;font-size:13px;color:var(--mute)}
    .none{margin:14px 0 0;display:flex;gap:14px;align-items:baseline;flex-wrap:wrap}
    .none h3{font-size:13px;font-weight:600;color:var(--mute)}.none .links{margin:0}
    .bar{position:sticky;top:0;z-index:2;margin-top:28px;background:var(--bg);border-bottom:1px solid var(--edge)}
    .bar .in{display:flex;gap:12px;align-items:center;padding-top:10px;padding-bottom:10px;flex-wrap:wrap}
    .bar label{font-weight:600;font-size:13.5px}
    .bar input{flex:1 1 220px;min-width:0;font:inherit;font-size:14px;padding:7px 12px;border-radius:9px;\
    border:1px solid var(--edge);background:var(--panel);color:inherit}
    .bar input::placeholder{color:var(--mute);opacity:1}
    .bar output{font-size:13px;color:var(--mute);font-variant-numeric:tabular-nums}
    button{font:inherit;font-size:13px;padding:5px 12px;border-radius:8px;border:1px solid var(--edge);\
    background:var(--panel);color:inherit;cursor:pointer}
    button:hover{border-color:var(--mute)}
    button[aria-pressed=true]{background:var(--fg);color:var(--panel);border-color:var(--fg)}
    .quick{display:flex;gap:6px}
    .guide{margin-top:48px;padding-bottom:64px;color:var(--mute);font-size:13.5px}
    .guide h2{font-size:16px;color:var(--fg);margin-bottom:6px}.guide p{max-width:76ch;margin:6px 0}
    .keys{border:1px solid var(--edge);border-radius:16px;background:var(--panel);color:var(--fg);padding:22px 28px;max-width:90vw}
    .keys::backdrop{background:#0007}.keys h2{margin:0 0 10px}
    .keys dl div{display:flex;gap:16px;padding:3px 0}.keys dt{flex:0 0 110px}.keys dd{margin:0}
    kbd{border:1px solid var(--edge);border-bottom-width:2px;border-radius:5px;padding:0 6px;background:var(--bg)}

    """
}
