"""Diagrams: no label touches a line, whatever the language; all in one style; as text for those who don't see them."""

import pytest
from conftest import LANGUAGES, url

ARTICLES = ["vip-cycle", "interactor-to-presenter", "presenter-ownership", "no-reactiveness"]
# The letters themselves, not the room above and below them.
TOUCHING = """
const faults = [];
const box = text => { const b = text.getBoundingClientRect(), cut = b.height * 0.2; return {left: b.left, right: b.right, top: b.top + cut, bottom: b.bottom - cut}; };
const near = (b, x, y, room) => x > b.left - room && x < b.right + room && y > b.top - room && y < b.bottom + room;
for (const svg of document.querySelectorAll('.diagram svg')) {
    const texts = Array.from(svg.querySelectorAll('text'), text => ({text, box: box(text)}));
    for (const path of svg.querySelectorAll('.edge path, path.call, path.answer, polygon.head, .edge polygon')) {
        const matrix = path.getScreenCTM(), length = path.getTotalLength();
        for (let at = 0; at <= length; at += 1) {
            const point = path.getPointAtLength(at).matrixTransform(matrix);
            const hit = texts.find(each => near(each.box, point.x, point.y, 1.5));
            if (hit) { faults.push(hit.text.textContent + ' touches a line'); break; }
        }
    }
    texts.forEach((one, index) => texts.slice(index + 1).forEach(other => {
        const [a, b] = [one.box, other.box];
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
            faults.push(one.text.textContent + ' lies on ' + other.text.textContent);
    }));
    for (const shape of svg.querySelectorAll('.node :is(path, polygon, ellipse), rect')) {
        const frame = shape.getBoundingClientRect();
        for (const each of texts) {
            const b = each.box;
            const apart = b.right < frame.left || b.left > frame.right || b.bottom < frame.top || b.top > frame.bottom;
            const inside = b.left > frame.left + 3 && b.right < frame.right - 3 && b.top > frame.top + 1 && b.bottom < frame.bottom - 1;
            if (!apart && !inside) faults.push(each.text.textContent + ' touches a box');
        }
    }
    const whole = svg.getBoundingClientRect();
    for (const each of texts) if (each.box.left < whole.left || each.box.right > whole.right) faults.push(each.text.textContent + ' is cut');
}
return [document.querySelectorAll('.diagram svg').length, faults]"""


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_label_touches_anything(browser, published, tag):
    browser.look(width=1440)
    for article in ARTICLES:
        browser.open(url(published, f"{tag}/{article}.html"))
        count, faults = browser.run(TOUCHING)
        assert count >= 1 and faults == [], article


def test_no_label_of_the_gallery_touches_anything(browser, gallery):
    browser.look(width=1440)
    for page in ("alles", "lang"):
        browser.open(url(gallery, f"nl/{page}.html"))
        count, faults = browser.run(TOUCHING)
        assert count >= 1 and faults == []


def test_a_label_that_touches_would_be_found(browser, gallery):
    browser.open(url(gallery, "nl/lang.html"))
    browser.run("document.querySelector('.edge text').setAttribute('x', document.querySelector('.edge polygon').getBBox().x)")
    browser.run("document.querySelector('.edge text').setAttribute('y', document.querySelector('.edge polygon').getBBox().y)")
    assert browser.run(TOUCHING)[1] != []


@pytest.mark.parametrize("width", [390, 1440])
def test_diagrams_stand_in_the_middle_with_what_they_are_called_below(browser, gallery, width):
    browser.look(width=width)
    browser.open(url(gallery, "nl/lang.html"))
    for index in (0, 1):
        figure, drawing, caption = browser.run(
            """const figure = document.querySelectorAll('.diagram')[arguments[0]];
            return [figure, figure.querySelector('svg'), figure.querySelector('figcaption')]
                .map(e => e.getBoundingClientRect()).map(b => [b.left, b.right, b.top, b.bottom])""",
            index,
        )
        if drawing[1] - drawing[0] < figure[1] - figure[0]:
            assert abs((drawing[0] + drawing[1]) - (figure[0] + figure[1])) < 4
        assert caption[2] >= drawing[3]
    assert "sterke verwijzing" in browser.run("return document.querySelectorAll('.diagram figcaption')[1].innerText")


def test_a_sequence_can_be_heard(browser, gallery):
    browser.open(url(gallery, "nl/lang.html"))
    steps = browser.run(
        """const svg = document.querySelector('svg.sequence');
        return Array.from(document.getElementById(svg.getAttribute('aria-describedby')).children, item => item.textContent)"""
    )
    assert steps[0] == "View → Interactor: verzoek" and steps[4] == "Worker: leest en ontcijfert" and len(steps) == 10


@pytest.mark.parametrize("features", [{"prefers_color_scheme": "dark"}, {"forced_colors": "active"}])
def test_lines_and_letters_are_seen_on_every_ground(browser, gallery, features):
    browser.look(**features)
    browser.open(url(gallery, "nl/lang.html"))
    colours = browser.run(
        """const ground = getComputedStyle(document.body.parentElement).backgroundColor;
        return Array.from(document.querySelectorAll('.diagram svg :is(text, .call, .answer:not(.head), .edge path)'),
            e => [e.tagName === 'text' ? getComputedStyle(e).fill : getComputedStyle(e).stroke, ground])"""
    )
    assert len(colours) > 20 and all(one != ground for one, ground in colours)
