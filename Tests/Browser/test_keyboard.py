"""Everything can be reached and used by the keyboard, and one sees where one is."""

import pytest
from conftest import url
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

FOCUSED = """
const element = document.activeElement, style = getComputedStyle(element), box = element.getBoundingClientRect();
return [element.tagName, element.className, element.getAttribute('href') || '',
    style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2, box.width > 0 && box.height > 0,
    box.top >= 0 && box.bottom <= innerHeight]"""


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


@pytest.mark.parametrize("width", [1280, 400])
@pytest.mark.parametrize("page", ["nl/alles.html", "ko/gids/index.html", "index.html", "ru/print.html"])
def test_the_tab_key_reaches_everything_and_shows_where_it_is(browser, gallery, page, width):
    browser.look(width=width)
    browser.open(url(gallery, page))
    stops = walk(browser)
    assert [stop for stop in stops if not all(stop[3:])] == []
    reachable = browser.run(
        """return Array.from(document.querySelectorAll('a[href], button, select, summary, [tabindex="0"]'))
            .filter(e => e.checkVisibility({contentVisibilityAuto: true}) && e.getClientRects().length).length"""
    )
    assert len(stops) == reachable


def test_the_first_stop_leads_past_the_navigation(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    press(browser, Keys.TAB)
    assert browser.run("return document.activeElement.className") == "skip"
    press(browser, Keys.ENTER)
    assert browser.run("return document.activeElement.id") == "text"
    press(browser, Keys.TAB)
    assert browser.run("return document.querySelector('main').contains(document.activeElement)")


def test_the_menu_of_a_narrow_page_opens_by_the_keyboard(browser, gallery):
    browser.look(width=400)
    browser.open(url(gallery, "nl/alles.html"))
    browser.run("document.querySelector('.menu summary').focus()")
    assert not browser.run("return document.querySelector('.contents a').checkVisibility()")
    press(browser, Keys.ENTER)
    assert browser.run("return document.querySelector('.contents a').checkVisibility()")


def test_wide_code_is_reached_and_scrolled_by_the_keyboard(browser, gallery):
    browser.look(width=400)
    browser.open(url(gallery, "nl/alles.html"))
    browser.run("document.querySelector('figure.code pre').focus()")
    assert browser.run("return document.activeElement.tagName") == "PRE"
    press(browser, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    browser.wait("return document.activeElement.scrollLeft > 0")
    browser.look(width=1280)


def test_code_is_copied_by_the_keyboard(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    browser.run("document.querySelector('.copy').focus()")
    press(browser, Keys.ENTER)
    browser.wait("return document.querySelector('.copy').textContent === 'Gekopieerd'")
