"""The articles' words: terms/LANGUAGE.txt has what things are called, and what they are not called.

Below `[terms]`: what it is | its forms in the language, as a regular expression of whole words (in Korean, of how words
begin) | what stands in brackets where an article first has it, if anything; `Request in vip-cycle` is for one article.
Below `[not]`: an example | what is not to be written, in the same way | what to write | why, where it isn't plain.

Code is not looked at, its comments are.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from articles import LANGUAGES, ROOT, Article, all_articles

TABLES = Path(__file__).parent / "terms"
ARTICLES = all_articles()


@dataclass(frozen=True)
class Term:
    line: int
    name: str
    forms: re.Pattern[str]
    companion: str
    only_in: str


@dataclass(frozen=True)
class Forbidden:
    line: int
    example: str
    pattern: re.Pattern[str]
    instead: str
    why: str


@dataclass(frozen=True)
class Table:
    terms: list[Term]
    forbidden: list[Forbidden]


def compiled(language: str, pattern: str) -> re.Pattern[str]:
    # Particles are joined to Korean words.
    end = "" if language == "ko" else r"(?!\w)"
    # A space may be a no-break space.
    pattern = pattern.replace(" ", r"\s")
    return re.compile(rf"(?<!\w)(?:{pattern}){end}", re.IGNORECASE)


def table_file(language: str) -> Path:
    return TABLES / f"{language}.txt"


@cache
def table(language: str) -> Table:
    terms, forbidden = [], []
    section = None
    for number, line in enumerate(table_file(language).read_text(encoding="utf-8").splitlines(), 1):
        if line in ("[terms]", "[not]"):
            section = line
        elif line and not line.startswith("#"):
            cells = [cell.strip() for cell in line.split(" | ")]
            place = f"{table_file(language).name}:{number}"
            assert section, place
            if section == "[terms]":
                assert len(cells) in (2, 3), place
                companion, _, only_in = (cells[2] if len(cells) == 3 else "").partition(" in ")
                terms.append(Term(number, cells[0], compiled(language, cells[1]), companion, only_in))
            else:
                assert len(cells) in (3, 4), place
                why = cells[3] if len(cells) == 4 else ""
                forbidden.append(Forbidden(number, cells[0], compiled(language, cells[1]), cells[2], why))
    return Table(terms, forbidden)


def texts(article: Article) -> list[tuple[int, str]]:
    return sorted(article.prose + article.comments)


def first_use(article: Article, term: Term) -> tuple[int, str] | None:
    """Where the text has it first; headings and titles are not for explanations."""
    body = [(number, line) for number, line in article.body if not line.startswith("#")]
    return next(((number, line) for number, line in body if term.forms.search(line)), None)


def is_explained(article: Article, number: int, companion: str) -> bool:
    """As code, too: `ViewModel` is a type's name as well."""
    line = re.sub("[`*]", "", (ROOT / article.file).read_text(encoding="utf-8").splitlines()[number - 1])
    return bool(re.search(rf"\([^()]*(?<!\w){re.escape(companion)}(?!\w)[^()]*\)", line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_mislead_are_not_written(language):
    found = [
        f"{article.file}:{number}: “{match[0]}”: write {entry.instead}" + (f" ({entry.why})" if entry.why else "")
        for article in ARTICLES
        if article.language == language
        for number, line in texts(article)
        for entry in table(language).forbidden
        for match in entry.pattern.finditer(line)
    ]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_explained_where_they_first_stand(language):
    found = []
    for article in ARTICLES:
        # Home pages explain nothing.
        if article.language != language or article.name == "index":
            continue
        for term in table(language).terms:
            if not term.companion or term.only_in not in ("", article.name):
                continue
            first = first_use(article, term)
            if first and not is_explained(article, first[0], term.companion):
                word = term.forms.search(first[1])[0]
                found.append(f"{article.file}:{first[0]}: “{word}” wants “({term.companion})” here, at its first use")
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_of_the_table_occur(language):
    lines = [line for article in ARTICLES if article.language == language for _, line in texts(article)]
    unused = [
        f"{table_file(language).name}:{term.line}: {term.name}"
        for term in table(language).terms
        if not any(term.forms.search(line) for line in lines)
    ]
    assert not unused, "\n" + "\n".join(unused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_forbids_what_it_says_and_not_what_it_advises(language):
    entries = table(language).forbidden
    assert entries
    for entry in entries:
        place = f"{table_file(language).name}:{entry.line}"
        assert entry.pattern.search(entry.example), f"{place}: the example is not found"
        for other in entries:
            assert not other.pattern.search(entry.instead), f"{place}: line {other.line} forbids “{entry.instead}”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_name_the_same_terms(language):
    names = [{term.name for term in table(one).terms} for one in LANGUAGES]
    assert {term.name for term in table(language).terms} == set.union(*names)
