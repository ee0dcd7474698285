"""Search: what is found, from disk and over HTTP, by keys, by the mouse and by screen readers."""

import json
import pathlib
import shutil
import subprocess
import unicodedata

import pytest
from conftest import HERE, LANGUAGES, ROOT, keel, url
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from test_accessibility import violations

VECTORS = ROOT / "Tests" / "KeelSiteTests" / "Search" / "vectors.json"
LINKS = "return Array.from(document.querySelectorAll('#search-results a'), link => link.href)"
# All of one query, once it is there.
SEARCHED = "return document.documentElement.dataset.searched === arguments[0]"


def press(browser, *keys):
    ActionChains(browser.driver).send_keys(*keys).perform()


def ask(browser, query):
    """Types a query where the focus is, and gives the links."""
    press(browser, query)
    browser.wait(SEARCHED, query.strip())
    return browser.run(LINKS)


def results(browser, folder, tag, query):
    """Of the page of results."""
    from urllib.parse import quote

    browser.open(f"{folder}/{tag}/search.html?q={quote(query)}")
    browser.wait(SEARCHED, query.strip())
    return browser.run(LINKS)


# ---- Golden lists: a query, a tab, the sections that must be among the first three, with spaces between; `-` for a
# query that must find nothing.


def golden(tag):
    lines = (HERE / "queries" / f"{tag}.tsv").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [(query, expected.split()) for query, expected in pairs]


@pytest.mark.parametrize("over", ["disk", "http"])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_queries_find_their_sections_among_the_first_three(browser, published, host, tag, over):
    folder = published.as_uri() if over == "disk" else host + "own"
    queries = golden(tag)
    assert sum(expected != ["-"] for _, expected in queries) >= 30
    assert sum(expected == ["-"] for _, expected in queries) >= 10
    browser.open(f"{folder}/{tag}/search.html")
    # Without opening the page anew for each: the same searcher is asked.
    found = browser.driver.execute_async_script(
        """const [tag, queries, done] = arguments;
        const load = () => window.keelSearcher ? Promise.resolve() : new Promise(r => setTimeout(() => load().then(r), 20));
        load().then(async () => {
            const searcher = window.keelSearcher(tag, 'search-index/');
            const found = [];
            for (const query of queries) {
                const result = await searcher.search(query, 3);
                found.push(result.results.map(r => r.path + '#' + r.anchor));
            }
            done(found);
        }).catch(error => done(String(error)))""",
        tag,
        [query for query, _ in queries],
    )
    assert isinstance(found, list), found
    wrong = []
    for (query, expected), links in zip(queries, found):
        if expected == ["-"]:
            if links:
                wrong.append(f"{query}: {links} instead of nothing")
        elif missing := [section for section in expected if section not in links]:
            wrong.append(f"{query}: {missing} is not in {links}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_golden_sections_are_there(published, tag):
    for _, expected in golden(tag):
        for section in expected:
            if section != "-":
                page, _, anchor = section.partition("#")
                assert f'id="{anchor}"' in (published / tag / page).read_text(), section


# ---- The field in the header


@pytest.mark.parametrize("over", ["disk", "http"])
def test_a_query_is_typed_and_a_result_opened(browser, gallery, server, over):
    base = gallery.as_uri() + "/" if over == "disk" else server
    browser.open(base + "nl/alles.html")
    press(browser, "/")
    links = ask(browser, "punt")
    assert links and all("#" in link for link in links)
    press(browser, Keys.ARROW_DOWN, Keys.ENTER)
    browser.wait("return location.href === arguments[0]", links[1] if len(links) > 1 else links[0])
    assert browser.messages() == []


def test_control_and_k_leads_to_the_field_and_escape_away(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    ActionChains(browser.driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform()
    assert browser.run("return document.activeElement.type") == "search"
    ask(browser, "punt")
    press(browser, Keys.ESCAPE)
    assert browser.run("return document.querySelector('.search-panel').hidden")
    press(browser, Keys.ESCAPE, Keys.ESCAPE)
    assert browser.run("return document.activeElement.tagName") == "BODY"


def test_the_arrows_choose_and_the_choice_is_told(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    press(browser, "/")
    assert len(ask(browser, "de")) > 2
    chosen = """const field = document.activeElement, link = document.querySelector('[aria-selected=true]');
        return [field.getAttribute('aria-expanded'), field.getAttribute('aria-activedescendant') === link.id, link.id]"""
    assert browser.run(chosen) == ["true", True, "page.search-result-0"]
    press(browser, Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    assert browser.run(chosen) == ["true", True, "page.search-result-2"]
    press(browser, Keys.ARROW_UP)
    assert browser.run(chosen) == ["true", True, "page.search-result-1"]
    status = browser.run("return document.querySelector('.search [role=status]').textContent")
    assert "gevonden" in status


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_a_result_is_opened_by_the_mouse(browser, gallery, width):
    browser.look(width=width)
    browser.open(url(gallery, "nl/alles.html"))
    browser.driver.find_element(By.CSS_SELECTOR, ".search input").click()
    links = ask(browser, "punt")
    browser.driver.find_element(By.CSS_SELECTOR, "#search-results a").click()
    browser.wait("return location.href === arguments[0]", links[0])


def test_a_click_elsewhere_closes_the_results(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    press(browser, "/")
    ask(browser, "punt")
    ActionChains(browser.driver).move_by_offset(60, 500).click().perform()
    assert browser.run("return document.querySelector('.search-panel').hidden")


def test_without_a_script_there_is_no_field(browser, gallery):
    browser.look(script=False)
    browser.open(url(gallery, "nl/alles.html"))
    assert not browser.driver.find_element(By.CSS_SELECTOR, ".search").is_displayed()


def test_a_page_that_is_not_searched_loads_nothing_of_it(browser, server):
    browser.open(server + "nl/alles.html")
    assert not [address for address in browser.requests() if "search" in address]


# ---- The page of results


def test_the_page_of_results_has_its_query_in_its_address(browser, server):
    """Over HTTP: on pages from disk Chromium lets no script change the address."""
    assert results(browser, server.rstrip("/"), "nl", "punt")
    field = browser.driver.find_element(By.CSS_SELECTOR, "input[type=search]")
    assert field.get_attribute("value") == "punt"
    field.send_keys("en")
    browser.wait("return new URLSearchParams(location.search).get('q') === 'punten'")


def test_other_languages_are_offered_by_name_with_their_counts(browser, published):
    results(browser, published.as_uri(), "ru", "viewDidLoad")
    browser.wait("return document.querySelectorAll('.search-others a').length === 3")
    text = browser.run("return document.querySelector('.search-others').textContent")
    assert "Eesti" in text and "Nederlands" in text and "한국어" in text
    link = browser.run("return document.querySelector('.search-others a').href")
    assert link.endswith("/et/search.html?q=viewDidLoad")


@pytest.mark.parametrize("tag, typed, meant", [("ru", "ghtptynth", "презентер"), ("ko", "vmfpwpsxj", "프레젠터")])
def test_the_wrong_keyboard_is_noticed(browser, published, tag, typed, meant):
    assert results(browser, published.as_uri(), tag, typed)
    assert browser.run("return document.querySelector('.search-note a').textContent") == meant


def test_nothing_found_is_said_in_the_language_of_the_page(browser, published):
    assert results(browser, published.as_uri(), "ru", "абракадабра") == []
    assert "ничего не нашлось" in browser.run("return document.querySelector('.search-note').textContent")


# ---- What can go wrong


@pytest.fixture
def copy(gallery, tmp_path):
    """A site that may be broken."""
    return pathlib.Path(shutil.copytree(gallery, tmp_path / "site"))


def test_an_index_that_is_missing_is_told(browser, copy):
    shutil.rmtree(copy / "nl" / "search-index")
    browser.open(url(copy, "nl/search.html") + "?q=punt")
    browser.wait("return document.querySelector('.search-note')?.textContent.includes('kon niet worden geladen')")


def test_files_of_two_builds_are_not_mixed(browser, copy):
    for file in (copy / "nl" / "search-index").glob("v*.js"):
        text = file.read_text()
        build = text.split('"')[5]
        file.write_text(text.replace(build, "0" * 16))
    browser.open(url(copy, "nl/search.html") + "?q=punt")
    browser.wait("return document.querySelector('.search-note')?.textContent.includes('bijgewerkt')")


# ---- Letters


def test_letters_and_words_are_those_of_the_index(browser, gallery):
    browser.open(url(gallery, "nl/search.html"))
    browser.wait("return window.keelSearcher && true")
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    assert len(vectors) >= 20
    made = browser.run(
        """const { normalForm, folded, runs } = keelSearcher.letters;
        return arguments[0].map(text => {
            const tokens = [];
            let position = 0;
            for (const run of runs(text)) {
                tokens.push([run.whole, position]);
                if (run.parts.length === 1) position += 1;
                else for (const part of run.parts) tokens.push([part, position++]);
            }
            return { text, normal: normalForm(text), folded: folded(normalForm(text)), tokens };
        })""",
        [vector["text"] for vector in vectors],
    )
    for vector, own in zip(vectors, made):
        assert own == vector


def test_syllables_are_composed_as_by_an_input_method(browser, gallery):
    browser.open(url(gallery, "nl/search.html"))
    browser.wait("return window.keelSearcher && true")
    typed = {"ㅍㅡㄹㅔㅈㅔㄴㅌㅓ": "프레젠터", "ㅇㅗㅏㄴㅅㅓㅇ": "완성", "ㄷㅏㄹㄱ": "닭", "ㄷㅏㄹㄱㅣ": "달기", "ㅂㅠ": "뷰", "ㄱㅏㅂㅅ": "값"}
    for letters, word in typed.items():
        assert browser.run("return keelSearcher.letters.composed(arguments[0])", letters) == word


def small_site(folder, texts):
    """A site of one article a language, rendered, as an address on disk."""
    for tag, text in texts.items():
        (folder / "Content" / tag).mkdir(parents=True)
        (folder / "Content" / tag / "a.md").write_text(f"# A\n\n{text}\n", encoding="utf-8")
    (folder / "Site").mkdir()
    languages = ", ".join(f"{tag}: {{title: A}}" for tag in texts)
    (folder / "Site" / "site.yml").write_text(f"languages: {{{languages}}}\n")
    subprocess.run([keel(), "render", "--root", str(folder)], check=True, capture_output=True)
    return (folder / "Site" / "public").as_uri()


def test_marks_stand_where_the_words_do_in_decomposed_text(browser, tmp_path):
    """Not in the gallery, whose pages go to a checker that wants composed text."""
    texts = {"ko": ("프레젠터", "처음에 프레젠터를 만들고"), "et": ("väljund", "esimene väljundi näide")}
    site = small_site(tmp_path, {tag: unicodedata.normalize("NFD", text) for tag, (_, text) in texts.items()})
    for tag, (query, text) in texts.items():
        assert len(results(browser, site, tag, query)) == 1
        shown, marked = browser.run(
            """const text = document.querySelector('#search-results .search-text');
            return [text.textContent, text.querySelector('mark').textContent]"""
        )
        word = next(word for word in text.split(" ") if word.startswith(query))
        assert shown.strip() == unicodedata.normalize("NFD", text)
        assert marked == unicodedata.normalize("NFD", word)


@pytest.mark.parametrize("count", [150, 500, 1500])
def test_the_best_of_many_sections_comes_first_wherever_it_stands(browser, tmp_path, count):
    sections = [f"## Deel {number} {{#d{number}}}\n\nEen punt van velen in een lange zin." for number in range(count)]
    site = small_site(tmp_path, {"nl": "\n\n".join([*sections, "## Punt {#punt}\n\nEen punt."])})
    links = results(browser, site, "nl", "punt")
    assert links[0].endswith("a.html#punt")
    assert str(count + 1) in browser.run("return document.querySelector('.search-count').textContent").replace(".", "")


def test_words_beside_a_name_in_code_are_a_phrase_with_it(browser, tmp_path):
    text = "## Eerst {#eerst}\n\nRoep fetchUserData daarna aan.\n\n## Dan {#dan}\n\nDaarna komt fetchUserData nog eens."
    site = small_site(tmp_path, {"nl": text})
    for query in ('"fetchUserData daarna aan"', '"roep fetchUserData daarna"'):
        assert [link.partition("#")[2] for link in results(browser, site, "nl", query)] == ["eerst"]
    # Two names that aren't there as they are typed need not stand side by side.
    found = results(browser, site, "nl", "userData daarna fetchUser")
    assert {link.partition("#")[2] for link in found} == {"eerst", "dan"}


# ---- For all readers


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_axe_finds_nothing_in_the_results(browser, gallery, tag, width, scheme):
    browser.look(width=width, prefers_color_scheme=scheme)
    browser.open(url(gallery, f"{tag}/alles.html"))
    press(browser, "/")
    assert ask(browser, "let")
    assert violations(browser) == []
    results(browser, gallery.as_uri(), tag, "let")
    assert violations(browser) == []
    assert browser.run("return document.documentElement.scrollWidth") <= width
