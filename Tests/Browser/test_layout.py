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
    shifts = browser.driver.execute_async_script(SHIFTS)
    # A paragraph of which the end has not come yet may break its last lines anew: no element moves, only words do.
    assert [shift for shift in shifts if len(shift) > 1 or shift[0] >= 0.005] == []


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


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_table_of_translations_fits_beside_the_menu_and_leads_to_texts(browser, published, tag):
    browser.look(width=1024)
    browser.open(url(published, f"{tag}/translations.html"))
    assert browser.run("const box = document.querySelector('.table'); return box.scrollWidth <= box.clientWidth")
    rows = browser.run("return Array.from(document.querySelectorAll('tbody th a'), link => link.textContent)")
    menu = browser.run("return Array.from(document.querySelectorAll('.menu a'), link => link.textContent)")
    assert rows[1:] == menu and len(menu) == 4
    # On a phone it scrolls rather than break words.
    browser.look(width=390)
    browser.open(url(published, f"{tag}/translations.html"))
    assert browser.run(
        """return Array.from(document.querySelectorAll('td > a'))
            .every(link => link.offsetHeight < parseFloat(getComputedStyle(link).lineHeight) * 1.5 || link.querySelector('br'))"""
    )


def test_where_nothing_is_the_page_says_so(browser, published):
    browser.open(url(published, "404.html"))
    heading = browser.run("const h1 = document.querySelector('h1'); return [h1.innerText, h1.offsetHeight]")
    assert "Такой страницы нет" in heading[0] and "Deze pagina bestaat niet" in heading[0] and heading[1] > 60


def test_a_russian_line_ends_in_no_short_word(browser, published):
    """But for what would be longer than the line."""
    browser.look(width=390)
    for page in ("vip-cycle", "presenter-ownership", "index"):
        browser.open(url(published, f"ru/{page}.html"))
        loose = browser.run(
            """return Array.from(document.querySelectorAll('.lead, .adjacent a, td, th, .menu a, .card'))
                .filter(e => / [вискуоа] /i.test(' ' + e.textContent) || /(^|\\s)[вискуоа] /i.test(e.textContent) || /Swift \\d/.test(e.textContent))
                .map(e => e.textContent.trim())"""
        )
        assert loose == [], page


def test_code_in_a_note_has_a_ground_of_its_own(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    grounds = browser.run(
        """return Array.from(document.querySelectorAll('.admonition'), note =>
            [note, note.querySelector('code')].map(e => getComputedStyle(e).backgroundColor))"""
    )
    assert len(grounds) == 5 and all(note != code for note, code in grounds)
    signs = browser.run("return Array.from(document.querySelectorAll('.admonition-title'), e => getComputedStyle(e, '::before').maskImage)")
    assert len(set(signs)) == 5 and "none" not in signs


def test_the_footer_stands_below_the_text(browser, gallery):
    browser.look(width=1440)
    browser.open(url(gallery, "ru/alles.html"))
    assert browser.run("return document.querySelector('.bottom').getBoundingClientRect().left === document.querySelector('main').getBoundingClientRect().left")


@pytest.mark.parametrize("tag", ["ru", "et"])
def test_code_has_the_width_that_it_needs(browser, published, tag):
    """On a wide screen only lines of more than 100 columns scroll, and on a smaller one few."""
    for width, share in ((1024, 0.35), (1280, 0.25), (1440, 0.15), (1920, 0.15)):
        browser.look(width=width)
        scrolls, blocks = 0, 0
        for page in ("vip-cycle", "interactor-to-presenter", "presenter-ownership", "no-reactiveness"):
            browser.open(url(published, f"{tag}/{page}.html"))
            counts = browser.run(
                """const all = Array.from(document.querySelectorAll('.code pre'));
                return [all.filter(e => e.scrollWidth > e.clientWidth).length, all.length]"""
            )
            scrolls, blocks = scrolls + counts[0], blocks + counts[1]
        print(f"{tag} at {width}: {scrolls} of {blocks} scroll")
        assert scrolls / blocks < share


@pytest.mark.parametrize("page", ["index.html", "404.html"])
def test_the_root_page_uses_its_width(browser, published, page):
    browser.look(width=1024)
    browser.open(url(published, page))
    about, link = browser.run("return ['.choice .about', '.choice a'].map(each => document.querySelector(each).offsetWidth)")
    # A line of text as long as the place that it has.
    assert about > link / 2.2
