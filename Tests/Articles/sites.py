"""Copies of the site in which articles may be changed, checked by Keel. What was built stays for the next time."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from articles import CONTENT, LANGUAGES, ROOT

KEEL = Path(os.environ.get("KEEL", ROOT / ".build/release/keel"))
COPIES = ROOT / ".build/articles"


class Fault(Exception):
    """What was to be tried could not be."""


@dataclass(frozen=True)
class Finding:
    code: str
    file: str
    line: int
    message: str
    # Those in which the same code stands, so that it is said once.
    languages: frozenset[str]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.code}: {self.message}"


class Site:
    def __init__(self, name: str) -> None:
        self.root = COPIES / name
        self.content = self.root / "Content"
        shutil.rmtree(self.content, ignore_errors=True)
        shutil.copytree(CONTENT, self.content)
        (self.root / "Site").mkdir(exist_ok=True)
        shutil.copy(ROOT / "Site/site.yml", self.root / "Site/site.yml")

    def write(self, article: str, texts: dict[str, str]) -> None:
        """Writes the article's text, by language."""
        for language, text in texts.items():
            (self.content / language / f"{article}.md").write_text(text, encoding="utf-8")

    def check(self, *articles: str) -> list[Finding]:
        """What Keel calls an error in the articles, all languages of them."""
        only = [word for article in articles for language in LANGUAGES for word in ("--only", f"{language}/{article}")]
        command = [KEEL, "check", "--root", self.root, "--format", "json", *only]
        run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False)
        objects = [json.loads(line) for line in run.stdout.splitlines()]
        if run.returncode not in (0, 1) or not any(found["type"] == "summary" for found in objects):
            raise Fault(f"{KEEL} ended with {run.returncode}:\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
        return [
            Finding(found["code"], found["file"], found["line"], message, languages(found))
            for found in objects
            if found["type"] == "diagnostic" and found["severity"] == "error"
            for message in messages(found)
        ]


def languages(found: dict) -> frozenset[str]:
    files = [found["file"], *(note["file"] for note in found["notes"] if note["message"].startswith("the same code"))]
    return frozenset(Path(file).parts[1] for file in files if file and file.startswith("Content/"))


def messages(found: dict) -> list[str]:
    """What is said of a block is one finding, with the rest in notes."""
    also = "also in this block: "
    notes = [note["message"] for note in found["notes"]]
    return [found["message"], *(note.removeprefix(also) for note in notes if note.startswith(also))]
