"""Spelling of the articles' prose, by Hunspell and the words listed in accepted/LANGUAGE.txt."""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from articles import CODE, LANGUAGES, all_articles

DICTIONARIES = {"et": "et_EE", "ko": "ko_KR", "nl": "nl_NL", "ru": "ru_RU"}
ACCEPTED = Path(__file__).parent / "accepted"

LETTERS = r"[^\W\d_]+(?:’[^\W\d_]+)*"
# A word, of parts joined by hyphens; or an ending after a code span or a figure, which is listed with a hyphen before it.
WORD = re.compile(rf"(?:{CODE}|\d)-?({LETTERS}(?:-{LETTERS})*)|({LETTERS}(?:-{LETTERS})*)")


def words(language):
    """Where each word of the language stands: word → ["Content/ru/x.md:LINE", …]."""
    places = defaultdict(list)
    for article in all_articles():
        if article.language == language:
            for number, line in article.prose:
                for ending, word in WORD.findall(line):
                    places[word or f"-{ending}"].append(f"{article.file}:{number}")
    return places


def unknown_to_hunspell(language, parts):
    found = subprocess.run(
        ["hunspell", "-d", DICTIONARIES[language], "-i", "UTF-8", "-l"],
        input="\n".join(sorted(parts)).replace("’", "'"),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert "Can't open" not in found.stderr, found.stderr
    pieces = set(found.stdout.split())
    return {part for part in parts if pieces & {part.replace("’", "'"), *part.split("’")}}


def is_accepted(word, accepted, unknown):
    """As a whole, or each of its parts."""
    if word in accepted:
        return True
    return not word.startswith("-") and all(part in accepted or part not in unknown for part in word.split("-"))


def accepted_file(language):
    return ACCEPTED / f"{language}.txt"


def accepted_words(language):
    return accepted_file(language).read_text(encoding="utf-8").split()


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request):
    known = subprocess.run(
        ["hunspell", "-D"], stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False
    )
    # Homebrew has no dictionaries.
    if sys.platform == "darwin" and DICTIONARIES[request.param] not in known.stdout + known.stderr:
        pytest.skip(f"no dictionary {DICTIONARIES[request.param]}")
    return request.param


def test_every_word_is_known(language):
    places = words(language)
    assert places
    accepted = set(accepted_words(language))
    parts = {part for word in places if not word.startswith("-") for part in word.split("-")}
    unknown = unknown_to_hunspell(language, parts)
    found = [
        f"{place}: {word}"
        for word in places
        if not is_accepted(word, accepted, unknown)
        for place in places[word]
    ]
    assert not found, "\n".join(["mend these, or list them in " + accepted_file(language).name, *sorted(found)])


@pytest.mark.parametrize("of", LANGUAGES)
def test_accepted_words_occur(of):
    places = words(of)
    occurring = set(places) | {part for word in places for part in word.split("-")}
    assert [word for word in accepted_words(of) if word not in occurring] == []


@pytest.mark.parametrize("of", LANGUAGES)
def test_accepted_words_are_sorted_and_listed_once(of):
    assert accepted_words(of) == sorted(set(accepted_words(of)))
