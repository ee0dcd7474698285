"""A site whose language is written from right to left: the page is turned round, and code is not."""

import shutil
import subprocess

import pytest
from conftest import HERE, keel


@pytest.fixture(scope="module")
def hebrew(tmp_path_factory):
    root = tmp_path_factory.mktemp("hebrew")
    (root / "Content/he").mkdir(parents=True)
    (root / "Site").mkdir()
    text = (HERE / "site/Content/nl/alles.md").read_text().replace("aliases: [vana]\nsource: nl\n", "")
    (root / "Content/he/alles.md").write_text(text.replace("gids/punt.svg", "punt.svg"))
    (root / "Content/he/ander.md").write_text("---\norder: 2\n---\n\n# עוד\n\nעברית עם `[2, 4, 6]` בתוכה.\n")
    shutil.copy(HERE / "site/Content/nl/gids/punt.svg", root / "Content/he/punt.svg")
    (root / "Site/site.yml").write_text("languages: {he: {title: אתר}}\n")
    result = subprocess.run([keel(), "render", "--root", str(root)], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    return root / "Site/public/he"


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_code_and_names_in_it_stay_from_left_to_right(browser, hebrew, width):
    browser.look(width=width)
    browser.open((hebrew / "alles.html").as_uri())
    assert browser.run("return document.dir") == "rtl"
    directions = "return Array.from(document.querySelectorAll('pre, :not(pre) > code, .file'), e => getComputedStyle(e).direction)"
    assert set(browser.run(directions)) == {"ltr"}
    # The first letter of a line stands at its left.
    sides = browser.run(
        """const text = document.createTreeWalker(document.querySelector('.line'), NodeFilter.SHOW_TEXT);
        const boxes = [];
        for (let node; (node = text.nextNode());) {
            const range = document.createRange();
            range.selectNodeContents(node);
            boxes.push(range.getBoundingClientRect().left);
        }
        return boxes"""
    )
    assert sides == sorted(sides) and len(sides) > 1
    assert browser.run("return document.documentElement.scrollWidth") <= width
    over = """return Array.from(document.querySelectorAll('figcaption')).filter(row => {
        const tools = row.querySelector('.tools')?.getBoundingClientRect();
        return tools && Array.from(row.querySelectorAll('.file, .label, .outcome'), e => e.getBoundingClientRect())
            .some(box => box.right > tools.left && box.left < tools.right && box.bottom > tools.top + 1 && box.top < tools.bottom - 1) }).length"""
    assert browser.run(over) == 0


def test_lists_stand_on_the_other_sides(browser, hebrew):
    browser.look(width=1440)
    browser.open((hebrew / "alles.html").as_uri())
    menu, main, contents = browser.run(
        "return ['.menu', 'main', '.contents'].map(each => document.querySelector(each).getBoundingClientRect().left)"
    )
    assert contents < main < menu
