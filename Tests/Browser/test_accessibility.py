"""axe finds nothing on any kind of page, in any language, light or dark, wide or narrow."""

import pathlib

import axe_playwright_python
import pytest
from conftest import LANGUAGES, url

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
KINDS = ["index.html", "alles.html", "gids/index.html", "404.html", "print.html"]
PAGES = ["index.html", "404.html", "nl/gids/buur.html"] + [f"{tag}/{kind}" for tag in LANGUAGES for kind in KINDS]


def violations(browser):
    browser.run(AXE)
    result = browser.driver.execute_async_script(
        "const done = arguments[1]; axe.run(document, {runOnly: arguments[0]}).then(done, error => done({error: String(error)}))",
        RULES,
    )
    assert "error" not in result, result
    return [
        f"{finding['id']}: {finding['help']}: {node['html'][:120]}"
        for finding in result["violations"]
        for node in finding["nodes"]
    ]


@pytest.mark.parametrize("width", [1440, 320])
@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing(browser, server, page, width):
    browser.look(width=width)
    browser.open(server + page)
    browser.run("document.querySelectorAll('details').forEach(details => details.open = true)")
    assert violations(browser) == []
    browser.look(width=width, dark=True)
    assert violations(browser) == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_axe_finds_nothing_on_keels_own_articles(browser, published, tag):
    for page in sorted((published / tag).glob("*.html")):
        browser.look()
        browser.open(page.as_uri())
        assert violations(browser) == [], page
        browser.look(dark=True)
        assert violations(browser) == [], page


def test_a_broken_page_would_be_found(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    browser.run("document.querySelector('article img').removeAttribute('alt')")
    assert any(finding.startswith("image-alt") for finding in violations(browser))
