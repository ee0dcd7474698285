"""The articles' code where all code is isolated to the main actor by default, as in new Xcode projects.

The articles say that their code compiles there as well. It is built here from the package that `keel check` extracts,
with that setting, by Swift's own package manager. One language stands for the others: their code is the same.
"""

import re
import subprocess

import pytest

from articles import ROOT, all_articles
from sites import COPIES, KEEL

EXTRACTED = ROOT / "Site/examples"
PACKAGE = COPIES / "isolation"
# `vip-cycle` is the module VipCycle, in the language that the article was written in.
MODULES = sorted(
    {"".join(word.capitalize() for word in a.name.split("-")) for a in all_articles() if a.name != "index"}
)
SUPPORT = ["UIKit", "_Testing_UIKit"]
FOLDERS = [f"Sources/{name}" for name in MODULES + SUPPORT] + [f"Tests/{name}Tests" for name in MODULES]

# The setting is there since these tools.
TOOLS = "// swift-tools-version: 6.2"
SETTING = f"""
let support: Set = ["{'", "'.join(SUPPORT)}"]
let modules: Set = ["{'", "'.join(MODULES)}"]
let kept = support.union(modules).union(modules.map {{ $0 + "Tests" }})
package.targets.removeAll {{ !kept.contains($0.name) }}
for target in package.targets where !support.contains(target.name) {{
    target.swiftSettings = [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]
}}
"""
# Does not compile without the setting, so that what is built here is built with it.
WITNESS = "var onlyWhereTheMainActorIsTheDefault = 0\n"


def write(path, text):
    """Leaves a file alone that has the text already, for what was built of it."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def write_package():
    files = {"Package.swift": (EXTRACTED / "Package.swift").read_text(encoding="utf-8")}
    files["Package.swift"] = re.sub(r"\A// swift-tools-version: .*", TOOLS, files["Package.swift"]) + SETTING
    for folder in FOLDERS:
        for path in (EXTRACTED / folder).rglob("*.swift"):
            files[str(path.relative_to(EXTRACTED))] = path.read_text(encoding="utf-8")
        if folder.rpartition("/")[2] not in SUPPORT:
            files[f"{folder}/DefaultIsolation.swift"] = WITNESS
    for name, text in files.items():
        write(PACKAGE / name, text)
    for folder in ("Sources", "Tests"):
        for path in (PACKAGE / folder).rglob("*.swift"):
            if str(path.relative_to(PACKAGE)) not in files:
                path.unlink()
    return files


@pytest.fixture(scope="module")
def files():
    run = subprocess.run(
        [KEEL, "check"], cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False
    )
    assert run.returncode in (0, 1), run.stdout + run.stderr
    return write_package()


def test_articles_hold_where_code_is_isolated_to_the_main_actor(files):
    tests = sum(len(re.findall(r"@Test\b", text)) for name, text in files.items() if name.startswith("Tests/"))
    assert tests
    command = ["swift", "test", "--disable-xctest", "--package-path", PACKAGE]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False)
    output = run.stdout + run.stderr
    faults = [line for line in output.splitlines() if re.search(r": (error|warning): |recorded an issue", line)]
    is_sound = run.returncode == 0
    assert is_sound, "\n".join(dict.fromkeys(faults)) or output[-3000:]
    assert f"Test run with {tests} tests" in output, output[-3000:]
