"""What the script adds, from disk and over HTTP; and that reading needs none of it."""

import pytest
from conftest import url
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

BACKGROUND = "return getComputedStyle(document.documentElement).backgroundColor"


@pytest.fixture(params=["file", "http"])
def base(request, gallery, server):
    return gallery.as_uri() + "/" if request.param == "file" else server


def choose_theme(browser, value):
    Select(browser.driver.find_element(By.CSS_SELECTOR, ".theme select")).select_by_value(value)


def test_the_theme_follows_the_system_until_it_is_chosen_and_is_remembered(browser, base):
    browser.open(base + "nl/alles.html")
    browser.run("localStorage.clear()")
    browser.open(base + "nl/alles.html")
    light = browser.run(BACKGROUND)
    browser.look(dark=True)
    dark = browser.run(BACKGROUND)
    assert light != dark
    choose_theme(browser, "light")
    assert browser.run(BACKGROUND) == light
    browser.open(base + "ru/gids/index.html")
    assert browser.run(BACKGROUND) == light
    assert browser.run("return document.querySelector('.theme select').value") == "light"
    choose_theme(browser, "auto")
    assert browser.run(BACKGROUND) == dark


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
    browser.driver.find_element(By.CSS_SELECTOR, ".languages a[lang=ko]").click()
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


def test_an_alias_leads_to_its_article(browser, base):
    browser.open(base + "nl/vana.html")
    browser.wait("return location.pathname.endsWith('/nl/alles.html')")


def test_the_badge_opens_to_what_was_checked(browser, published):
    browser.open(url(published, "et/vip-cycle.html"))
    details = browser.driver.find_element(By.CSS_SELECTOR, "[data-verdict]")
    details.find_element(By.TAG_NAME, "summary").click()
    assert "Swift" in details.find_element(By.TAG_NAME, "p").text


def test_reading_needs_no_script(browser, base):
    browser.look(width=500, script=False)
    browser.open(base + "nl/alles.html")
    driver = browser.driver
    assert driver.find_element(By.CSS_SELECTOR, "article h1").is_displayed()
    assert not driver.find_element(By.CSS_SELECTOR, ".theme").is_displayed()
    assert not driver.find_elements(By.CSS_SELECTOR, ".copy")
    driver.find_element(By.CSS_SELECTOR, ".menu summary").click()
    driver.find_element(By.CSS_SELECTOR, ".contents a[href='#list']").click()
    assert driver.current_url.endswith("#list")
    driver.find_element(By.CSS_SELECTOR, ".adjacent .next").click()
    assert driver.current_url.endswith("/nl/gids/index.html")
