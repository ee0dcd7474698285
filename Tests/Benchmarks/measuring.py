"""Runs programs and says what they took."""

import os
import resource
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Fault(Exception):
    """A measurement that says nothing, because what was to be measured went wrong."""


@dataclass(frozen=True)
class Taken:
    # Seconds.
    wall: float
    # Seconds of all processors, user and system, of the programs that were run and of all that they started.
    cpu: float

    def __add__(self, other: "Taken") -> "Taken":
        return Taken(self.wall + other.wall, self.cpu + other.cpu)

    def __mul__(self, factor: float) -> "Taken":
        return Taken(self.wall * factor, self.cpu * factor)


def middle(taken: list[Taken]) -> Taken:
    return Taken(median(one.wall for one in taken), median(one.cpu for one in taken))


def run(*command: str | Path, expect: tuple[int, ...] = (0,), cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """What the program wrote to standard output."""
    result = subprocess.run(
        [str(word) for word in command], cwd=cwd, env={**os.environ, **(env or {})}, stdin=subprocess.DEVNULL,
        capture_output=True, text=True)
    if result.returncode not in expect:
        raise Fault(f"{command[0]} ended with {result.returncode}:\n{(result.stdout + result.stderr)[-2000:]}")
    return result.stdout


def measure(work) -> Taken:
    """What `work` takes; only one is to be under way at a time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    work()
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Taken(wall, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


def at_once(work, items) -> None:
    """Does the work for each item, as many at once as there are cores."""
    with ThreadPoolExecutor(CORES) as pool:
        list(pool.map(work, items))
