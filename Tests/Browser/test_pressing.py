"""What is pressed, by the mouse, by a finger or by a key, does what it says, and moves nothing else."""

import pytest
from conftest import LANGUAGES, url
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

ARTICLES = ["vip-cycle", "interactor-to-presenter", "presenter-ownership", "no-reactiveness"]
# Whether what is seen in the middle of each element is the element.
COVERED = """return Array.from(document.querySelectorAll(arguments[0])).filter(element => {
    if (!element.checkVisibility()) return false;
    element.scrollIntoView({block: 'center'});
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !element.contains(top);
}).map(element => element.closest('[id]').id)"""


def tap(browser, element):
    box = browser.run("const box = arguments[0].getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]", element)
    point = [{"x": box[0], "y": box[1]}]
    browser.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    browser.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("article", ARTICLES)
@pytest.mark.parametrize("width", [320, 1024, 1440, 1920])
def test_nothing_lies_over_a_button(browser, published, article, width):
    browser.look(width=width)
    browser.open(url(published, f"ru/{article}.html"))
    assert browser.run("return document.querySelectorAll('.copy').length") > 15
    assert browser.run(COVERED, ".tools button, .unfold, .code .file") == []


@pytest.mark.parametrize("way", ["mouse", "finger"])
@pytest.mark.parametrize("width", [390, 1024, 1440, 1920])
def test_a_press_in_the_middle_of_the_button_copies(browser, published, way, width):
    browser.look(width=width)
    browser.open(url(published, "ru/no-reactiveness.html"))
    for button in browser.driver.find_elements(By.CSS_SELECTOR, ".copy")[:12:4]:
        browser.run("arguments[0].scrollIntoView({block: 'center'})", button)
        if way == "mouse":
            ActionChains(browser.driver).move_to_element(button).click().perform()
        else:
            tap(browser, button)
        browser.wait("return arguments[0].textContent === 'Скопировано'", button)


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_buttons_lie_beside_the_code_and_not_over_it(browser, gallery, width):
    browser.look(width=width)
    browser.open(url(gallery, "nl/alles.html"))
    over = browser.run(
        """return Array.from(document.querySelectorAll('.code')).filter(figure =>
            figure.querySelector('.tools').getBoundingClientRect().bottom > figure.querySelector('pre').getBoundingClientRect().top + 1)
            .length"""
    )
    assert over == 0


@pytest.mark.parametrize("width", [1024, 1440])
def test_a_stop_in_the_header_leaves_the_reader_where_they_are(browser, published, width):
    browser.look(width=width)
    browser.open(url(published, "ru/vip-cycle.html"))
    browser.run("document.getElementById('ownership').scrollIntoView(); document.querySelector('.site').focus({preventScroll: true})")
    place = browser.run("return scrollY")
    assert place > 5000
    stops = 0
    while browser.run("return document.activeElement.closest('.top') !== null"):
        ActionChains(browser.driver).send_keys(Keys.TAB).perform()
        assert browser.run("return scrollY") == place
        stops += 1
    assert stops >= 6
    browser.run("document.querySelector('.theme').focus({preventScroll: true})")
    ActionChains(browser.driver).send_keys(Keys.ENTER).perform()
    ActionChains(browser.driver).move_to_element(browser.driver.find_element(By.CSS_SELECTOR, ".theme")).click().perform()
    assert browser.run("return scrollY") == place


def test_a_language_chosen_by_keyboard_opens_at_the_section_that_is_read(browser, published):
    browser.look(width=1440)
    browser.open(url(published, "ru/vip-cycle.html"))
    browser.run("document.getElementById('ownership').scrollIntoView()")
    browser.wait("return document.querySelector('.contents [aria-current]')?.hash === '#ownership'")
    browser.run("document.querySelector('.site').focus({preventScroll: true})")
    while browser.run("return document.activeElement.lang") != "nl":
        ActionChains(browser.driver).send_keys(Keys.TAB).perform()
    ActionChains(browser.driver).send_keys(Keys.ENTER).perform()
    browser.wait("return document.documentElement.lang === 'nl' && location.hash === '#ownership'")


def test_a_language_chosen_at_the_top_opens_at_the_top(browser, published):
    browser.look(width=1440)
    browser.open(url(published, "nl/vip-cycle.html"))
    browser.run("document.getElementById('ownership').scrollIntoView()")
    browser.wait("return document.querySelector('.contents [aria-current]')?.hash === '#ownership'")
    browser.run("scrollTo(0, 0)")
    browser.wait("return !document.querySelector('.contents [aria-current]')")
    ActionChains(browser.driver).move_to_element(browser.driver.find_element(By.CSS_SELECTOR, ".languages [lang=ko]")).click().perform()
    browser.wait("return document.documentElement.lang === 'ko'")
    assert browser.run("return location.hash") == ""


def test_a_stop_is_never_hidden_by_what_stays_on_top(browser, published):
    browser.look(width=1024, height=700)
    browser.open(url(published, "ru/interactor-to-presenter.html"))
    browser.run("document.querySelector('.adjacent a').focus()")
    hidden = []
    for _ in range(60):
        ActionChains(browser.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
        hidden += browser.run(
            """const element = document.activeElement, box = element.getClientRects()[0];
            const top = document.elementFromPoint(box.left + 3, Math.max(box.top, 0) + 3);
            return element.closest('main') && box.height < 100 && !(element.contains(top) || top.contains(element))
                ? [element.outerHTML.slice(0, 80)] : []"""
        )
    assert hidden == []


def test_where_lines_go_on_the_edge_fades_until_they_are_wrapped_under_their_start(browser, published):
    browser.look(width=390)
    browser.open(url(published, "nl/no-reactiveness.html"))
    browser.run("localStorage.removeItem('keel-wrap')")
    figure = browser.driver.find_element(By.CSS_SELECTOR, ".code[data-more='right']")
    pre = figure.find_element(By.TAG_NAME, "pre")
    browser.run("arguments[0].scrollLeft = 30", pre)
    browser.wait("return arguments[0].dataset.more === 'left right'", figure)
    browser.run("arguments[0].scrollLeft = 10000", pre)
    browser.wait("return arguments[0].dataset.more === 'left'", figure)
    wrap = figure.find_element(By.CSS_SELECTOR, ".wrap")
    browser.run("arguments[0].scrollIntoView({block: 'center'})", wrap)
    before = browser.run("return arguments[0].getBoundingClientRect().top", wrap)
    ActionChains(browser.driver).move_to_element(wrap).click().perform()
    assert wrap.get_attribute("aria-pressed") == "true"
    assert abs(browser.run("return arguments[0].getBoundingClientRect().top", wrap) - before) < 2
    assert browser.run("return arguments[0].scrollWidth <= arguments[0].clientWidth", pre)
    # Each row of a wrapped line begins further in than its first.
    starts = browser.run(
        """const line = Array.from(arguments[0].querySelectorAll('.line')).find(line => line.offsetHeight > 30);
        const range = document.createRange();
        range.selectNodeContents(line);
        const rows = {};
        for (const box of range.getClientRects()) if (box.width > 1) rows[Math.round(box.top)] = Math.min(rows[Math.round(box.top)] ?? 1e6, box.left);
        return Object.values(rows)""",
        figure,
    )
    assert len(starts) > 1 and all(start > starts[0] + 10 for start in starts[1:])
    browser.open(url(published, "nl/vip-cycle.html"))
    assert browser.run("return document.querySelectorAll('.code:not([data-wrap])').length") == 0
    browser.run("localStorage.removeItem('keel-wrap')")


def test_a_long_block_is_folded_to_what_is_marked_and_opens(browser, gallery):
    browser.open(url(gallery, "nl/lang.html"))
    seen = "return Array.from(document.querySelectorAll('.code.long .line')).filter(line => line.offsetHeight > 0).length"
    shown = browser.run(seen)
    assert 4 < shown < 12
    figure = browser.driver.find_element(By.CSS_SELECTOR, ".code.long")
    ActionChains(browser.driver).scroll_to_element(figure).move_to_element(figure.find_element(By.CSS_SELECTOR, ".unfold")).click().perform()
    assert browser.run(seen) > 40
    # By a link to a line that is folded away.
    browser.open("about:blank")
    browser.open(url(gallery, "nl/lang.html") + "#" + figure_line(browser, gallery))
    assert browser.run(seen) > 40
    # Whole without the script, and on paper.
    browser.look(script=False)
    browser.open(url(gallery, "nl/lang.html"))
    tall = browser.driver.find_element(By.CSS_SELECTOR, ".code.long .folded").size["height"]
    assert tall > 15
    browser.look(media="print")
    browser.open(url(gallery, "nl/lang.html"))
    assert browser.run(seen) > 40


def figure_line(browser, gallery):
    browser.open(url(gallery, "nl/lang.html"))
    return browser.run("return Array.from(document.querySelectorAll('.folded')).at(-1).id")


def test_the_compilers_words_stand_under_the_token_that_they_are_about(browser, gallery):
    browser.look(width=1440)
    browser.open(url(gallery, "nl/alles.html"))
    token, mark, words = browser.run(
        """const figure = document.querySelector('.code.fails'), line = figure.querySelector('.line:has(+ .message)');
        const at = line.textContent.indexOf('x'), walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        let node, passed = 0;
        while ((node = walker.nextNode()) && passed + node.length <= at) passed += node.length;
        const range = document.createRange();
        range.setStart(node, at - passed); range.setEnd(node, at - passed + 1);
        const marks = document.createRange(), text = figure.querySelector('.marks').lastChild;
        marks.selectNodeContents(text);
        return [range.getBoundingClientRect().left, marks.getBoundingClientRect().left,
            figure.querySelector('.said').lastElementChild.getBoundingClientRect().left]"""
    )
    # The compiler marks the dot or the name behind it.
    assert abs(token - mark) < 10 and abs(mark - words) < 2
    family = "return getComputedStyle(document.querySelector('.said > :last-child')).fontFamily"
    assert "mono" in browser.run(family).lower()


def test_what_fails_warns_or_works_looks_different(browser, published):
    browser.look(width=1440)
    browser.open(url(published, "ru/presenter-ownership.html"))
    looks = browser.run(
        """return ['.code.fails', '.code.warns', '.code:not(.fails, .warns, .output)'].map(kind => {
            const figure = document.querySelector(kind), sign = getComputedStyle(figure.querySelector('.outcome'), '::before');
            return [getComputedStyle(figure).backgroundColor, sign.backgroundColor, sign.maskImage].join() })"""
    )
    assert len(set(looks)) == 3
    assert browser.run("return document.querySelector('.code.warns .outcome').textContent") == "компилируется с предупреждением"


def test_the_row_of_a_block_stays_while_its_code_goes_by(browser, published):
    browser.look(width=1440, height=700)
    browser.open(url(published, "nl/interactor-to-presenter.html"))
    browser.run(
        """const figure = Array.from(document.querySelectorAll('.code')).find(figure => figure.offsetHeight > 700);
        figure.id = 'long'; scrollTo(0, figure.getBoundingClientRect().top + scrollY + 300)"""
    )
    row, header = browser.run(
        """return [document.querySelector('#long figcaption').getBoundingClientRect().top,
            document.querySelector('.top').getBoundingClientRect().bottom]"""
    )
    assert abs(row - header) < 2


def test_a_heading_shows_a_sign_that_copies_its_address(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    anchor = browser.driver.find_element(By.CSS_SELECTOR, "#list .anchor")
    assert "#" in browser.run("return getComputedStyle(arguments[0], '::after').content", anchor)
    ActionChains(browser.driver).scroll_to_element(anchor).move_to_element(anchor).click().perform()
    browser.wait("return arguments[0].dataset.said === 'Gekopieerd'", anchor)
    browser.run("document.querySelector('main').prepend(document.createElement('textarea'))")
    area = browser.driver.find_element(By.CSS_SELECTOR, "main textarea")
    area.send_keys(Keys.CONTROL, "v")
    assert area.get_attribute("value").endswith("nl/alles.html#list")


def test_brackets_lead_to_the_articles_beside(browser, gallery):
    browser.open(url(gallery, "nl/alles.html"))
    ActionChains(browser.driver).send_keys("]").perform()
    browser.wait("return location.pathname.endsWith('/nl/gids/index.html')")
    ActionChains(browser.driver).send_keys("[").perform()
    browser.wait("return location.pathname.endsWith('/nl/alles.html')")
    browser.run("document.querySelector('.search input').focus()")
    ActionChains(browser.driver).send_keys("]").perform()
    assert browser.run("return document.querySelector('.search input').value") == "]"
    assert browser.run("return location.pathname").endswith("/nl/alles.html")


def test_on_a_phone_a_line_stays_on_top_that_says_where_one_is_and_leads_elsewhere(browser, published):
    browser.look(width=390, height=800)
    browser.open(url(published, "ru/vip-cycle.html"))
    driver = browser.driver
    assert browser.run("return document.querySelector('.top').offsetHeight") <= 56
    where = driver.find_element(By.CSS_SELECTOR, ".where")
    assert where.text == "Оглавление"
    browser.run("document.getElementById('ownership').scrollIntoView()")
    browser.wait("return arguments[0].textContent === 'Кто кого держит'", where)
    for pressed in (".site", ".ways > summary", ".search input", ".languages summary"):
        box = browser.run("const box = document.querySelector(arguments[0]).getBoundingClientRect(); return [box.top, box.width, box.height]", pressed)
        assert 0 <= box[0] < 50 and box[1] >= 44 and box[2] >= 44, pressed
    low = browser.run("return Array.from(document.querySelectorAll('.facts :is(a, summary), .adjacent a, .tools button:not([hidden])')).filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 43.9).map(e => e.outerHTML)")
    assert low == []
    tap(browser, driver.find_element(By.CSS_SELECTOR, ".ways > summary"))
    link = driver.find_element(By.CSS_SELECTOR, ".contents [href='#ownership']")
    browser.wait("return arguments[0].checkVisibility()", link)
    small = browser.run("return Array.from(document.querySelectorAll('.ways-panel :is(a, button)')).filter(e => e.offsetHeight < 44).length")
    assert small == 0
    # The chosen one closes it.
    tap(browser, driver.find_element(By.CSS_SELECTOR, ".contents li:first-child a"))
    browser.wait("return !document.querySelector('.ways').open && location.hash !== ''")
    tap(browser, driver.find_element(By.CSS_SELECTOR, ".languages summary"))
    browser.wait("return document.querySelector('.languages a[lang=nl]').checkVisibility()")
    ActionChains(driver).move_to_element_with_offset(driver.find_element(By.CSS_SELECTOR, ".where"), 0, 500).click().perform()
    browser.wait("return !document.querySelector('.languages details').open")


def test_what_is_open_closes_by_escape(browser, gallery):
    browser.look(width=390)
    browser.open(url(gallery, "nl/alles.html"))
    browser.run("document.querySelector('.ways > summary').focus()")
    ActionChains(browser.driver).send_keys(Keys.ENTER, Keys.TAB, Keys.ESCAPE).perform()
    browser.wait("return !document.querySelector('.ways').open && document.activeElement.matches('.ways > summary')")


@pytest.mark.parametrize("width", [1024, 1366])
def test_the_section_that_is_read_is_in_view_in_a_low_window(browser, published, width):
    browser.look(width=width, height=600)
    browser.open(url(published, "ru/presenter-ownership.html"))
    for id in browser.run("return Array.from(document.querySelectorAll('.contents a'), link => link.hash.slice(1))"):
        browser.run("document.getElementById(arguments[0]).scrollIntoView()", id)
        browser.wait("return document.querySelector('.contents [aria-current]')")
        top, bottom = browser.run("const box = document.querySelector('.contents [aria-current]').getBoundingClientRect(); return [box.top, box.bottom]")
        assert top > 60 and bottom < 600, id


@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_the_sections_stand_at_the_right_and_the_articles_at_the_left(browser, published, width):
    browser.look(width=width)
    browser.open(url(published, "ru/vip-cycle.html"))
    menu, main, contents = browser.run("return ['.menu', 'main', '.contents'].map(each => document.querySelector(each).getBoundingClientRect()).map(box => [box.left, box.right])")
    assert menu[1] <= main[0] and main[1] <= contents[0] and contents[1] <= width


def test_the_ring_of_a_stop_in_the_lists_is_not_cut(browser, gallery):
    for width in (1024, 1440):
        browser.look(width=width)
        browser.open(url(gallery, "nl/alles.html"))
        browser.run("document.querySelector('.menu a').focus(); document.querySelector('.contents a').focus()")
        ActionChains(browser.driver).send_keys(Keys.TAB).perform()
        style = browser.run("const style = getComputedStyle(document.activeElement); return [style.outlineWidth, style.outlineOffset]")
        assert float(style[0][:-2]) >= 2 and float(style[1][:-2]) <= -float(style[0][:-2])


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_opened_verdict_leads_to_its_blocks_and_moves_no_link(browser, published, tag):
    browser.open(url(published, f"{tag}/presenter-ownership.html"))
    zip_link = browser.driver.find_element(By.CSS_SELECTOR, "a.download")
    place = zip_link.location
    badge = browser.driver.find_element(By.CSS_SELECTOR, ".verdict")
    badge.find_element(By.TAG_NAME, "summary").click()
    assert zip_link.location == place
    lines = [line.text for line in badge.find_elements(By.TAG_NAME, "li")]
    assert len(lines) == len(set(lines)) > 2
    links = badge.find_elements(By.CSS_SELECTOR, "li a")
    assert links
    links[-1].click()
    assert browser.run("return document.querySelector(':target').matches('.code')")


def test_a_difference_is_marked_and_only_what_is_new_is_copied(browser, gallery):
    browser.open(url(gallery, "nl/lang.html"))
    figure = browser.driver.find_element(By.XPATH, "//figure[.//ins]")
    signs = browser.run("return Array.from(arguments[0].querySelectorAll('.line:is(.added, .removed)'), e => getComputedStyle(e, '::after').content[1])", figure)
    assert signs == ["\u2212", "\u2212", "+", "+"] or sorted(signs) == ["+", "+", "\u2212", "\u2212"]
    ActionChains(browser.driver).scroll_to_element(figure).move_to_element(figure.find_element(By.CSS_SELECTOR, ".copy")).click().perform()
    browser.wait("return arguments[0].querySelector('.copy').textContent === 'Gekopieerd'", figure)
    browser.run("document.querySelector('main').prepend(document.createElement('textarea'))")
    area = browser.driver.find_element(By.CSS_SELECTOR, "main textarea")
    area.send_keys(Keys.CONTROL, "v")
    assert area.get_attribute("value").count("count") == 2 and "step" in area.get_attribute("value")
