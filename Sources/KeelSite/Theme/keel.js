// Keel's script: remembers the theme, follows the scroll, copies code. Every page is whole without it.
(function () {
  "use strict";
  var root = document.documentElement;
  var words = document.currentScript.dataset;
  var key = "keel-theme";

  // Storage may be refused, or be full: then the choice lasts for one page.
  function remembered() {
    try { return localStorage.getItem(key) || "auto"; } catch (error) { return "auto"; }
  }

  function show(theme) {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  }

  // Before the first paint, or the page would flash.
  show(remembered());
  root.dataset.script = "";

  document.addEventListener("DOMContentLoaded", function () {
    chooseTheme();
    offerSearch();
    followScroll();
    keepSection();
    document.querySelectorAll(".code").forEach(addCopy);
    freeFocus();
    addEventListener("resize", freeFocus);
    root.dataset.ready = "";
    document.addEventListener("click", linkToLine);
  });

  function chooseTheme() {
    var select = document.querySelector(".theme select");
    if (!select) return;
    select.value = remembered();
    select.addEventListener("change", function () {
      show(select.value);
      try { localStorage.setItem(key, select.value); } catch (error) { /* see above */ }
    });
    // Another tab has changed it.
    addEventListener("storage", function (event) {
      if (event.key !== key) return;
      select.value = remembered();
      show(select.value);
    });
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

  // The section that is being read: the last one that begins above a third of the window. At the top of a page, whose
  // header doesn't stay in view, it is the one that was read before.
  var section = "";

  function followScroll() {
    var links = Array.from(document.querySelectorAll(".contents a"));
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
      links.forEach(function (link, index) {
        if (index === current) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      });
      if (current >= 0) section = headings[current].id;
    }
    addEventListener("scroll", function () {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(update);
    }, { passive: true });
    update();
  }

  // Links to another language name the sections that it has too: the reader stays at the same one.
  function keepSection() {
    document.querySelectorAll("a[data-sections]").forEach(function (link) {
      var sections = link.dataset.sections.split(" ");
      function aim() { link.hash = sections.includes(section) ? section : ""; }
      ["pointerdown", "keydown", "focus"].forEach(function (event) { link.addEventListener(event, aim); });
    });
  }

  function addCopy(figure) {
    var button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = words.copy;
    // There from the start, so that a screen reader notices when it changes.
    var status = document.createElement("span");
    status.className = "hidden-text";
    status.setAttribute("role", "status");
    button.addEventListener("click", function () {
      copy(code(figure)).then(function () { say(words.copied); }, function () { say(words.copyFailed); });
    });
    function say(word) {
      button.textContent = status.textContent = word;
      button.dataset.said = "";
      setTimeout(function () {
        button.textContent = words.copy;
        status.textContent = "";
        delete button.dataset.said;
      }, 2000);
    }
    (figure.querySelector("figcaption") || figure).append(button, status);
  }

  // What is shown, without the compiler's messages between the lines.
  function code(figure) {
    return Array.from(figure.querySelectorAll(".line"), function (line) { return line.textContent; }).join("");
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

  // Only what scrolls has to be reached by the keyboard.
  function freeFocus() {
    document.querySelectorAll(".code pre, .table, .diagram").forEach(function (box) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    });
  }
})();
