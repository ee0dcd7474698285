#!/usr/bin/env python3
"""Compares what Keel takes for the examples with what the compiler and SwiftPM take for the same code.

Inputs come from a fixed seed. Keel and what it is compared with run in turns, and the middle of several rounds counts:
machines drift, so seconds of different times say little, ratios of one run do. Ends with 1 if a limit is missed.
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from book_measures import measure_book
from articles_measures import measure_articles
from measuring import CORES, Fault
from results import Row, table

MEASURES = {"book": measure_book, "articles": measure_articles}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=MEASURES, help="one of the measures")
    parser.add_argument("--keel", type=Path, default=Path(".build/release/keel"), help="the program (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blocks", type=int, default=1000, help="of the book (default: %(default)s)")
    parser.add_argument("--articles", type=int, default=20, help="with tests (default: %(default)s)")
    parser.add_argument(
        "--clock", choices=["wall", "cpu", "both"], default="both",
        help="which times the limits are for; on a busy machine `cpu` says more (default: %(default)s)")
    options = parser.parse_args()
    options.keel = options.keel.resolve()
    clocks = ("wall", "cpu") if options.clock == "both" else (options.clock,)

    # Memory-backed where there is such a folder: what a disk takes varies more than what is measured.
    memory = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp(prefix="keel-bench-", dir=memory if memory.is_dir() else None))
    rows: list[Row] = []
    try:
        for name in [options.only] if options.only else MEASURES:
            work = folder / name
            work.mkdir()
            rows += MEASURES[name](work, options)
    except Fault as fault:
        print(f"bench: {fault}", file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"\nseconds, the middle of {options.rounds} rounds, {CORES} cores\n")
    print(table(rows, clocks))
    return 0 if all(row.passes(clocks) for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
