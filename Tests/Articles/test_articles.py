"""What an article has in common with its translations, how long it is, where it leads, and how it is quoted."""

import pytest

from articles import LANGUAGES, all_articles, word_count

ARTICLES = all_articles()
NAMES = sorted({article.name for article in ARTICLES})
TEXTS = [article for article in ARTICLES if article.name != "index"]
TOPICS = [name for name in NAMES if name != "index"]
LENGTHS = range(900, 1600 + 1)
MOST_LINES = 700
LEAST_PROSE = 0.4


@pytest.mark.parametrize("name", NAMES)
def test_article_is_there_in_every_language(name):
    assert sorted(article.language for article in ARTICLES if article.name == name) == sorted(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_sections_are_the_same_in_every_language(name):
    versions = [article for article in ARTICLES if article.name == name]
    assert versions[0].sections
    for version in versions[1:]:
        assert version.sections == versions[0].sections, version.file


@pytest.mark.parametrize("name", NAMES)
def test_diagrams_are_described_in_every_language(name):
    counts = {a.file: (len(a.alternatives), a.diagrams) for a in ARTICLES if a.name == name}
    assert all(described == drawn for described, drawn in counts.values()), counts
    assert len(set(counts.values())) == 1, counts


@pytest.mark.parametrize("name", NAMES)
def test_parts_are_as_many_in_every_language(name):
    counts = {a.file: (a.blocks, a.diagrams, a.tables, a.images) for a in ARTICLES if a.name == name}
    assert len(set(counts.values())) == 1, counts


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_to_the_same_places_in_every_language(name):
    links = {article.file: sorted(article.links) for article in ARTICLES if article.name == name}
    first = next(iter(links.values()))
    for file, found in links.items():
        assert found == first, file


@pytest.mark.parametrize("article", TEXTS, ids=lambda a: a.file)
def test_article_links_to_the_others(article):
    linked = {link.partition("#")[0].removesuffix(".md") for link in article.links}
    assert set(TOPICS) - {article.name} - linked == set()


@pytest.mark.parametrize("article", TEXTS, ids=lambda a: a.file)
def test_article_is_not_too_long_to_edit(article):
    assert article.lines <= MOST_LINES, f"{article.file}: {article.lines} lines"


@pytest.mark.parametrize("article", TEXTS, ids=lambda a: a.file)
def test_article_is_not_all_code(article):
    """In words between spaces: of the prose, out of those of the prose and the Swift code together.

    Lines don't say how much there is to read: one of prose is a paragraph, and one of code often a brace.
    """
    prose = word_count(article)
    share = prose / (prose + article.code_words)
    assert share >= LEAST_PROSE, f"{article.file}: {share:.0%} prose"


@pytest.mark.parametrize("article", TEXTS, ids=lambda a: a.file)
def test_article_is_neither_a_note_nor_a_book(article):
    assert word_count(article) in LENGTHS, f"{article.file}: {word_count(article)} words beside the code"


@pytest.mark.parametrize("article", ARTICLES, ids=lambda a: a.file)
def test_quotation_marks_and_apostrophes_are_typographic(article):
    found = [f"{article.file}:{number}: {line}" for number, line in article.prose if set("\"'") & set(line)]
    assert not found, "\n".join(found)
