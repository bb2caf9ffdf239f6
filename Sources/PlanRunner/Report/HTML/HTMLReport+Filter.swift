extension HTMLReport {
  /// Writes the filter; it needs the script, which shows it.
  func writeFilter(_ page: inout HTMLText) {
    page.markup(
      #"<div class="bar" role="search" hidden><div class="in"><label for="q">Filter</label><input id="q" type="search" autocomplete="off" spellcheck="false" placeholder="s:failed ac:AC4 m:top-bar id:C5 text !text"><div class="quick" role="group" aria-label="Quick filters"><button type="button" data-q="">All</button><button type="button" data-q="s:failed">Failed</button><button type="button" data-q="s:skipped">Not run</button></div><output for="q" aria-live="polite"></output><button type="button" class="ask" aria-haspopup="dialog">Keys</button></div></div>"#
    )
    page.markup("\n")
  }

  /// Writes how the page is to be read, and what made it.
  func writeGuide(_ page: inout HTMLText) {
    page.markup(
      #"""
      <footer class="in guide"><h2>How to read this page</h2>
      <p>The screens are drawn from the frames that the checks looked at: what the layout cut is cut, what lies below something else is covered. The clock and the letters of the keyboard are decoration. Times are on the virtual clock.</p>
      <p>A solid dot on the time line is something that the tester does, a ring something that happens by itself; the bar below is a request on its way. Choose a frame to see it large, with the one before it and the one of the other toolbar mode; a dashed outline shows what the other mode does not show.</p>
      <p>In the filter, words must all be found; <code>!</code> before one turns it round. <code>s:</code> is a status (passed, failed, undefined, error, skipped, manual), <code>ac:</code> a criterion, <code>m:</code> a toolbar mode, <code>id:</code> a case. A link such as <code>#C5.one-hand/3</code> leads to the third frame of that film.</p>
      </footer>
      <dialog class="keys" aria-labelledby="keys"><h2 id="keys">Keys</h2>
      <dl><div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous case</dd></div><div><dt><kbd>n</kbd> <kbd>N</kbd></dt><dd>next, previous case that does not hold</dd></div><div><dt><kbd>Enter</kbd></dt><dd>open or close the case</dd></div><div><dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>previous, next frame of the film</dd></div><div><dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>first, last frame</dd></div><div><dt><kbd>c</kbd></dt><dd>outline differences of the toolbar modes</dd></div><div><dt><kbd>/</kbd></dt><dd>filter</dd></div><div><dt><kbd>Esc</kbd></dt><dd>clear the filter, or leave a frame</dd></div><div><dt><kbd>?</kbd></dt><dd>this list</dd></div></dl>
      <p><label><input type="checkbox" checked> keys of one letter are on</label></p>
      <button type="button" class="close">Close</button></dialog>

      """#)
  }
}
