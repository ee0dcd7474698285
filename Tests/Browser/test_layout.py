"""Nothing scrolls sideways, nothing shifts, nothing comes from elsewhere, and it is all light."""

import gzip
import json
from urllib.parse import urljoin, urlsplit

import pytest
from conftest import LANGUAGES, url

PAGES = ["index.html", "nl/index.html", "nl/gids/buur.html"] + [
    f"{tag}/{kind}" for tag in LANGUAGES for kind in ("alles.html", "print.html")
]


@pytest.mark.parametrize("width", [320, 640, 1000, 1024, 1280, 1344, 1920])
@pytest.mark.parametrize("page", PAGES)
def test_only_code_scrolls_sideways(browser, gallery, page, width):
    # 640 is what a window of 1280 has at 200 %.
    browser.look(width=width)
    browser.open(url(gallery, page))
    assert browser.run("return document.documentElement.scrollWidth") <= width
    outside = browser.run(
        """return Array.from(document.querySelectorAll('body *'))
            .filter(e => !e.closest('pre') && !e.matches('.hidden-text, .skip, .hidden-text *'))
            .filter(e => { const box = e.getBoundingClientRect();
                return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1); })
            .map(e => e.outerHTML.slice(0, 90))"""
    )
    assert outside == []


def messages(browser):
    return [entry["message"] for entry in browser.driver.get_log("browser")]


def requests(browser):
    events = [json.loads(entry["message"])["message"] for entry in browser.driver.get_log("performance")]
    sent = [event["params"]["request"]["url"] for event in events if event["method"] == "Network.requestWillBeSent"]
    return [address for address in sent if address != "about:blank"]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_nothing_in_the_console_and_asks_nobody_else(browser, gallery, server, page):
    for base in (gallery.as_uri() + "/", server):
        browser.open(base + page)
        browser.run("document.querySelectorAll('details').forEach(details => details.open = true)")
        browser.run("scrollTo(0, document.body.scrollHeight)")
        assert messages(browser) == []
        assert [address for address in requests(browser) if not address.startswith((base, "data:,"))] == []


@pytest.mark.parametrize("width", [1280, 400])
@pytest.mark.parametrize("page", PAGES)
def test_nothing_shifts_while_a_page_loads(browser, server, page, width):
    browser.look(width=width)
    browser.open(server + page)
    shift = browser.driver.execute_async_script(
        """const done = arguments[0]; let sum = 0;
        new PerformanceObserver(list => list.getEntries().forEach(entry => sum += entry.value))
            .observe({type: 'layout-shift', buffered: true});
        setTimeout(() => done(sum), 300);"""
    )
    assert shift == 0


def test_the_page_for_what_is_not_there_works_at_any_address(browser, server):
    browser.open(server + "nl/404.html")
    assert browser.run("return document.styleSheets.length") == 1
    assert messages(browser) == []


def weight(folder, page):
    """Bytes, plain and gzipped, of what the first view of a page loads."""
    html = (folder / page).read_text()
    files = {page}
    for start in ('<link rel="icon" href="', '<link rel="stylesheet" href="', '<script src="', 'alt="" src="', '<img src="'):
        for rest in html.split(start)[1:]:
            files.add(urlsplit(urljoin(page, rest.split('"')[0])).path)
    data = [(folder / file).read_bytes() for file in files]
    return sum(map(len, data)), sum(len(gzip.compress(each)) for each in data)


def test_an_article_is_light(published):
    pages = [page for tag in LANGUAGES for page in (published / tag).glob("*.html") if page.name != "print.html"]
    assert len(pages) >= 8
    for page in pages:
        plain, packed = weight(published, str(page.relative_to(published)))
        print(f"{page.relative_to(published)}: {plain / 1000:.0f} KB, {packed / 1000:.0f} KB gzipped")
        assert packed < 60_000 and plain < 150_000, page


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_forced_colours_keep_what_colour_says(browser, gallery, dark):
    browser.driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "forced-colors", "value": "active"}]}
    )
    browser.open(url(gallery, "nl/alles.html"))
    style = "return getComputedStyle(document.querySelector(arguments[0])).borderInlineStartStyle"
    assert browser.run(style, ".line.marked") == "solid"
    assert browser.run(style, ".code") == "solid"
