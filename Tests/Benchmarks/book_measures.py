"""How long it takes to check an existing book."""

import sys
from dataclasses import dataclass
from pathlib import Path

from book import Book, make_book, site_files
from keel_site import Site, frontend
from measuring import CORES, Fault, Taken, at_once, measure, middle, run
from results import Row

# As Keel calls the compiler: without the driver, for debugging, as for tests.
FLAGS = ("-frontend", "-emit-sil", "-swift-version", "6", "-Onone", "-g", "-enable-testing", "-o", "/dev/null")


def measure_book(folder: Path, options) -> list[Row]:
    """The reference is the compiler without Keel: one run to SIL for each core over all that can share a module, and
    one process for each of the other blocks, of which scripts are built and run. It gets its files ready-made, with names that no other block has, and
    need not find out which blocks are sound."""
    sizes = [options.blocks // 4, options.blocks // 2, options.blocks]
    books = {size: make_book(size, options.seed) for size in sizes}
    sites = {size: Site(folder / f"book{size}", site_files(book), options.keel) for size, book in books.items()}
    reference = Reference(books[options.blocks], folder / "reference")
    keel: dict[int, list[Taken]] = {size: [] for size in sizes}
    limits: list[Taken] = []
    for number in range(1, options.rounds + 1):
        for size in sizes:
            keel[size].append(measure_check(sites[size], books[size]))
            print(f"book: round {number}, {size} blocks: {keel[size][-1]}", file=sys.stderr)
        batched, rest = measure(reference.run_batched), measure(reference.run_rest)
        print(f"book: round {number}, batched: {batched}, the rest: {rest}", file=sys.stderr)
        limits.append(batched * 1.5 + rest * 1.1)
    taken = {size: middle(keel[size]) for size in sizes}
    rows = [
        Row(f"book of {options.blocks} blocks, cold, all findings exact; 1.5 batched + 1.1 alone", taken[options.blocks],
            middle(limits), 1)
    ]
    each = [taken[size] * (1 / size) for size in sizes]
    for clock in ("wall", "cpu"):
        times = [getattr(one, clock) for one in each]
        print(f"book: {clock} per block: " + ", ".join(f"{time * 1000:.1f} ms" for time in times), file=sys.stderr)
    for size, one in zip(sizes[1:], each[1:]):
        rows.append(Row(f"the same, time per block of {size} to that of {sizes[0]}", one, each[0], 1.2))
    return rows


def measure_check(site: Site, book: Book) -> Taken:
    site.forget()
    checked = []
    taken = measure(lambda: checked.append(site.check()))
    verify(checked[0], book)
    return taken


def verify(checked, book: Book) -> None:
    """Exactly what was planted is found, where it was planted."""
    found = {(finding.file, finding.line): finding.message for finding in checked.errors}
    planted = book.planted
    wrong = [f"not found: {place}: {message}" for place, message in planted.items() if message not in found.get(place, "")]
    wrong += [f"not planted: {place}: {found[place]}" for place in found if place not in planted]
    if len(checked.errors) != len(planted):
        wrong.append(f"{len(checked.errors)} errors for {len(planted)} faults")
    blocks = checked.summary["blocks"]
    if blocks["total"] != len(book.blocks) or blocks["failed"] != len(planted):
        wrong.append(f"the summary does not add up: {blocks}")
    if wrong:
        raise Fault("the book's findings are not exact:\n" + "\n".join(wrong))


class Reference:
    """The compiler alone, its files ready-made."""

    @dataclass(frozen=True)
    class Single:
        path: Path
        is_script: bool
        is_broken: bool

    def __init__(self, book: Book, folder: Path):
        folder.mkdir()
        self.frontend = frontend()
        self.batches: list[list[Path]] = [[] for _ in range(CORES)]
        self.rest: list[Reference.Single] = []
        for index, placed in enumerate(book.blocks):
            path = folder / f"Block{index}.swift"
            is_alone = placed.block.is_script or placed.fault is not None
            path.write_text(placed.code if is_alone else placed.distinct_code)
            if is_alone:
                self.rest.append(self.Single(path, placed.block.is_script, placed.fault is not None))
            else:
                self.batches[index % CORES].append(path)

    def run_batched(self) -> None:
        at_once(lambda paths: run(self.frontend, *FLAGS, "-parse-as-library", "-module-name", "Book", *paths), self.batches)

    def run_rest(self) -> None:
        at_once(self.run_alone, self.rest)

    def run_alone(self, single: "Reference.Single") -> None:
        if single.is_script and not single.is_broken:
            # Keel runs it, too.
            program = single.path.with_suffix("")
            run("swiftc", "-swift-version", "6", "-Onone", single.path, "-module-name", single.path.stem, "-o", program)
            run(program)
            return
        mode = [] if single.is_script else ["-parse-as-library"]
        run(self.frontend, *FLAGS, *mode, "-module-name", single.path.stem, single.path, expect=(int(single.is_broken),))
