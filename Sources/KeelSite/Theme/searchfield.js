// The field in the header and the page of results: what a reader types becomes a list of links.
(function () {
  "use strict";
  var box = document.querySelector(".search");
  if (!box) return;
  var field = box.querySelector("input");
  var words = JSON.parse(box.dataset.words);
  var language = document.documentElement.lang;
  // From this page to the folder of its language: "" or "../".
  var home = box.dataset.home;
  var isPage = box.classList.contains("search-page");
  var plural = new Intl.PluralRules(language);
  var number = new Intl.NumberFormat(language);
  var searcher = window.keelSearcher(language, home + "search-index/");
  var limit = 8;
  var asked = 0, chosen = -1;

  var panel = document.createElement("div");
  panel.className = "search-panel";
  // An article may have a section of that name.
  var listID = document.getElementById("search-results") ? "page.search-results" : "search-results";
  panel.innerHTML = "<p class=\"search-note\"></p><ol id=\"" + listID + "\"></ol><p class=\"search-more\"></p><p class=\"search-others\"></p>";
  var note = panel.querySelector(".search-note"), list = panel.querySelector("ol");
  var more = panel.querySelector(".search-more"), others = panel.querySelector(".search-others");
  var status = document.createElement("p");
  status.className = "hidden-text";
  status.setAttribute("role", "status");
  box.append(panel, status);
  panel.hidden = true;
  field.enterKeyHint = "search";
  if (!isPage) {
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", listID);
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", words.search);
  }
  expand(false);

  function expand(isOpen) {
    panel.hidden = !isOpen;
    if (!isPage) field.setAttribute("aria-expanded", String(isOpen));
    document.documentElement.toggleAttribute("data-searching", isOpen && !isPage);
  }

  function counted(forms, count) {
    return (forms[plural.select(count)] || forms.other).replace("{count}", number.format(count));
  }

  function element(name, className, text) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (text) made.textContent = text;
    return made;
  }

  function pageOf(query, tag) {
    return home + (tag && tag !== language ? "../" + tag + "/" : "") + "search.html?q=" + encodeURIComponent(query);
  }

  // ---- Showing

  function show(query, found) {
    list.replaceChildren();
    more.replaceChildren();
    others.replaceChildren();
    note.replaceChildren();
    choose(-1);
    if (found.correction) {
      note.append(found.isCorrected ? words.corrected + " " : words.meant + " ");
      var link = element("a", "", found.correction);
      link.href = pageOf(found.correction);
      note.append(link);
    } else if (!found.total) note.textContent = words.nothing.replace("{query}", query);
    found.results.forEach(function (result, place) { list.append(item(result, place)); });
    var count = counted(words.count, found.total);
    if (isPage && found.total) note.prepend(element("span", "search-count", count + (found.correction ? ". " : "")));
    if (found.total > found.results.length) {
      if (isPage) {
        var button = element("button", "", words.more);
        button.type = "button";
        button.addEventListener("click", function () { limit += 20; ask(); });
        more.append(button);
      } else {
        var all = element("a", "", words.all + " (" + number.format(found.total) + ")");
        all.href = pageOf(query);
        more.append(all);
      }
    }
    status.textContent = found.total ? count : words.nothing.replace("{query}", query);
    expand(true);
    if (!isPage && found.results.length) choose(0);
  }

  function item(result, place) {
    var entry = element("li"), link = element("a");
    link.href = home + encodeURI(result.path) + "#" + encodeURIComponent(result.anchor);
    link.append(element("span", "search-title", result.title));
    if (result.heading) link.append(element("span", "search-heading", result.heading));
    var text = element("span", result.snippet.isCode ? "search-text code" : "search-text");
    result.snippet.pieces.forEach(function (piece) {
      text.append(piece.isHit ? element("mark", "", piece.text) : piece.text);
    });
    link.append(text);
    if (!isPage) {
      entry.setAttribute("role", "presentation");
      link.setAttribute("role", "option");
      link.id = "page.search-result-" + place;
      link.tabIndex = -1;
      link.addEventListener("pointermove", function () { if (chosen !== place) choose(place); });
    }
    entry.append(link);
    return entry;
  }

  function choose(place) {
    var links = list.querySelectorAll("a");
    if (isPage) return;
    chosen = links.length ? Math.max(-1, Math.min(place, links.length - 1)) : -1;
    links.forEach(function (link, index) { link.setAttribute("aria-selected", String(index === chosen)); });
    if (chosen < 0) field.removeAttribute("aria-activedescendant");
    else {
      field.setAttribute("aria-activedescendant", links[chosen].id);
      links[chosen].scrollIntoView({ block: "nearest" });
    }
  }

  // How much the other languages have is told by name.
  function tellOthers(query, turn) {
    var tags = (box.dataset.languages || "").split(" ").filter(function (tag) { return tag && tag !== language; });
    tags.forEach(function (tag) {
      window.keelSearcher.other = window.keelSearcher.other || {};
      var other = window.keelSearcher.other[tag]
        || (window.keelSearcher.other[tag] = window.keelSearcher(tag, home + "../" + tag + "/search-index/"));
      other.count(query).then(function (count) {
        if (turn !== asked || !count) return;
        var link = element("a", "", words.names[tag]);
        link.href = pageOf(query, tag);
        link.hreflang = link.lang = tag;
        others.append(others.childNodes.length ? " " : words.elsewhere + " ", link, " " + number.format(count));
      }, function () { /* The page's own language tells what fails. */ });
    });
  }

  // ---- Asking

  function ask() {
    var query = field.value.trim(), turn = ++asked;
    if (!query) {
      list.replaceChildren();
      status.textContent = "";
      expand(false);
      return;
    }
    var slow = setTimeout(function () {
      if (turn === asked) { note.textContent = words.loading; expand(true); }
    }, 300);
    // A space at its end says that the last word is whole.
    searcher.search(/\s$/.test(field.value) ? query + " " : query, limit).then(function (found) {
      clearTimeout(slow);
      if (turn !== asked) return;
      show(query, found);
      document.documentElement.dataset.searched = query;
      setTimeout(function () { if (turn === asked) tellOthers(query, turn); }, 250);
    }).catch(function (error) {
      clearTimeout(slow);
      if (turn !== asked) return;
      list.replaceChildren();
      note.textContent = status.textContent = error.message === "mixed" ? words.stale : words.failed;
      expand(true);
    });
  }

  // While letters follow each other there is nothing to look at yet, and nothing is loaded for it.
  var pause = 0;
  field.addEventListener("input", function () {
    clearTimeout(pause);
    asked += 1;
    pause = setTimeout(ask, 70);
  });
  field.addEventListener("focus", function () {
    searcher.open().catch(function () { /* Told when something is asked. */ });
    if (field.value.trim() && panel.hidden) ask();
  });
  field.addEventListener("keydown", function (event) {
    if (event.isComposing) return;
    if (event.key === "Escape") {
      if (field.value && !isPage && panel.hidden) field.value = "";
      if (!isPage) { expand(false); if (!field.value) field.blur(); }
      event.preventDefault();
    } else if (event.key === "Enter") {
      var link = chosen >= 0 && !panel.hidden ? list.querySelectorAll("a")[chosen] : null;
      event.preventDefault();
      if (link) { expand(false); link.click(); }
      else if (isPage) remember();
      else if (field.value.trim()) location.href = pageOf(field.value.trim());
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (isPage) {
        var first = list.querySelector("a");
        if (event.key === "ArrowDown" && first) { first.focus(); event.preventDefault(); }
        return;
      }
      if (panel.hidden) { ask(); return; }
      choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
      event.preventDefault();
    }
  });
  if (isPage) {
    list.addEventListener("keydown", function (event) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      var links = Array.from(list.querySelectorAll("a"));
      var next = links[links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1)];
      (next || (event.key === "ArrowUp" ? field : null) || document.activeElement).focus();
      event.preventDefault();
    });
  } else {
    document.addEventListener("pointerdown", function (event) { if (!box.contains(event.target)) expand(false); });
    box.addEventListener("focusout", function (event) {
      if (event.relatedTarget && !box.contains(event.relatedTarget)) expand(false);
    });
  }

  // ---- The page of results has its query in its address.

  function remember() {
    var query = field.value.trim();
    try { history.replaceState(null, "", query ? "?q=" + encodeURIComponent(query) : location.pathname); } catch (error) { /* Some browsers refuse on pages from disk. */ }
    document.querySelectorAll("a[data-search]").forEach(function (link) {
      link.search = query ? "?q=" + encodeURIComponent(query) : "";
    });
  }

  if (isPage) {
    var given = new URLSearchParams(location.search).get("q");
    if (given && !field.value) field.value = given;
    var timer = 0;
    field.addEventListener("input", function () { clearTimeout(timer); timer = setTimeout(remember, 400); });
    remember();
    ask();
  } else if (document.activeElement === field && field.value) ask();
})();
