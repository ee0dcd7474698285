"""What an article has in common with its translations, how long it is, and how it is quoted."""

import pytest

from articles import LANGUAGES, all_articles, word_count

ARTICLES = all_articles()
NAMES = sorted({article.name for article in ARTICLES})
LENGTHS = range(900, 1600 + 1)


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


@pytest.mark.parametrize("article", [a for a in ARTICLES if a.name != "index"], ids=lambda a: a.file)
def test_article_is_neither_a_note_nor_a_book(article):
    assert word_count(article) in LENGTHS, f"{article.file}: {word_count(article)} words beside the code"


@pytest.mark.parametrize("article", ARTICLES, ids=lambda a: a.file)
def test_quotation_marks_and_apostrophes_are_typographic(article):
    found = [f"{article.file}:{number}: {line}" for number, line in article.prose if set("\"'") & set(line)]
    assert not found, "\n".join(found)
