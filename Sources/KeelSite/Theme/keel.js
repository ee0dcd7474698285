// Keel's script: remembers the theme, follows the scroll, copies, wraps and unfolds code. Every page is whole without it.
(function () {
  "use strict";
  var root = document.documentElement;
  var words = document.currentScript.dataset;
  var key = "keel-theme";

  // The page is elsewhere now, with all its parts.
  if (words.moved) location.replace(words.moved + location.search + location.hash);

  // Storage may be refused, or be full: then the choice lasts for one page.
  function stored(name) {
    try { return localStorage.getItem(name); } catch (error) { return null; }
  }

  function store(name, value) {
    try { localStorage.setItem(name, value); } catch (error) { /* see above */ }
  }

  function show(theme) {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  }

  // Before the first paint, or the page would flash.
  show(stored(key));
  root.dataset.script = "";

  document.addEventListener("DOMContentLoaded", function () {
    openWays();
    chooseTheme();
    offerSearch();
    followScroll();
    keepSection();
    document.querySelectorAll(".code").forEach(addTools);
    wrapAll(stored("keel-wrap") === "on");
    measure();
    addEventListener("resize", measure);
    root.dataset.ready = "";
    addEventListener("load", function () { setTimeout(function () { root.dataset.settled = ""; }, 300); });
    document.addEventListener("click", linkToLine);
    document.addEventListener("click", copyLink);
    document.addEventListener("keydown", turnPage);
  });

  function chooseTheme() {
    var button = document.querySelector(".theme");
    if (!button) return;
    var themes = ["auto", "light", "dark"];
    function name() {
      var theme = root.dataset.theme || "auto";
      button.ariaLabel = button.title = button.dataset.name + ": " + button.dataset[theme];
    }
    button.addEventListener("click", function () {
      var next = themes[(themes.indexOf(root.dataset.theme || "auto") + 1) % themes.length];
      show(next);
      store(key, next);
      name();
    });
    // Another tab has changed it.
    addEventListener("storage", function (event) {
      if (event.key !== key) return;
      show(stored(key));
      name();
    });
    name();
    var home = button.previousElementSibling, panel = document.querySelector(".ways-panel");
    var narrow = matchMedia("(max-width: 63.99rem)");
    function place() {
      if (narrow.matches && panel) panel.append(button);
      else if (button.parentElement === panel) home.after(button);
    }
    narrow.addEventListener("change", place);
    place();
  }

  // What is opened from the header is closed by a choice, a click elsewhere or Escape. Where a browser can't show the
  // ways without opening them, they are opened on wide screens.
  function openWays() {
    var ways = document.querySelector(".ways");
    if (ways && !CSS.supports("selector(::details-content)") && innerWidth >= 1024) ways.open = true;
    var opened = document.querySelectorAll(".languages details, .ways");
    function close(except) {
      if (innerWidth >= 1024 && !CSS.supports("selector(::details-content)")) return;
      opened.forEach(function (details) { if (!except || !details.contains(except)) details.open = false; });
    }
    document.addEventListener("click", function (event) { close(event.target.closest("a") ? null : event.target); });
    document.addEventListener("keydown", function (event) {
      if (event.key !== "Escape") return;
      opened.forEach(function (details) {
        if (details.open && details.contains(document.activeElement)) details.querySelector("summary").focus();
      });
      close();
    });
    document.addEventListener("focusin", function (event) { close(event.target); });
  }

  // What searches is loaded when somebody is about to: by a key, by the field, or on the page of results.
  function offerSearch() {
    var box = document.querySelector(".search");
    if (!box) return;
    var field = box.querySelector("input");
    function load() {
      if (box.dataset.asked === "") return;
      box.dataset.asked = "";
      var script = document.createElement("script");
      script.src = box.dataset.script;
      script.onerror = function () {
        delete box.dataset.asked;
        field.setCustomValidity(JSON.parse(box.dataset.words).failed);
        field.reportValidity();
      };
      script.onload = function () { field.setCustomValidity(""); };
      document.head.append(script);
    }
    field.addEventListener("focus", load);
    field.addEventListener("pointerenter", load);
    if (box.classList.contains("search-page")) load();
    addEventListener("keydown", function (event) {
      var isKey = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey
        || event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // By its place, too: on a Russian or Korean keyboard the key has another letter.
      if (!isKey && !(event.code === "KeyK" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey)) return;
      if (event.key === "/" && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
      event.preventDefault();
      field.focus();
      field.select();
    });
  }

  // The section that is being read: the last one that begins above a third of the window.
  var section = "";

  function followScroll() {
    var links = Array.from(document.querySelectorAll(".contents a"));
    var where = document.querySelector(".where");
    var menu = where && where.textContent;
    var headings = links.map(function (link) {
      return document.getElementById(decodeURIComponent(link.hash.slice(1)));
    });
    if (!links.length || headings.includes(null)) return;
    var waiting = false;
    function update() {
      waiting = false;
      var current = -1;
      var atEnd = innerHeight + scrollY >= document.body.scrollHeight - 2 && scrollY > 0;
      headings.forEach(function (heading, index) {
        if (heading.getBoundingClientRect().top < innerHeight / (atEnd ? 1 : 3)) current = index;
      });
      var now = current < 0 ? "" : headings[current].id;
      if (now === section) return;
      section = now;
      links.forEach(function (link, index) {
        if (index === current) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      });
      where.textContent = current < 0 ? menu : links[current].textContent;
      if (current >= 0) keepInView(links[current]);
    }
    addEventListener("scroll", function () {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(update);
    }, { passive: true });
    update();
  }

  // Scrolls the list that a link is in, and never the page.
  function keepInView(link) {
    var list = link.closest(".contents, .ways");
    while (list && list.scrollHeight <= list.clientHeight) list = list.parentElement.closest(".ways-panel, .ways");
    if (!list) return;
    var box = list.getBoundingClientRect(), own = link.getBoundingClientRect();
    var margin = box.height / 4;
    if (own.top < box.top + margin) list.scrollTop -= box.top + margin - own.top;
    else if (own.bottom > box.bottom - margin) list.scrollTop += own.bottom - box.bottom + margin;
  }

  // Links to another language name the sections that it has too: the reader stays at the same one.
  function keepSection() {
    document.querySelectorAll("a[data-sections]").forEach(function (link) {
      var sections = link.dataset.sections.split(" ");
      function aim() { link.hash = sections.includes(section) ? section : ""; }
      ["pointerdown", "keydown", "focus"].forEach(function (event) { link.addEventListener(event, aim); });
    });
  }

  // A button whose word, and a screen reader's, tells for a while what became of it.
  function speaker(button, word, set) {
    // There from the start, so that a screen reader notices when it changes.
    var status = document.createElement("span");
    status.className = "hidden-text";
    status.setAttribute("role", "status");
    var timer;
    return {
      status: status,
      say: function (said) {
        set(said);
        status.textContent = said;
        button.dataset.said = said;
        clearTimeout(timer);
        timer = setTimeout(function () {
          set(word);
          status.textContent = "";
          delete button.dataset.said;
        }, 2000);
      }
    };
  }

  function newButton(kind, label) {
    var button = document.createElement("button");
    button.type = "button";
    button.className = kind;
    if (label) button.ariaLabel = button.title = label;
    return button;
  }

  function addTools(figure) {
    var tools = document.createElement("span");
    tools.className = "tools";
    var wrap = newButton("wrap", words.wrap);
    wrap.hidden = true;
    wrap.addEventListener("click", function () {
      var top = wrap.getBoundingClientRect().top;
      var isOn = !("wrap" in figure.dataset);
      store("keel-wrap", isOn ? "on" : "off");
      wrapAll(isOn);
      measure();
      scrollBy({ top: wrap.getBoundingClientRect().top - top, behavior: "instant" });
    });
    var button = newButton("copy");
    button.textContent = words.copy;
    var speech = speaker(button, words.copy, function (word) { button.textContent = word; });
    button.addEventListener("click", function () {
      copy(code(figure)).then(function () { speech.say(words.copied); }, function () { speech.say(words.copyFailed); });
    });
    tools.append(wrap, button, speech.status);
    figure.querySelector("figcaption").append(tools);
    figure.querySelector("pre").addEventListener("scroll", function () { showMore(figure); }, { passive: true });
    if (figure.classList.contains("long")) addUnfold(figure);
  }

  // A long block shows what is marked; all of it when a reader, a link or the browser's search wants it.
  function addUnfold(figure) {
    var folded = figure.querySelectorAll(".folded");
    var button = newButton("unfold");
    button.textContent = words.unfold.replace("{count}", figure.querySelectorAll(".line").length);
    function open() {
      figure.dataset.open = "";
      folded.forEach(function (line) { line.hidden = false; });
      showMore(figure);
    }
    button.addEventListener("click", function () {
      open();
      var pre = figure.querySelector("pre");
      pre.tabIndex = -1;
      pre.focus({ preventScroll: true });
    });
    figure.append(button);
    if (!("onbeforematch" in document.body)) return;
    folded.forEach(function (line) {
      // The first of several shows the dots.
      if (!line.matches(".folded + .line")) return;
      line.setAttribute("hidden", "until-found");
      line.addEventListener("beforematch", open);
    });
  }

  // For all blocks, on all pages: who wants it once wants it everywhere.
  function wrapAll(isOn) {
    document.querySelectorAll(".code").forEach(function (figure) {
      figure.toggleAttribute("data-wrap", isOn);
      figure.querySelector(".wrap").ariaPressed = String(isOn);
      if (isOn) figure.querySelectorAll(".line").forEach(function (line) {
        line.style.setProperty("--indent", line.textContent.replace(/\t/g, "    ").search(/\S|$/));
      });
    });
  }

  // Which ends of a block's lines are out of sight.
  function showMore(figure) {
    var pre = figure.querySelector("pre");
    var more = [];
    if (pre.scrollLeft > 1) more.push("left");
    if (pre.scrollLeft + pre.clientWidth < pre.scrollWidth - 1) more.push("right");
    figure.dataset.more = more.join(" ");
  }

  // What is shown, without the compiler's messages between the lines.
  function code(figure) {
    return Array.from(figure.querySelectorAll(".line:not(.removed)"), function (line) { return line.textContent; }).join("");
  }

  // The clipboard may be refused, as by some browsers on pages opened from disk.
  function copy(text) {
    if (navigator.clipboard) {
      return navigator.clipboard.writeText(text).catch(function () { return copyBySelection(text); });
    }
    return copyBySelection(text);
  }

  function copyBySelection(text) {
    var area = document.createElement("textarea");
    var focused = document.activeElement;
    area.value = text;
    area.className = "hidden-text";
    document.body.append(area);
    area.select();
    var done = document.execCommand("copy");
    area.remove();
    if (focused) focused.focus();
    return done ? Promise.resolve() : Promise.reject(new Error("not copied"));
  }

  // A click on a line's number, which is drawn in the space before the code, puts the line into the address.
  function linkToLine(event) {
    var line = event.target.closest(".line");
    if (!line || !line.id || event.clientX - line.getBoundingClientRect().left > 30) return;
    if (!getSelection().isCollapsed || getComputedStyle(line, "::before").content === "none") return;
    var place = [scrollX, scrollY];
    location.hash = line.id;
    scrollTo({ left: place[0], top: place[1], behavior: "instant" });
  }

  // The sign at a heading copies its address, besides leading there.
  function copyLink(event) {
    var link = event.target.closest(".anchor");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    copy(link.href).then(function () {
      var speech = speaker(link, "", function () {});
      link.after(speech.status);
      speech.say(words.copied);
      setTimeout(function () { speech.status.remove(); }, 3000);
    }, function () {});
  }

  // `[` and `]`, or what stands there on the reader's keyboard, lead to the articles before and after.
  function turnPage(event) {
    if (event.metaKey || (event.ctrlKey || event.altKey) && !event.getModifierState("AltGraph")) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    var way = event.key === "[" || event.code === "BracketLeft" ? "prev"
      : event.key === "]" || event.code === "BracketRight" ? "next" : "";
    var link = way && document.querySelector("main a[rel=" + way + "]");
    if (link) link.click();
  }

  // Only what scrolls has to be reached by the keyboard, and only what is too long can be wrapped.
  function measure() {
    document.querySelectorAll(".code pre, .table, .diagram").forEach(function (box) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    });
    document.querySelectorAll(".code").forEach(function (figure) {
      var pre = figure.querySelector("pre");
      var wrap = figure.querySelector(".wrap");
      var height = parseFloat(getComputedStyle(pre).lineHeight) * 1.5;
      wrap.hidden = pre.scrollWidth <= pre.clientWidth && !("wrap" in figure.dataset
        && Array.from(figure.querySelectorAll(".line:not([hidden])")).some(function (line) { return line.offsetHeight > height; }));
      showMore(figure);
    });
  }
})();
