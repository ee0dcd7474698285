"""Everything can be reached and used by the keyboard, and one sees where one is."""

import pytest
from conftest import LANGUAGES, url
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

# What has the focus, and whether that is seen: an outline, a size, in the window, and nothing over it. Of what is high,
# such as code and tables, a part is enough.
FOCUSED = """
const element = document.activeElement, style = getComputedStyle(element), box = element.getClientRects()[0];
if (!box) return [element.tagName];
const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
const over = y => { const top = document.elementFromPoint(x, y); return top && (element.contains(top) || top.contains(element)); };
const isHigh = box.height > 100;
return [element.tagName, element.className, element.getAttribute('href') || '',
    style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2, box.width > 0 && box.height > 0,
    isHigh ? box.top < innerHeight - 50 && box.bottom > 50 : box.top >= -1 && box.bottom <= innerHeight + 1,
    isHigh || Boolean(over(box.top + 1) && over(box.bottom - 1))]"""
REACHABLE = """return Array.from(
    document.querySelectorAll(':is(a[href], button, input, select, summary, [tabindex="0"]):not(:disabled)'))
    .filter(e => e.checkVisibility({contentVisibilityAuto: true}) && e.getClientRects().length).length"""


def press(browser, *keys):
    ActionChains(browser.driver).send_keys(*keys).perform()


def walk(browser, limit=120):
    """What the Tab key stops at, from the top of the page to its end."""
    stops = []
    for _ in range(limit):
        press(browser, Keys.TAB)
        stop = browser.run(FOCUSED)
        if stop[0] in ("BODY", "HTML"):
            return stops
        stops.append(stop)
    raise AssertionError("the walk doesn't end")


@pytest.mark.parametrize(
    "page, width",
    [(f"{tag}/alles.html", 1280) for tag in LANGUAGES]
    + [("nl/alles.html", 400), ("index.html", 1280), ("ko/index.html", 400), ("ru/print.html", 1280)]
    + [("et/translations.html", 1280), ("nl/404.html", 1280)],
)
def test_the_tab_key_reaches_everything_and_shows_where_it_is(browser, server, page, width):
    browser.look(width=width)
    browser.open(server + page)
    stops = walk(browser)
    assert [stop for stop in stops if not all(stop[3:])] == []
    assert len(stops) == browser.run(REACHABLE) > 2


def test_the_shift_and_tab_keys_lead_back(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    browser.run("document.querySelector('.bottom a').focus()")
    stops = []
    while not stops or stops[-1][1] != "skip":
        ActionChains(browser.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
        stops.append(browser.run(FOCUSED))
        assert len(stops) < 120
    assert [stop for stop in stops if not all(stop[3:])] == []


def test_the_first_stop_leads_past_the_navigation(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    press(browser, Keys.TAB)
    assert browser.run("return document.activeElement.className") == "skip"
    press(browser, Keys.ENTER)
    assert browser.run("return document.activeElement.id") == "page.text"
    press(browser, Keys.TAB)
    assert browser.run("return document.querySelector('main').contains(document.activeElement)")


def test_the_menu_of_a_narrow_page_opens_by_the_keyboard(browser, gallery):
    browser.look(width=400)
    browser.open(url(gallery, "nl/alles.html"))
    browser.run("document.querySelector('.ways > summary').focus()")
    assert not browser.run("return document.querySelector('.contents a').checkVisibility()")
    press(browser, Keys.ENTER)
    assert browser.run("return document.querySelector('.contents a').checkVisibility()")


@pytest.mark.parametrize("selector", ["figure.code pre", ".table"])
def test_what_is_wide_is_reached_and_scrolled_by_the_keyboard(browser, gallery, selector):
    browser.look(width=400)
    browser.open(url(gallery, "nl/alles.html"))
    browser.run("document.querySelector(arguments[0]).focus()", selector)
    assert browser.run("return document.activeElement.matches(arguments[0])", selector)
    press(browser, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    browser.wait("return document.activeElement.scrollLeft > 0")


def test_what_is_not_wide_is_no_stop_on_the_way(browser, gallery):
    stops = """const wide = Array.from(document.querySelectorAll('.code pre, .table'));
        return [wide.filter(e => e.scrollWidth > e.clientWidth).length, document.querySelectorAll('[tabindex="0"]').length,
            wide.length]"""
    browser.look(width=1280)
    browser.open(url(gallery, "nl/alles.html"))
    wide, reached, all_of_them = browser.run(stops)
    assert wide == reached < all_of_them
    browser.look(width=320)
    browser.wait("return document.querySelectorAll('[tabindex=\"0\"]').length > arguments[0]", reached)
    wide, reached, _ = browser.run(stops)
    assert wide == reached


def test_code_is_copied_by_the_keyboard(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    browser.run("document.querySelector('.copy').focus()")
    press(browser, Keys.ENTER)
    browser.wait("return document.querySelector('.copy').textContent === 'Gekopieerd'")
