/// The script of a page, which adds filter, keys and copying; its hash stands in the page's content policy.
enum PageScript {
  /// The hash of the script, as a content policy writes it.
  static let hash: String = {
    var script = HTMLText()
    script.markup(text)
    return SHA256.base64(script.bytes)
  }()

  /// The whole script, which sets text and attributes and never markup.
  static let text: StaticString = #"""
    "use strict";(() => {
    const one = (query, root = document) => root.querySelector(query);
    const all = (query, root = document) => [...root.querySelectorAll(query)];
    const bar = one(".bar"), input = one("#q"), count = one(".bar output");
    const cases = all(".case"), parts = all(".part"), dialog = one(".keys"), letters = one(".keys input");
    const root = document.documentElement, bad = ".failed,.error,.undefined";
    const texts = new Map();
    let current = -1;

    const textOf = item => {
      if (!texts.has(item)) {
        texts.set(item, (one("summary", item).textContent + " " + one(".words", item).textContent).toLowerCase());
      }
      return texts.get(item);
    };
    const parse = line => [...line.matchAll(/(!?)(?:(s|ac|m|id):)?(?:"([^"]*)"?|(\S+))/gi)].map(found => ({
      isNot: found[1] === "!", key: (found[2] || "").toLowerCase(), value: (found[3] ?? found[4]).toLowerCase()
    }));
    const holds = (item, word) => {
      const list = name => item.dataset[name].toLowerCase().split(" ");
      switch (word.key) {
        case "s": return list("s").some(status => status.startsWith(word.value));
        case "m": return list("m").some(mode => mode.startsWith(word.value));
        case "ac": return list("ac").includes(word.value);
        case "id": return item.dataset.id.toLowerCase() === word.value;
        default: return textOf(item).includes(word.value);
      }
    };
    const filter = () => {
      const words = parse(input.value);
      let shown = 0;
      for (const item of cases) {
        item.hidden = !words.every(word => holds(item, word) !== word.isNot);
        shown += item.hidden ? 0 : 1;
      }
      for (const part of parts) part.hidden = !one(".case:not([hidden])", part);
      one(".nothing").hidden = shown > 0 || cases.length === 0;
      count.value = words.length ? `${shown} of ${cases.length} cases` : `${cases.length} cases`;
      const mode = words.filter(word => word.key === "m" && !word.isNot).map(word => word.value);
      const only = ["one-hand", "top-bar"].find(name => mode.length === 1 && name.startsWith(mode[0]));
      if (only) root.dataset.only = only; else delete root.dataset.only;
      for (const button of all("[data-q]", bar)) {
        button.setAttribute("aria-pressed", String(button.dataset.q === input.value.trim()));
      }
    };

    const reveal = () => {
      let target = null;
      try { target = document.getElementById(decodeURIComponent(location.hash.slice(1))); } catch { return; }
      if (!target) return;
      for (let item = target; item; item = item.parentElement) {
        if (item.tagName === "DETAILS") item.open = true;
        if (item.hidden && item.matches(".case,.part")) { input.value = ""; filter(); }
      }
      target.scrollIntoView({block: target.matches("figure") ? "nearest" : "start", inline: "nearest"});
      const column = target.closest(".col");
      if (column) {
        const first = column.previousElementSibling ?? column;
        column.parentElement.scrollTo({left: first.offsetLeft - column.parentElement.offsetLeft - 8});
      }
      current = cases.indexOf(target.closest(".case"));
    };

    const go = (step, query) => {
      const here = cases.indexOf(document.activeElement.closest(".case"));
      let index = here >= 0 ? here : current;
      for (index += step; index >= 0 && index < cases.length; index += step) {
        if (!cases[index].hidden && cases[index].matches(query)) break;
      }
      if (!cases[index]) return;
      current = index;
      if (query === bad) cases[index].open = true;
      const summary = one("summary", cases[index]);
      summary.focus({preventScroll: true});
      cases[index].scrollIntoView({block: "start"});
    };

    const frames = () => {
      const active = document.activeElement;
      const target = one("figure:target");
      const film = active.closest(".film") || target?.closest(".film") || null;
      if (!film) return null;
      const figure = active.closest("figure") || (target && film.contains(target) ? target : null);
      const list = all("figure", film).filter(item => !figure || item.dataset.m === figure.dataset.m);
      return {list, index: figure ? list.indexOf(figure) : -1};
    };
    const show = choose => {
      const found = frames();
      if (!found) return false;
      const figure = found.list[Math.max(0, Math.min(found.list.length - 1, choose(found)))];
      location.hash = figure.id;
      one("a", figure).focus({preventScroll: true});
      return true;
    };

    const arrows = {
      ArrowLeft: () => show(found => found.index - 1), ArrowRight: () => show(found => found.index + 1),
      Home: () => show(() => 0), End: () => show(found => found.list.length - 1)
    };
    const keys = {
      j: () => go(1, "*"), k: () => go(-1, "*"), n: () => go(1, bad), N: () => go(-1, bad),
      c: () => root.classList.toggle("compare"), "/": () => { input.focus(); input.select(); },
      "?": () => dialog.showModal()
    };
    const leave = () => {
      const figure = one("figure:target");
      if (!figure) return;
      const link = one("a", figure);
      location.hash = one(".here", figure.closest(".film"))?.id ?? "";
      link.focus({preventScroll: true});
    };

    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
      const isTyping = event.target.matches("input,textarea,select");
      if (event.key === "Escape") {
        if (isTyping) { input.value = ""; filter(); input.blur(); } else leave();
        return;
      }
      if (isTyping) return;
      const isLetter = Object.hasOwn(keys, event.key);
      if (isLetter && !letters.checked) return;
      if (isLetter) { keys[event.key](); event.preventDefault(); }
      else if (Object.hasOwn(arrows, event.key) && arrows[event.key]()) event.preventDefault();
    });
    input.addEventListener("input", filter);
    for (const button of all("[data-q]", bar)) {
      button.addEventListener("click", () => { input.value = button.dataset.q; filter(); });
    }
    one(".ask").addEventListener("click", () => dialog.showModal());
    one(".close", dialog).addEventListener("click", () => dialog.close());
    for (const command of navigator.clipboard ? all(".cmd") : []) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Copy";
      button.addEventListener("click", async () => {
        try { await navigator.clipboard.writeText(command.textContent); button.textContent = "Copied"; }
        catch { button.textContent = "Not copied"; }
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      });
      command.after(button);
    }
    addEventListener("hashchange", reveal);
    addEventListener("beforeprint", () => { for (const item of cases) if (item.matches(bad)) item.open = true; });
    bar.hidden = false;
    filter();
    reveal();
    addEventListener("load", () => requestAnimationFrame(reveal));
    })();
    """#
}
