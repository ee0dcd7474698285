"""The lists of mutations fit the articles; `make test-mutations` tries them."""

import re

import pytest

from articles import LANGUAGES, all_articles
from mutations import LISTS, all_mutations, source

MUTATIONS = all_mutations()
TOPICS = sorted({article.name for article in all_articles()} - {"index"})
TEST = re.compile(r"@Test(?:\(.*\))?\s+func (\w+)")


def test_each_list_is_of_an_article():
    assert sorted(path.stem for path in LISTS.glob("*.json")) == TOPICS


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_code_is_there_in_every_language(mutation):
    changed = mutation.in_all_languages()
    assert all(changed[language] != source(language, mutation.article) for language in LANGUAGES)


@pytest.mark.parametrize("name", TOPICS)
def test_each_test_catches_a_mutation(name):
    """A test that nothing makes fail proves nothing."""
    tests = set(TEST.findall(source(LANGUAGES[0], name)))
    assert tests
    named = {mutation.caught_by for mutation in MUTATIONS if mutation.article == name}
    assert tests - named == set()
    assert {word for word in named if "." not in word} - tests == set()
