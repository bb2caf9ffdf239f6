extension PageStyle {
  /// The colours and the letters of the drawn screens; a class has two or three letters, for a page has thousands.
  static let screens: StaticString = """
    .ph{display:block;width:100%;height:auto;border-radius:calc(var(--w)*.065);background:var(--paper);\
    box-shadow:0 0 0 1px var(--rim),0 1px 2px #0002,0 6px 18px -6px #0004;\
    font-family:-apple-system,"SF Pro Text",Inter,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow:hidden}
    .lib{display:none}
    .t{fill:var(--ink)}.g{fill:var(--grey)}.a{fill:var(--tint)}.w{fill:#fff}
    .b{font-weight:650}.o{font-style:italic}.u{text-decoration:underline}.m{text-anchor:middle}
    .pa{fill:var(--paper)}.gr{fill:var(--ground)}.dk{fill:#000}.ca{fill:var(--card)}.fi{fill:var(--field)}
    .fo{fill:var(--paper);stroke:var(--hair)}.ti{fill:var(--wash)}.al{fill:var(--card)}.ve{fill:var(--veil)}
    .no{filter:drop-shadow(0 3px 8px #0005)}.ba{fill:var(--tint-strong)}.cu{fill:var(--tint)}
    .l{stroke:var(--hair);stroke-width:.7;fill:none}
    .i{fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
    .j{fill:currentColor}.x{stroke:var(--paper);stroke-width:1.8;stroke-linecap:round}
    .ia{color:var(--tint)}.ig{color:var(--grey)}.il{color:var(--hair-strong)}.iw{color:#fff}.iv{color:#5e5ce6}
    .av{fill:var(--avatar)}.me{fill:#0a7aeb}.su{fill:#fff;opacity:.85}.hi{fill:#000;opacity:.22}
    .h0{fill:#5b8def}.h1{fill:#e07a5f}.h2{fill:#3d9a8b}.h3{fill:#b07bd0}.h4{fill:#d9a441}.h5{fill:#6c7a96}
    .on{fill:#34c759}.of{fill:var(--off)}.kn{fill:#fff;filter:drop-shadow(0 1px 2px #0005)}
    .kb{fill:var(--keys)}.ke{fill:var(--key);stroke:var(--key)}.km{fill:var(--key-dim);stroke:var(--key-dim)}
    .ke,.km{stroke-width:4;stroke-linejoin:round}
    .kp{fill:none;stroke:var(--ink);stroke-width:7;stroke-linejoin:round;stroke-linecap:round}
    .s1,.s2,.s3{stroke:var(--grey);stroke-width:10;stroke-linecap:round}.s2{opacity:.6}.s3{opacity:.28}
    .sx{stroke:#fff;stroke-width:11;stroke-linecap:round}.is{fill:#000}
    .tf{fill:var(--ink)}.wf{fill:#fff}

    """

  /// The colours of the drawn screens by daylight.
  static let lightScreens: StaticString = """
    --ink:#000;--grey:#7c7c81;--tint:#0a70d8;--tint-strong:#0a7aeb;--paper:#fff;--ground:#f2f2f7;--card:#fff;\
    --field:#e9e9ed;--wash:#e3f0fd;--veil:#0006;--hair:#d1d1d6;--hair-strong:#b4b4b9;--avatar:#c3c9d2;\
    --off:#e4e4e8;--keys:#d0d3d9;--key:#fff;--key-dim:#abb0ba;--rim:#0003;
    """

  /// The colours of the drawn screens by night.
  static let darkScreens: StaticString = """
    --ink:#fff;--grey:#98989f;--tint:#3f9bff;--tint-strong:#0a6fd6;--paper:#000;--ground:#000;--card:#1c1c1e;\
    --field:#232326;--wash:#0f2a47;--veil:#000a;--hair:#38383a;--hair-strong:#5a5a5e;--avatar:#4b5059;\
    --off:#39393d;--keys:#2b2b2d;--key:#6b6b6e;--key-dim:#474749;--rim:#fff3;
    """
}
