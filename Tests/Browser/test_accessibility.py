"""axe finds nothing on any kind of page, in any language, light, dark or narrow; and what axe doesn't look for."""

import pathlib
import re

import axe_playwright_python
import pytest
from conftest import LANGUAGES, ROOT, url

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What alone is different by night.
COLOURS = ["color-contrast", "link-in-text-block"]
# Home, article, section, what isn't there, all articles, table of translations, redirect.
KINDS = ["index.html", "alles.html", "gids/index.html", "404.html", "print.html", "translations.html", "vana.html?stay"]
PAGES = ["index.html", "404.html", "nl/gids/buur.html"] + [f"{tag}/{kind}" for tag in LANGUAGES for kind in KINDS]


def violations(browser, rules=RULES, without=()):
    browser.run("if (!window.axe) { " + AXE + "}")
    result = browser.driver.execute_async_script(
        """const done = arguments[2];
        axe.run({include: [['html']], exclude: arguments[1]}, {runOnly: arguments[0], resultTypes: ['violations']})
            .then(done, error => done({error: String(error)}))""",
        rules,
        list(without),
    )
    assert "error" not in result, result
    return [
        f"{finding['id']}: {finding['help']}: {node['html'][:120]}"
        for finding in result["violations"]
        for node in finding["nodes"]
    ]


def unfold(browser):
    """But for what lies over the page when it is open."""
    browser.run("document.querySelectorAll('main details').forEach(details => details.open = true)")


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing(browser, server, page):
    browser.open(server + page)
    unfold(browser)
    assert violations(browser) == []
    browser.look(prefers_color_scheme="dark")
    assert violations(browser, COLOURS) == [], "dark"
    browser.look(width=320)
    assert violations(browser) == [], "narrow"
    browser.run("document.querySelectorAll('.ways, .languages details').forEach(details => details.open = true)")
    assert violations(browser, without=[["main"], [".bottom"]]) == [], "open"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_axe_finds_nothing_on_keels_own_pages(browser, published, tag):
    """But for lines of code, which cost most of the time, and are as in the gallery."""
    pages = sorted(page for page in (published / tag).glob("*.html") if page.name != "print.html")
    assert len(pages) >= 6
    for page in pages:
        browser.open(page.as_uri())
        unfold(browser)
        assert violations(browser, without=[["pre code"]]) == [], page


def test_a_broken_page_would_be_found(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    browser.run("document.querySelector('article img').removeAttribute('alt')")
    assert any(finding.startswith("image-alt") for finding in violations(browser))
    browser.run("document.querySelector('h1').style.color = '#aaa'")
    assert any(finding.startswith("color-contrast") for finding in violations(browser, COLOURS))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_colour_of_text_can_be_read_on_every_ground(browser, gallery, theme):
    """Also those that no page shows just now."""
    browser.look(prefers_color_scheme=theme)
    browser.open(url(gallery, "nl/index.html"))
    css = (ROOT / "Sources/KeelSite/Theme/keel.css").read_text()
    names = re.findall(r"^  --([a-z-]+): light-dark", css, re.MULTILINE)
    grounds = {"paper", "panel", "mark"}
    lines = {"line", "edge-line", "mark-edge"}
    assert grounds | lines < set(names) and len(names) > 18
    luminance = {}
    for name in names:
        browser.run("document.querySelector('h1').style.color = `var(--${arguments[0]})`", name)
        colour = browser.run("return getComputedStyle(document.querySelector('h1')).color")
        parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        luminance[name] = 0.2126 * red + 0.7152 * green + 0.0722 * blue

    def contrast(one, other):
        low, high = sorted((luminance[one], luminance[other]))
        return (high + 0.05) / (low + 0.05)

    faint = [(name, ground) for name in set(names) - grounds - lines for ground in grounds if contrast(name, ground) < 4.5]
    # What shows where something to be used ends (WCAG 1.4.11).
    faint += [(name, "paper") for name in ("edge-line", "mark-edge", "keel") if contrast(name, "paper") < 3]
    assert faint == []


def test_forced_colours_keep_what_colour_says(browser, gallery):
    browser.look(width=1440, forced_colors="active")
    browser.open(url(gallery, "nl/alles.html") + "#list")
    browser.wait("return document.querySelector('.contents [aria-current]')")
    style = "return getComputedStyle(document.querySelector(arguments[0])).borderInlineStartStyle"
    assert browser.run(style, ".line.marked") == "solid"
    assert browser.run(style, ".code") == "solid"
    assert browser.run("return getComputedStyle(document.querySelector('.top')).borderBottomStyle") == "solid"
    border = "return getComputedStyle(document.querySelector(arguments[0])).borderInlineStartColor"
    assert browser.run(border, ".contents [aria-current]") != browser.run(border, ".contents a:not([aria-current])")
    colour = "return getComputedStyle(document.querySelector(arguments[0]), '::before').backgroundColor"
    assert browser.run(colour, ".copy") != browser.run("return getComputedStyle(document.querySelector('.copy')).backgroundColor")


def test_nothing_moves_for_those_who_asked_for_less_motion(browser, gallery):
    behaviour = "return getComputedStyle(document.documentElement).scrollBehavior"
    moving = """return Array.from(document.querySelectorAll('*'), e => getComputedStyle(e))
        .filter(s => s.transitionDuration !== '0s' || s.animationName !== 'none').length"""
    browser.open(url(gallery, "nl/alles.html"))
    assert browser.run(behaviour) == "auto"
    assert browser.run(moving) == 0
    browser.look(prefers_reduced_motion="no-preference")
    browser.wait("return 'settled' in document.documentElement.dataset")
    assert browser.run(behaviour) == "smooth"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_parts_in_another_language_say_so(browser, gallery, tag):
    browser.open(url(gallery, f"{tag}/alles.html"))
    assert browser.run("return document.documentElement.lang") == tag
    names = browser.run(
        "return Array.from(document.querySelectorAll('.languages a'), a => [a.lang, a.hreflang, a.textContent])"
    )
    assert names == [["ru", "ru", "Русский"], ["et", "et", "Eesti"], ["nl", "nl", "Nederlands"], ["ko", "ko", "한국어"]]
    # The compiler's words are English.
    assert browser.run("return Array.from(document.querySelectorAll('.message'), e => e.lang)") == ["en"]


def test_text_may_be_set_wider_without_loss(browser, gallery):
    """WCAG 1.4.12."""
    browser.look(width=320)
    browser.open(url(gallery, "ru/alles.html"))
    unfold(browser)
    browser.run(
        """const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
            word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
        document.adoptedStyleSheets = [sheet]"""
    )
    assert browser.run("return document.documentElement.scrollWidth") <= 320
    cut = browser.run(
        """return Array.from(document.querySelectorAll('body *'))
            .filter(e => !e.matches('pre, .table, .diagram, .hidden-text, .skip, .site span') && !e.closest('svg, pre'))
            .filter(e => getComputedStyle(e).overflow !== 'visible' && (e.scrollHeight > e.clientHeight + 1))
            .map(e => e.outerHTML.slice(0, 90))"""
    )
    assert cut == []
