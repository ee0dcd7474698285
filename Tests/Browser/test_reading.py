"""What the script adds, from disk and over HTTP; and that reading needs none of it."""

import re
import zipfile

import pytest
from conftest import LANGUAGES, url
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

BACKGROUND = "return getComputedStyle(document.documentElement).backgroundColor"


@pytest.fixture(params=["file", "http"])
def base(request, gallery, server):
    return gallery.as_uri() + "/" if request.param == "file" else server


def press(browser, element):
    """With the mouse, in the middle of what is seen."""
    ActionChains(browser.driver).move_to_element(element).click().perform()


def theme(browser):
    return browser.run("return document.documentElement.dataset.theme || 'auto'")


def choose_theme(browser, value):
    for _ in range(3):
        if theme(browser) != value:
            browser.driver.find_element(By.CSS_SELECTOR, ".theme").click()
    assert theme(browser) == value


def test_the_theme_follows_the_system_until_it_is_chosen_and_is_remembered(browser, base):
    browser.open(base + "nl/alles.html")
    browser.run("localStorage.clear()")
    browser.open(base + "nl/alles.html")
    light = browser.run(BACKGROUND)
    browser.look(prefers_color_scheme="dark")
    dark = browser.run(BACKGROUND)
    assert light != dark
    choose_theme(browser, "light")
    assert browser.run(BACKGROUND) == light
    browser.open(base + "ru/gids/index.html")
    assert browser.run(BACKGROUND) == light
    assert browser.run("return document.querySelector('.theme').ariaLabel") == "Тема: Светлая"
    browser.look()
    choose_theme(browser, "dark")
    browser.open(base + "ko/print.html")
    assert browser.run(BACKGROUND) == dark
    browser.open(base + "nl/alles.html")
    choose_theme(browser, "auto")
    assert browser.run(BACKGROUND) == light


def test_the_button_copies_what_is_shown_and_says_so(browser, base):
    browser.open(base + "et/alles.html")
    figure = browser.driver.find_element(By.CSS_SELECTOR, "figure.code")
    button = figure.find_element(By.CSS_SELECTOR, ".copy")
    button.click()
    browser.wait("return arguments[0].textContent === 'Kopeeritud'", button)
    assert figure.find_element(By.CSS_SELECTOR, "[role=status]").get_attribute("textContent") == "Kopeeritud"
    browser.run("document.querySelector('main').prepend(document.createElement('textarea'))")
    area = browser.driver.find_element(By.CSS_SELECTOR, "textarea")
    area.send_keys(Keys.CONTROL, "v")
    code = browser.run("return document.querySelector('figure.code pre').textContent")
    assert area.get_attribute("value") == code
    assert code.startswith("struct Point {\n    var x")
    browser.wait("return arguments[0].textContent === 'Kopeeri'", button)


def test_the_contents_follow_the_scroll(browser, base):
    browser.open(base + "nl/alles.html")
    current = "return document.querySelector('.contents [aria-current]')?.hash"
    browser.run("document.getElementById('list').scrollIntoView()")
    browser.wait(f"{current} === '#list'")
    browser.run("document.getElementById('code').scrollIntoView()")
    browser.wait(f"{current} === '#code'")


def test_another_language_opens_at_the_same_section(browser, base):
    browser.open(base + "nl/alles.html#list")
    browser.wait("return document.querySelector('.contents [aria-current]')?.hash === '#list'")
    press(browser, browser.driver.find_element(By.CSS_SELECTOR, ".languages a[lang=ko]"))
    browser.wait("return document.documentElement.lang === 'ko'")
    assert browser.run("return location.hash") == "#list"


def test_a_click_on_a_lines_number_makes_it_the_address(browser, base):
    browser.look(width=1280)
    browser.open(base + "nl/alles.html")
    browser.run(
        """const line = document.getElementById('code.1.3'), box = line.getBoundingClientRect();
        line.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: box.left + 10, clientY: box.top + 5}))"""
    )
    assert browser.run("return location.hash") == "#code.1.3"


def test_the_address_of_a_line_shows_the_line(browser, base):
    browser.open(base + "nl/alles.html#code.1.3")
    assert browser.run("return document.querySelector(':target').textContent").strip() == "// De afstand tot een ander punt."
    top = browser.run("return document.querySelector(':target').getBoundingClientRect().top")
    assert 100 < top < 800
    ground = "return getComputedStyle(document.querySelector(arguments[0])).backgroundColor"
    assert browser.run(ground, ":target") != browser.run(ground, ".line:not(:target, .marked)")


def test_a_page_that_is_opened_at_a_part_is_there_at_once(browser, base):
    browser.look(prefers_reduced_motion="no-preference")
    browser.open(base + "nl/lang.html")
    part = browser.run("return Array.from(document.querySelectorAll('main [id]')).filter(e => e.matches('h2, h3')).pop().id")
    browser.open(base + f"nl/lang.html#{part}")
    top = "return Math.round(document.getElementById(arguments[0]).getBoundingClientRect().top)"
    first = browser.run(top, part)
    browser.wait("return 'settled' in document.documentElement.dataset")
    assert browser.run(top, part) == first and first < 900
    # What is clicked there is scrolled to.
    assert browser.run("return getComputedStyle(document.documentElement).scrollBehavior") == "smooth"


def test_a_heading_is_a_link_to_itself(browser, base):
    browser.open(base + "nl/alles.html")
    browser.driver.find_element(By.CSS_SELECTOR, "#list .anchor").click()
    assert browser.run("return location.hash") == "#list"
    # And it isn't hidden by the header that stays.
    browser.wait(
        """return document.getElementById('list').getBoundingClientRect().top
            >= document.querySelector('.top').getBoundingClientRect().bottom"""
    )


def test_an_alias_leads_to_its_article(browser, base):
    browser.open(base + "nl/vana.html")
    browser.wait("return location.pathname.endsWith('/nl/alles.html')")
    browser.open(base + "nl/vana.html#list")
    browser.wait("return location.pathname.endsWith('/nl/alles.html') && location.hash === '#list'")


def test_the_way_around_leads_to_the_section_and_to_the_neighbours(browser, base):
    browser.open(base + "nl/gids/buur.html")
    driver = browser.driver
    current = "const link = document.querySelector('.menu [aria-current=page]'); return link.checkVisibility() && link.text"
    assert browser.run(current) == "Buurman"
    driver.find_element(By.CSS_SELECTOR, ".breadcrumb a").click()
    browser.wait("return location.pathname.endsWith('/nl/gids/index.html')")
    driver.find_element(By.CSS_SELECTOR, ".adjacent [rel=next]").click()
    browser.wait("return location.pathname.endsWith('/nl/gids/buur.html')")
    driver.find_element(By.CSS_SELECTOR, ".adjacent [rel=prev]").click()
    browser.wait("return location.pathname.endsWith('/nl/gids/index.html')")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_badge_opens_to_what_was_checked_and_by_which_compiler(browser, published, tag):
    browser.open(url(published, f"{tag}/vip-cycle.html"))
    badge = browser.driver.find_element(By.CSS_SELECTOR, "details[data-verdict=passed]")
    items = badge.find_elements(By.TAG_NAME, "li")
    assert not any(item.is_displayed() for item in items)
    badge.find_element(By.TAG_NAME, "summary").click()
    assert len(items) > 2 and all(item.is_displayed() and re.search(r"\d", item.text) for item in items)
    assert re.search(r"Swift 6\.\d", badge.find_element(By.TAG_NAME, "summary").text)


def test_a_reader_of_an_old_translation_is_told_and_led_to_the_source(browser, base):
    browser.open(base + "ko/alles.html")
    driver = browser.driver
    assert driver.find_element(By.CSS_SELECTOR, ".outdated").is_displayed()
    marks = driver.find_elements(By.CSS_SELECTOR, "h2 .changed, h3 .changed")
    assert len(marks) == 3
    marks[-1].click()
    browser.wait("return location.pathname.endsWith('/nl/alles.html') && location.hash === '#table'")


def test_links_to_other_sites_are_marked(browser, base):
    browser.open(base + "nl/alles.html")
    marks = browser.run(
        """return Array.from(document.querySelectorAll('main a'),
            a => [a.host === location.host, getComputedStyle(a, '::after').content.includes('\u2197')])"""
    )
    assert all(is_own != is_marked for is_own, is_marked in marks) and len(marks) > 20


def test_the_articles_code_is_a_download(browser, published):
    """Where the site has packages of them."""
    browser.open(url(published, "nl/vip-cycle.html"))
    links = browser.driver.find_elements(By.CSS_SELECTOR, "a.download")
    assert len(links) == 1
    assert links[0].is_displayed() and links[0].get_attribute("download") is not None
    package = zipfile.ZipFile(published / "nl" / links[0].get_dom_attribute("href"))
    assert package.testzip() is None
    assert any(name.endswith("Package.swift") for name in package.namelist())


def test_reading_needs_no_script(browser, base):
    browser.look(width=500, script=False, prefers_color_scheme="dark")
    browser.open(base + "nl/alles.html")
    driver = browser.driver
    assert driver.find_element(By.CSS_SELECTOR, "article h1").is_displayed()
    assert driver.find_element(By.TAG_NAME, "html").value_of_css_property("background-color") == "rgba(16, 24, 29, 1)"
    assert not driver.find_element(By.CSS_SELECTOR, ".theme").is_displayed()
    assert not driver.find_elements(By.CSS_SELECTOR, ".copy")
    driver.find_element(By.CSS_SELECTOR, ".ways > summary").click()
    driver.find_element(By.CSS_SELECTOR, ".contents a[href='#list']").click()
    assert driver.current_url.endswith("#list")
    driver.find_element(By.CSS_SELECTOR, ".adjacent .next").click()
    assert driver.current_url.endswith("/nl/gids/index.html")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_home_page_has_one_start_and_true_numbers(browser, published, tag):
    browser.look(width=1440)
    browser.open(url(published, f"{tag}/index.html"))
    driver = browser.driver
    assert len(driver.find_elements(By.CSS_SELECTOR, ".button")) == 1
    numbers = [int(number) for number in re.findall(r"\d+", driver.find_element(By.CSS_SELECTOR, ".totals .tick").text)[:2]]
    cards = [card.text for card in driver.find_elements(By.CSS_SELECTOR, ".card-facts")]
    assert len(cards) == 4
    sums = [sum(int(re.findall(r"\d+", card)[index]) for card in cards) for index in (0, 1)]
    assert sums == numbers
    # A block, its test, and what came of them.
    outcomes = browser.run("return Array.from(document.querySelectorAll('.home .code .outcome'), e => e.dataset.verdict)")
    assert outcomes == ["compiled", "tested"]
    # All of a card is a link.
    card = driver.find_elements(By.CSS_SELECTOR, ".card")[-1]
    ActionChains(driver).scroll_to_element(card).move_to_element_with_offset(card, 0, 20).click().perform()
    browser.wait("return document.querySelector('.adjacent') !== null")
