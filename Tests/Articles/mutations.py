#!/usr/bin/env python3
"""Breaks what the articles claim, one claim after the other, and says which test or block notices.

`mutations/ARTICLE.json` lists for each claim a piece of the article's code, what to write in its place, and what must
catch that in each language: the name of a test or the code of a diagnostic. The code changes in all languages at once,
in a copy of the site. Ends with 1 if a mutation goes uncaught or something else catches it.
"""

import argparse
import json
import re
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from articles import CONTENT, FENCE, LANGUAGES
from sites import Fault, Finding, Site

LISTS = Path(__file__).parent / "mutations"
KEYS = {"claim", "caught_by", "old", "new"}


@dataclass(frozen=True)
class Mutation:
    article: str
    number: int
    claim: str
    caught_by: str
    old: str
    new: str
    # Which of the places where `old` stands; 0 means that there is only one.
    nth: int

    @property
    def name(self) -> str:
        return f"{self.article}/{self.number}"

    def applied(self, text: str) -> str:
        """The article's text with other code."""
        starts = code_places(text, self.old)
        if not starts:
            raise Fault(f"`{self.old}` stands nowhere in the code")
        if not self.nth and len(starts) > 1:
            raise Fault(f"`{self.old}` stands at {len(starts)} places in the code; `nth` says which is meant")
        if self.nth > len(starts):
            raise Fault(f"`{self.old}` stands at {len(starts)} places in the code, and `nth` is {self.nth}")
        start = starts[max(self.nth, 1) - 1]
        return text[:start] + self.new + text[start + len(self.old) :]

    def in_all_languages(self) -> dict[str, str]:
        texts = {}
        for language in LANGUAGES:
            try:
                texts[language] = self.applied(source(language, self.article))
            except Fault as fault:
                raise Fault(f"{self.name}: {language}: {fault}") from fault
        return texts

    def is_caught_by(self, finding: Finding) -> bool:
        return self.caught_by in (finding.code, catcher(finding))


def source(language: str, article: str) -> str:
    return (CONTENT / language / f"{article}.md").read_text(encoding="utf-8")


def code_places(text: str, code: str) -> list[int]:
    """Where the code begins, in the text's Swift blocks."""
    found = []
    offset, start = 0, None
    for line in text.splitlines(keepends=True):
        if mark := FENCE.match(line):
            if start is None:
                start = offset + len(line) if line[mark.end() :].split()[:1] == ["swift"] else -1
            else:
                if start >= 0:
                    found += [start + match.start() for match in re.finditer(re.escape(code), text[start:offset])]
                start = None
        offset += len(line)
    return found


def all_mutations() -> list[Mutation]:
    mutations = []
    for path in sorted(LISTS.glob("*.json")):
        for number, entry in enumerate(json.loads(path.read_text(encoding="utf-8")), 1):
            if not KEYS <= set(entry) <= KEYS | {"nth"}:
                raise Fault(f"{path.name}: entry {number} has the keys {', '.join(entry)}")
            mutations.append(Mutation(path.stem, number, nth=entry.get("nth", 0), **{key: entry[key] for key in KEYS}))
    return mutations


@dataclass(frozen=True)
class Outcome:
    mutation: Mutation
    # What noticed it, by language.
    catchers: dict[str, set[str]]
    uncaught: list[str]
    seconds: float

    @property
    def result(self) -> str:
        if not self.uncaught:
            return "passed"
        found = sorted(set().union(*self.catchers.values()))
        return f"FAILED in {', '.join(self.uncaught)}: noticed by {', '.join(found) or 'nothing'}"


def outcome(mutation: Mutation, site: Site) -> Outcome:
    start = time.perf_counter()
    original = {language: source(language, mutation.article) for language in LANGUAGES}
    site.write(mutation.article, mutation.in_all_languages())
    try:
        findings = site.check(mutation.article)
    except Fault as fault:
        print(f"{mutation.name}: {fault}", file=sys.stderr)
        findings = []
    finally:
        site.write(mutation.article, original)
    catchers = {
        language: {catcher(finding) for finding in findings if language in finding.languages} for language in LANGUAGES
    }
    uncaught = [
        language
        for language in LANGUAGES
        if not any(mutation.is_caught_by(finding) for finding in findings if language in finding.languages)
    ]
    return Outcome(mutation, catchers, uncaught, time.perf_counter() - start)


def catcher(finding: Finding) -> str:
    """A test's name, or the code of what is no test."""
    name = re.match(r"test '(\w+)", finding.message)
    return name[1] if name else finding.code


def table(outcomes: list[Outcome]) -> str:
    lines = [["", "claim", "mutation", "caught by", "s", "result"]]
    for one in outcomes:
        mutation = one.mutation
        change = f"{flat(mutation.old)} → {flat(mutation.new) or 'nothing'}"
        lines.append([mutation.name, mutation.claim, change, mutation.caught_by, f"{one.seconds:.0f}", one.result])
    widths = [min(max(len(line[column]) for line in lines), 90) for column in range(5)]
    return "\n".join(
        " | ".join([cell[:width].ljust(width) for cell, width in zip(line, widths)] + line[-1:]) for line in lines
    )


def flat(code: str) -> str:
    return " ".join(code.split())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="vip-cycle/3, an article, or what catches it (default: all)")
    parser.add_argument("--jobs", type=int, choices=[1, 2], default=2, help="how many at once (default: %(default)s)")
    options = parser.parse_args()
    mutations = [
        mutation
        for mutation in all_mutations()
        if not options.names or {mutation.name, mutation.article, mutation.caught_by} & set(options.names)
    ]
    for mutation in mutations:
        mutation.in_all_languages()
    if not mutations:
        print("mutations: none has that name", file=sys.stderr)
        return 2

    sites: SimpleQueue[Site] = SimpleQueue()
    first = Site("mutations-1")
    if findings := first.check(*sorted({mutation.article for mutation in mutations})):
        print("mutations: the articles as they are have errors", *findings, sep="\n", file=sys.stderr)
        return 1
    sites.put(first)
    for number in range(2, options.jobs + 1):
        sites.put(Site(f"mutations-{number}"))

    def work(mutation: Mutation) -> Outcome:
        site = sites.get()
        try:
            one = outcome(mutation, site)
        finally:
            sites.put(site)
        print(f"{mutation.name}: {one.result}", file=sys.stderr, flush=True)
        return one

    with ThreadPoolExecutor(options.jobs) as pool:
        outcomes = list(pool.map(work, mutations))
    failed = sum(bool(one.uncaught) for one in outcomes)
    print(table(outcomes))
    print(f"{len(outcomes) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Fault as fault:
        sys.exit(f"mutations: {fault}")
