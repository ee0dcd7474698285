"""How long it takes to check articles in four languages, the first time, unchanged and after an edit."""

import sys
from pathlib import Path

from articles import LANGUAGES, Articles, edited
from keel_site import Package, Site, Toolchain
from measuring import Fault, Taken, measure, middle
from results import Row


def measure_articles(folder: Path, options) -> list[Row]:
    articles = Articles(count=options.articles)
    (folder / "toolchain").mkdir()
    toolchain = Toolchain(folder / "toolchain")
    site = Site(folder / "site", articles.files(), options.keel, toolchain.environment)
    single = {
        language: Site(folder / language, articles.files((language,)), options.keel) for language in LANGUAGES
    }
    return measure_cold(folder, articles, site, single, options) + measure_edits(
        folder, articles, site, toolchain, options)


def measure_cold(folder: Path, articles: Articles, site: Site, single: dict[str, Site], options) -> list[Row]:
    """Languages apart are four sites of one language each, checked by Keel: compared with what SwiftPM takes for
    them, only what sharing saves counts."""
    keel: list[Taken] = []
    plain: list[Taken] = []
    apart: list[Taken] = []
    package = None
    for number in range(1, options.rounds + 1):
        site.forget()
        checked = []
        keel.append(measure(lambda: checked.append(site.check_sound())))
        expected = articles.count * articles.test_blocks * 4
        if checked[0].summary["tests"] != {"run": expected, "failed": 0}:
            raise Fault(f"not all tests ran: {checked[0].summary}")
        if package is None:
            package = Package(site, folder / "package")
        package.forget()
        plain.append(measure(lambda: (package.build_tests(), package.test("--skip-build"))))
        for one in single.values():
            one.forget()
        apart.append(measure(lambda: [one.check_sound() for one in single.values()]))
        print(f"articles: round {number}: {keel[-1]}, plain {plain[-1]}, apart {apart[-1]}", file=sys.stderr)
    taken = middle(keel)
    name = f"{articles.count} articles in 4 languages, cold"
    return [
        Row(f"{name}, to swift build --build-tests and swift test", taken, middle(plain), 1.2),
        Row(f"{name}, to the four languages apart", taken, middle(apart), 0.35),
    ]


def measure_edits(folder: Path, articles: Articles, site: Site, toolchain: Toolchain, options) -> list[Row]:
    untested = articles.count + 1
    for language in LANGUAGES:
        path = site.root / articles.path(language, untested)
        path.write_text(articles.text(language, untested, tested=False), encoding="utf-8")
    site.check_sound()
    package = Package(site, folder / "edited-package")
    package.build()
    package.build_tests()

    def edit(number: int, position: int, value: int) -> None:
        for language in LANGUAGES:
            site.change(articles.path(language, number), lambda text: edited(text, position, value))

    def edit_package(number: int, position: int, value: int) -> None:
        module = articles.module(number)
        file = package.root / f"Sources/{module}/{module}.swift"
        if position >= articles.plain_blocks:
            position -= articles.plain_blocks
            file = package.root / f"Tests/{module}Tests/{module}Tests.swift"
        file.write_text(edited(file.read_text(), position, value))

    unchanged: list[Taken] = []
    starts = toolchain.starts
    for _ in range(max(3, options.rounds)):
        unchanged.append(measure(site.check_sound))
    is_quiet = starts > 0 and toolchain.starts == starts

    def measure_edit(name: str, number: int, position: int, build) -> Row:
        keel: list[Taken] = []
        plain: list[Taken] = []
        for value in range(100, 100 + max(3, options.rounds)):
            edit(number, position, value)
            keel.append(measure(site.check_sound))
            edit_package(number, position, value)
            plain.append(measure(build))
        print(f"articles: {name}: {keel} to {plain}", file=sys.stderr)
        return Row(name, middle(keel), middle(plain), 1.3)

    tested = articles.module(1)

    def build_and_test() -> None:
        package.test("--filter", f"{tested}Tests")

    return [
        Row("the same, unchanged, no compiler started", middle(unchanged), None, 0.3, is_quiet),
        measure_edit("one compiled block edited, to swift build", untested, 2, package.build),
        measure_edit("one tested block edited, to swift test", 1, 2, build_and_test),
        measure_edit("one test block edited, to swift test", 1, articles.plain_blocks, build_and_test),
    ]
