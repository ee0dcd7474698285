"""Reads the site's articles as their readers do: prose, without code and markup."""

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONTENT = ROOT / "Content"
LANGUAGES = ("et", "ko", "nl", "ru")

# Stands where a code span was, so that an ending joined to it can be told from a word.
CODE = "\N{OBJECT REPLACEMENT CHARACTER}"

FENCE = re.compile(r"^ {0,3}(`{3,}|~{3,})")
CODE_SPAN = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)")
COMMENT = re.compile(r"(?:^|\s)//\s+(?!error: |warning: )(.+)")
ALTERNATIVE = re.compile(r'\balt="([^"]*)"')
LINK = re.compile(r"(?<!\\)\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:\s+\"[^\"]*\")?\)")
IMAGE = re.compile(r"!(?=\[[^\]]*\]\()")
TABLE = re.compile(r"^\s*\|(?:\s*:?-+:?\s*\|)+\s*$")
HEADING = re.compile(r"^(#{1,6}) .*\{#([\w-]+)\}\s*$")
MARKUP = (
    (re.compile(r"\s*\{#[\w-]+\}\s*$"), ""),
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\*+"), ""),
    (re.compile(r"<[a-z/!][^>]*>|https?://\S+"), " "),
    (re.compile(r"^\s*> \[![A-Z]+\]"), ""),
)


@dataclass
class Article:
    language: str
    name: str
    # Line numbers count from 1.
    summary: list[tuple[int, str]] = field(default_factory=list)
    body: list[tuple[int, str]] = field(default_factory=list)
    # What stands for a diagram where it cannot be seen.
    alternatives: list[tuple[int, str]] = field(default_factory=list)
    # Of the Swift code; those that name a diagnostic are the compiler's words.
    comments: list[tuple[int, str]] = field(default_factory=list)
    sections: list[tuple[int, str]] = field(default_factory=list)
    # Where the text's links lead, as written.
    links: list[str] = field(default_factory=list)
    # Words between spaces, of Swift code.
    code_words: int = 0
    lines: int = 0
    blocks: int = 0
    diagrams: int = 0
    tables: int = 0
    images: int = 0

    @property
    def file(self) -> str:
        return f"Content/{self.language}/{self.name}.md"

    @property
    def prose(self) -> list[tuple[int, str]]:
        return self.summary + self.body + self.alternatives


def read(path: Path) -> Article:
    article = Article(path.parent.name, path.stem)
    lines = list(enumerate(path.read_text(encoding="utf-8").splitlines(), 1))
    article.lines = len(lines)
    end = next((number for number, line in lines[1:] if line == "---"), 0) if lines[0][1] == "---" else 0
    for number, line in lines[:end]:
        key, _, value = line.partition(":")
        if key in ("title", "description"):
            article.summary.append((number, value.strip()))
    fence, is_swift = None, False
    for number, line in lines[end:]:
        mark = FENCE.match(line)
        if fence:
            if mark and mark[1].startswith(fence) and not line.strip().strip(mark[1][0]):
                fence = None
            elif is_swift:
                article.code_words += len(line.split())
                if comment := COMMENT.search(line):
                    article.comments.append((number, without_markup(comment[1])))
        elif mark:
            fence = mark[1]
            is_swift = line.strip("`~ ").split(" ")[0] == "swift"
            article.blocks += is_swift
            article.diagrams += line.strip("`~ ").split(" ")[0] in ("dot", "sequence")
            article.alternatives += [(number, text) for text in ALTERNATIVE.findall(line)]
        else:
            if heading := HEADING.match(line):
                article.sections.append((len(heading[1]), heading[2]))
            article.links += LINK.findall(line)
            article.images += len(IMAGE.findall(line))
            article.tables += bool(TABLE.match(line))
            article.body.append((number, without_markup(line)))
    return article


def without_markup(line: str) -> str:
    line = CODE_SPAN.sub(CODE, line)
    for pattern, replacement in MARKUP:
        line = pattern.sub(replacement, line)
    return line


def all_articles() -> list[Article]:
    return [read(path) for language in LANGUAGES for path in sorted((CONTENT / language).rglob("*.md"))]


def word_count(article: Article) -> int:
    """Words between spaces, a code span being one. Korean counts the same way, in 어절 (a word with its particles)."""
    return sum(
        any(character.isalnum() or character == CODE for character in word)
        for _, line in article.body
        for word in line.split()
    )
