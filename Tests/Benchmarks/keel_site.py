"""A site in a folder of its own, and the programs that are run in it."""

import json
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from measuring import Fault, run


def write(root: Path, files: dict[str, str]) -> None:
    for path, text in files.items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


@dataclass(frozen=True)
class Finding:
    file: str
    line: int
    message: str


@dataclass(frozen=True)
class Checked:
    summary: dict
    errors: list[Finding]


def frontend() -> Path:
    """The compiler itself, which `swiftc` starts."""
    target = json.loads(run("swiftc", "-print-target-info"))
    return Path(target["paths"]["runtimeResourcePath"]).parents[1] / "bin/swift-frontend"


class Toolchain:
    """The real one behind a compiler that notes each of its starts."""

    def __init__(self, folder: Path):
        self.real = frontend().parent
        self.folder = folder / "bin"
        self.folder.mkdir()
        # The driver looks for libraries beside its frontend.
        (folder / "lib").symlink_to(self.real.parent / "lib")
        self.log = folder / "starts"
        self.log.write_text("")
        compiler = self.folder / "swift-frontend"
        script(compiler, f'echo "$@" >>"{self.log}"\nexec "{self.real}/swift-frontend" "$@"\n')
        script(self.folder / "swiftc",
               f'echo "$@" >>"{self.log}"\nexec "{self.real}/swiftc" -driver-use-frontend-path "{compiler}" "$@"\n')

    @property
    def environment(self) -> dict[str, str]:
        return {"PATH": f"{self.folder}:{os.environ['PATH']}"}

    @property
    def starts(self) -> int:
        return len(self.log.read_text().splitlines())


def script(path: Path, text: str) -> None:
    path.write_text("#!/bin/sh\n" + text)
    path.chmod(0o755)


class Site:
    def __init__(self, root: Path, files: dict[str, str], keel: Path, environment: dict[str, str] | None = None):
        self.root = root
        self.keel = keel
        self.environment = environment
        write(root, files)

    def check(self) -> Checked:
        output = run(self.keel, "check", "--root", self.root, "--format", "json", expect=(0, 1), env=self.environment)
        lines = [json.loads(line) for line in output.splitlines()]
        return Checked(
            lines[-1],
            [Finding(line["file"], line["line"], line["message"]) for line in lines
             if line["type"] == "diagnostic" and line["severity"] == "error"])

    def check_sound(self) -> Checked:
        checked = self.check()
        if checked.errors:
            raise Fault(f"errors in a sound site: {checked.errors[:3]}")
        return checked

    def forget(self) -> None:
        """As if it had never been checked."""
        shutil.rmtree(self.root / "Site/.keel", ignore_errors=True)
        shutil.rmtree(self.root / "Site/examples", ignore_errors=True)

    def change(self, path: str, edit) -> None:
        file = self.root / path
        file.write_text(edit(file.read_text(encoding="utf-8")), encoding="utf-8")


class Package:
    """A copy of the package that Keel extracts, built by SwiftPM alone."""

    def __init__(self, site: Site, root: Path):
        self.root = root
        shutil.copytree(site.root / "Site/examples", root)

    def forget(self) -> None:
        shutil.rmtree(self.root / ".build", ignore_errors=True)

    def build(self) -> None:
        run("swift", "build", "--package-path", self.root)

    def build_tests(self) -> None:
        run("swift", "build", "--build-tests", "--disable-xctest", "--package-path", self.root)

    def test(self, *arguments: str) -> None:
        """Runs tests, and builds first unless told otherwise."""
        run("swift", "test", "--disable-xctest", "--package-path", self.root, *arguments)
