"""A measurement with its limit, and the table of all."""

from dataclasses import dataclass

from measuring import Taken


@dataclass(frozen=True)
class Row:
    name: str
    keel: Taken
    # What Keel is compared with; `None` where the limit is in seconds.
    reference: Taken | None
    limit: float
    # A condition beside the time.
    is_kept: bool = True

    def value(self, clock: str) -> float:
        own = getattr(self.keel, clock)
        return own / getattr(self.reference, clock) if self.reference else own

    def passes(self, clocks: tuple[str, ...]) -> bool:
        # A limit in seconds is for what a person waits.
        clocks = clocks if self.reference else ("wall",)
        return self.is_kept and all(self.value(clock) <= self.limit for clock in clocks)


def table(rows: list[Row], clocks: tuple[str, ...]) -> str:
    head = ["measure", "wall", "ref.", "CPU", "ref.", "wall ratio", "CPU ratio", "limit", ""]
    lines = [head] + [cells(row, clocks) for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    return "\n".join(
        "  ".join([line[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(line[1:-1], widths[1:-1])] + line[-1:])
        for line in lines)


def cells(row: Row, clocks: tuple[str, ...]) -> list[str]:
    def seconds(taken: Taken | None) -> list[str]:
        return [f"{taken.wall:.2f}", f"{taken.cpu:.2f}"] if taken else ["", ""]

    keel, reference = seconds(row.keel), seconds(row.reference)
    unit = "" if row.reference else " s"
    return [
        row.name, keel[0], reference[0], keel[1], reference[1], f"{row.value('wall'):.2f}{unit}",
        f"{row.value('cpu'):.2f}{unit}", f"{row.limit:.2f}{unit}", "pass" if row.passes(clocks) else "FAIL",
    ]
