extension PageStyle {
  /// The cases: their lines, their words, what failed.
  static let cases: StaticString = """
    .case{background:var(--panel);border:1px solid var(--edge);border-radius:12px;margin:0 0 8px;overflow:clip}
    .case.failed,.case.error{border-color:var(--bad)}.case.undefined{border-color:var(--open)}
    summary{cursor:pointer;list-style:none}
    summary::-webkit-details-marker{display:none}
    .case>summary{display:flex;gap:10px;align-items:center;padding:10px 16px}
    .case>summary:hover{background:color-mix(in srgb,var(--bg) 55%,transparent)}
    .case>summary::after,.way>summary::before,.how>summary::before{content:"";flex:none;width:7px;height:7px;\
    border:solid var(--mute);border-width:0 2px 2px 0;transform:rotate(-45deg);margin:0 3px}
    .case[open]>summary::after,.way[open]>summary::before,.how[open]>summary::before{transform:rotate(45deg)}
    .id{font-weight:700;font-variant-numeric:tabular-nums;min-width:36px}
    .what{flex:1 1 0;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .chip{font-size:12px;font-weight:600;color:var(--mute);border:1px solid var(--edge);border-radius:6px;padding:0 7px;white-space:nowrap}
    .owed{color:var(--open);background:var(--open-bg);border-color:transparent}
    .much{font-size:12.5px;color:var(--mute);white-space:nowrap;font-variant-numeric:tabular-nums;min-width:92px;text-align:right}
    .body{padding:4px 16px 16px;border-top:1px solid var(--edge)}
    .here{display:block;height:0;scroll-margin-top:52px}
    .words{display:grid;grid-template-columns:1fr 1fr;gap:4px 28px;position:relative;padding-top:14px}
    .where{position:absolute;right:0;top:14px;margin:0;font-size:12px;color:var(--mute)}
    .cell h3{font-size:12px;font-weight:600;color:var(--mute);text-transform:uppercase;letter-spacing:.05em}
    .cell p{margin:4px 0 10px}
    .say{text-decoration:underline 2px color-mix(in srgb,var(--skip) 45%,transparent);text-underline-offset:4px;\
    text-decoration-skip-ink:none}
    .say.passed{text-decoration-color:color-mix(in srgb,var(--good) 50%,transparent)}
    .say.failed,.say.error{background:var(--bad-bg);color:var(--bad);text-decoration-color:var(--bad);border-radius:3px}
    .say.undefined{background:var(--open-bg);color:var(--open);text-decoration:underline wavy 1.5px;border-radius:3px}
    .say.remark{text-decoration-style:dotted}
    sup{font-size:10px;color:var(--mute);margin-left:1px;line-height:0;text-decoration:none;display:inline-block}
    .cell code{background:var(--skip-bg);border-radius:4px;padding:0 4px}
    .how{margin:2px 0 12px;font-size:13.5px}
    .how>summary,.way>summary{display:flex;gap:8px;align-items:center;color:var(--mute);width:fit-content;max-width:100%}
    .how ol{margin:8px 0;padding-left:28px}.how li{padding:3px 0}.how q{margin:0 6px}.how li code{color:var(--mute)}
    .failure{border-left:3px solid var(--bad);background:var(--bad-bg);border-radius:0 8px 8px 0;padding:12px 16px;margin:0 0 12px}
    .failure dl{margin:0}.failure dl div{display:grid;grid-template-columns:92px 1fr;gap:8px;padding:1px 0}
    .failure dt{color:var(--bad);font-size:13px;font-weight:600}.failure dd{margin:0}
    .again,.foot{font-size:13px;margin:10px 0 0;display:flex;gap:10px;align-items:center;flex-wrap:wrap}
    .again>span{color:var(--bad);font-weight:600;flex:0 0 92px}
    .cmd{background:var(--panel);border:1px solid var(--edge);border-radius:6px;padding:3px 9px}
    .foot{color:var(--mute);border-top:1px solid var(--edge);padding-top:12px;margin-top:16px}
    .foot .cmd{background:var(--bg)}.foot a{margin-left:auto}
    .nothing{color:var(--mute);text-align:center;padding:40px}

    """

  /// The films: time line, strip, journal.
  static let films: StaticString = """
    .way{border-top:1px solid var(--edge);padding:10px 0}
    .way>summary,.untold{font-size:13.5px}.untold{margin:0;color:var(--mute)}
    .then{margin:18px 0 4px;font-size:14px;font-weight:600}
    .line{display:block;margin:14px 0 0;overflow:visible;padding:0 8px}
    .line text{font-size:11px;fill:var(--mute);text-anchor:middle}
    .ax{stroke:var(--edge);stroke-width:2;fill:none}.tk{fill:var(--mute);opacity:.6}
    .do{fill:var(--mark)}.so{fill:var(--panel);stroke:var(--mark);stroke-width:2}
    .rq{fill:var(--mark);opacity:.28}
    .line a:hover circle{fill:var(--diff)}
    .reel{display:grid;grid-template-columns:minmax(0,1fr) 270px;gap:24px;align-items:start}
    .strip{display:flex;gap:16px;overflow-x:auto;padding:8px 8px 16px;margin:0 -8px;scrollbar-width:thin}
    .col{flex:none;width:var(--w)}
    .pair{display:flex;flex-direction:column;gap:10px}
    figure{margin:0;width:var(--w);flex:none}
    figure a{display:block}
    figcaption{font-size:11px;color:var(--mute);padding:3px 2px 0}
    .caps{font-size:12px;line-height:1.4;padding:4px 2px 0;max-width:280px}
    .caps p{margin:0 0 2px}.caps b{font-variant-numeric:tabular-nums;margin-right:3px}
    .act{font-weight:600}
    .caps i{display:block;margin-top:4px;font-style:normal;font-size:11px;font-weight:600;color:var(--mute)}
    .caps small{display:block;font-size:11px;line-height:1.35;color:var(--mute)}
    .film:has(:target) .reel{grid-template-columns:minmax(0,1fr)}
    .journal i{font-style:normal;color:var(--mute)}
    .col:has(:target),.col:has(+.col :target){--w:252px;width:auto}
    .col:has(:target) .pair,.col:has(+.col :target) .pair{flex-direction:row;gap:12px}
    :target>a>.ph{outline:3px solid var(--mark);outline-offset:3px}
    .bad>a>.ph{outline:3px solid var(--bad);outline-offset:2px}.bad figcaption b{color:var(--bad)}
    .d{display:none;fill:none;stroke:var(--diff);stroke-width:3;stroke-dasharray:8 5}
    .compare .d,.col:has(:target) .d{display:inline}
    [data-only=one-hand] figure[data-m=top-bar],[data-only=top-bar] figure[data-m=one-hand]{display:none}
    .journals{font-size:12.5px;min-width:0}
    .journal h3{font-size:12px;font-weight:600;color:var(--mute);text-transform:uppercase;letter-spacing:.05em}
    .journal h3 i{text-transform:none;letter-spacing:0;font-weight:400}
    .journal p{margin:4px 0;color:var(--mute)}
    .journal ol{list-style:none;margin:6px 0 12px;padding:0 0 0 12px;border-left:2px solid var(--edge)}
    .journal li{padding:3px 0}.journal li span{display:block}
    .journal b{font-variant-numeric:tabular-nums}

    """

  /// Narrow windows, paper, and people's own wishes.
  static let media: StaticString = """
    @media(max-width:1000px){.reel{grid-template-columns:minmax(0,1fr)}}
    @media(max-width:640px){.in{padding:0 14px}h1{font-size:23px}.words{grid-template-columns:1fr;padding-top:26px}
    .where{left:0;right:auto;top:8px}.case>summary{flex-wrap:wrap;padding:10px 12px;gap:6px 8px}
    .what{flex:1 0 100%;order:9;white-space:normal}.much{margin-left:auto;min-width:0}.body{padding:4px 12px 12px}
    .failure dl div{grid-template-columns:1fr;gap:0}.facts{gap:10px 22px}.bar label{display:none}
    .col:has(:target),.col:has(+.col :target){--w:min(74vw,280px)}}
    @media(forced-colors:active){.badge,.pill{border:1px solid}.ph{forced-color-adjust:none}}
    @media print{:root{--w:104px}html{font-size:11px;background:none}.bar,.skip,.keys,.foot,button,.line{display:none!important}
    .top{padding:0 0 12px;border:0}.in{padding:0;max-width:none}.case,.ac,figure,.failure{break-inside:avoid}
    .case[open]{break-inside:auto}.case>summary{padding:4px 8px}.strip{flex-wrap:wrap;overflow:visible}
    .reel{grid-template-columns:1fr}.ph{box-shadow:none;border:1px solid #999}.col:has(:target),.col:has(+.col :target){--w:104px}
    .way:not([open]),.how:not([open]){display:none}h2{break-after:avoid}.caps small,.caps i{display:none}}

    """
}
