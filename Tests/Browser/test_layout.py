"""Nothing scrolls sideways, nothing shifts, nothing comes from elsewhere, and it is all light."""

import base64
import gzip
import re
from urllib.parse import unquote

import pytest
from conftest import LANGUAGES, url

PAGES = ["index.html", "404.html", "nl/index.html", "nl/gids/buur.html", "ko/translations.html", "ko/print.html"]
PAGES += [f"{tag}/alles.html" for tag in LANGUAGES]

# 640 is what a window of 1280 has at 200 %, 320 at 400 %.
WIDTHS = [320, 640, 1000, 1024, 1280, 1344, 1920]
OUTSIDE = """return Array.from(document.querySelectorAll('body *'))
    .filter(e => !e.closest('pre, .table, .diagram') && !e.matches('.hidden-text, .skip, .hidden-text *'))
    .filter(e => { const box = e.getBoundingClientRect();
        return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1); })
    .map(e => e.outerHTML.slice(0, 90))"""


@pytest.mark.parametrize("page", PAGES)
def test_only_what_is_wide_scrolls_sideways(browser, gallery, page):
    browser.open(url(gallery, page))
    for width in WIDTHS:
        browser.look(width=width)
        assert browser.run("return document.documentElement.scrollWidth") <= width
        assert browser.run(OUTSIDE) == [], width


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_nothing_in_the_console_and_asks_nobody_else(browser, gallery, server, page):
    for base in (gallery.as_uri() + "/", server):
        # Its links are those of its real address.
        if page.endswith("404.html") and base != server:
            continue
        browser.open(base + page)
        browser.run("document.querySelectorAll('details').forEach(details => details.open = true)")
        browser.run("scrollTo(0, document.body.scrollHeight)")
        assert browser.messages() == []
        requests = browser.requests()
        assert any(address.endswith("/keel.css") for address in requests)
        assert [address for address in requests if not address.startswith(base)] == []


SHIFTS = """const done = arguments[0], shifts = [];
    const name = node => node?.outerHTML?.slice(0, 90) ?? String(node?.textContent);
    new PerformanceObserver(list => list.getEntries().forEach(entry =>
        shifts.push([entry.value, ...entry.sources.map(source => name(source.node))])))
        .observe({type: 'layout-shift', buffered: true});
    setTimeout(() => done(shifts), 400);"""


@pytest.mark.parametrize("width", [1440, 1280, 400])
@pytest.mark.parametrize("page", PAGES)
def test_nothing_shifts_while_a_page_loads(browser, server, page, width):
    browser.look(width=width)
    browser.open(server + page + "?slow")
    assert browser.driver.execute_async_script(SHIFTS) == []


def test_a_shift_would_be_found(browser, server):
    browser.open(server + "nl/alles.html")
    browser.run("setTimeout(() => { document.querySelector('h1').style.marginTop = '200px' }, 50)")
    assert browser.driver.execute_async_script(SHIFTS) != []


def test_the_page_for_what_is_not_there_works_at_any_address(browser, server):
    browser.open(server + "nl/404.html")
    assert browser.run("return document.styleSheets.length") == 1
    assert browser.messages() == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_keels_own_pages_are_light_and_quiet_and_fit(browser, published, host, tag):
    """The weight is that of all that the browser asks for, plain and as a server would pack it."""
    base = host + "own/"
    pages = sorted(page.name for page in (published / tag).glob("*.html"))
    assert len(pages) >= 8
    for page in pages:
        browser.look()
        browser.open(f"{base}{tag}/{page}")
        assert browser.messages() == [], page
        requests = browser.requests()
        assert [address for address in requests if not address.startswith(base)] == [], page
        files = {unquote(address.removeprefix(base)) for address in requests}
        assert {f"{tag}/{page}", "keel.css", "keel.js"} <= files
        data = [(published / file).read_bytes() for file in sorted(files)]
        plain, packed = sum(map(len, data)), sum(len(gzip.compress(each)) for each in data)
        print(f"{tag}/{page}: {len(files)} files, {plain / 1000:.1f} KB, {packed / 1000:.1f} KB gzipped")
        if page != "print.html":
            assert plain < 200_000 and packed < 60_000, page
        browser.look(width=320)
        assert browser.run("return document.documentElement.scrollWidth") <= 320, page
        assert browser.run(OUTSIDE) == [], page


@pytest.mark.parametrize("tag", LANGUAGES)
def test_paper_has_the_text_and_nothing_to_press(browser, gallery, tag):
    browser.look(width=700, media="print")
    for page in ("alles.html", "print.html"):
        browser.open(url(gallery, f"{tag}/{page}"))
        shown = "return Array.from(document.querySelectorAll(arguments[0])).filter(e => e.checkVisibility()).length"
        assert browser.run(shown, "article p, article .line, article svg, article table") > 20
        assert browser.run(shown, ".ways, .languages, .theme, .tools, .adjacent, .edit, .skip, .breadcrumb a[href]") == 0
        # All of a line is on the paper, however long.
        assert browser.run("return document.documentElement.scrollWidth") <= 700
        cut = "return Array.from(document.querySelectorAll('pre, .table, .diagram')).filter(e => e.scrollWidth > e.clientWidth).length"
        assert browser.run(cut) == 0


def test_paper_is_white_by_night_too(browser, gallery):
    colours = "const style = getComputedStyle(document.documentElement); return [style.backgroundColor, style.color]"
    browser.open(url(gallery, "nl/alles.html"))
    browser.look(media="print")
    day = browser.run(colours)
    browser.look(media="print", prefers_color_scheme="dark")
    assert browser.run(colours) == day
    assert day[0] == "rgb(255, 255, 255)"


def test_every_article_begins_a_sheet_of_its_own(browser, gallery):
    browser.open(url(gallery, "nl/print.html"))
    pdf = base64.b64decode(browser.driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})["data"])
    articles = browser.run("return document.querySelectorAll('article').length")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) > articles >= 3
    browser.look(media="print")
    breaks = browser.run("return Array.from(document.querySelectorAll('article'), e => getComputedStyle(e).breakBefore)")
    assert breaks == ["page"] * articles
