"""An existing book: articles full of Swift blocks that know nothing of each other, and the faults planted in them."""

import random
from dataclasses import dataclass, field

from swift_blocks import DECLARATIONS, SCRIPTS, Block

BLOCKS_PER_CHAPTER = 40

# Few names are everywhere in a book, many occur once or twice.
NAMES = """Person Item Point Counter Account Order Player Shape Vehicle Task Message Library Track Parser Logger
Session Cart Invoice Sensor Queue Ticket Recipe Planet Document Wallet Garden Machine Train Bridge Letter Camera
Signal Engine Folder Window Museum Island Harbor Forest Castle Basket Pocket Button Magnet Lantern Compass Anchor
Ladder Bottle Carpet Mirror Needle Pillow Ribbon Saddle Tunnel Violin Wagon Yacht Zipper Badge Candle Drawer
Easel Falcon Gadget Hammer Igloo Jacket Kettle Locket Mitten Napkin Orchard Parcel Quiver Rocket Shovel Teapot
Umbrella Valley Walnut Yard Acorn Beacon Cabin Dagger Emblem Ferry Goblet Helmet Inlet Jigsaw Kiosk Lodge Medal
Nozzle Outpost Paddle Quarry Rudder Satchel Thimble Urn Vessel Whistle Yarn Arbor Barrel Cradle Dock""".split()

PROPERTIES = """count total level score width height weight amount price rate limit depth speed angle offset size
index volume balance distance""".split()


@dataclass(frozen=True)
class Fault:
    """Lines put at the end of a block, and what the compiler says about which of them."""

    lines: tuple[str, ...]
    # From 1, among `lines`.
    line: int
    message: str
    # The type checker does not see it.
    is_late: bool = False


TYPE_FAULTS = (
    Fault(("", 'let label: Int = "seven"'), 2, "cannot convert value of type 'String' to specified type 'Int'"),
    Fault(("", "func twice() -> Int {", "    missingValue * 2", "}"), 3, "cannot find 'missingValue' in scope"),
    Fault(("", "func size(of text: String) -> Int {", "    text.lenght", "}"), 3, "has no member 'lenght'"),
    Fault(("", "func add(_ a: Int, _ b: Int) -> Int { a + b }", "", "func three() -> Int { add(3) }"), 4,
          "missing argument for parameter #2 in call"),
    Fault(("", "func broken(_ texts: [String]) -> [Int] {", "    texts.map { $0 }", "}"), 3, "cannot convert"),
)

LATE_FAULTS = (
    Fault(("", "func sign(of number: Int) -> Int {", "    if number > 0 { return 1 }", "    if number < 0 { return -1 }", "}"),
          5, "missing return in global function expected to return 'Int'", True),
    Fault(("", "func pick(_ first: Bool) -> String {", "    let word: String", '    if first { word = "one" }', "    return word", "}"),
          5, "constant 'word' used before being initialized", True),
    Fault(("", "final class Box { var value = 0 }", "", "func race() async {", "    let box = Box()",
           "    let task = Task.detached { box.value += 1 }", "    box.value += 1", "    await task.value", "}"),
          6, "risks causing data races", True),
)


@dataclass
class Book:
    """Chapters by file name, and what is known about their blocks."""

    chapters: dict[str, str] = field(default_factory=dict)
    blocks: list["PlacedBlock"] = field(default_factory=list)

    @property
    def planted(self) -> dict[tuple[str, int], str]:
        return {
            (block.file, block.first_line + block.fault_line - 1): block.fault.message
            for block in self.blocks if block.fault
        }


@dataclass
class PlacedBlock:
    block: Block
    # The same with names that no other block has.
    distinct: Block
    fault: Fault | None
    # From 1, in the block.
    fault_line: int
    file: str = ""
    first_line: int = 0

    @property
    def code(self) -> str:
        return self.text(self.block)

    @property
    def distinct_code(self) -> str:
        return self.text(self.distinct)

    def text(self, block: Block) -> str:
        return "\n".join(block.lines + list(self.fault.lines if self.fault else ())) + "\n"


def make_book(count: int, seed: int) -> Book:
    rng = random.Random(seed)
    weights = [1 / (rank + 6) for rank in range(len(NAMES))]
    broken_count = count // 20
    late_count = broken_count // 3
    faults: list[Fault | None] = [None] * (count - broken_count)
    faults += [LATE_FAULTS[i % len(LATE_FAULTS)] for i in range(late_count)]
    faults += [TYPE_FAULTS[i % len(TYPE_FAULTS)] for i in range(broken_count - late_count)]
    rng.shuffle(faults)
    kinds = [True] * (count * 2 // 5) + [False] * (count - count * 2 // 5)
    rng.shuffle(kinds)
    placed = [place(rng, is_script, fault, index, weights) for index, (is_script, fault) in enumerate(zip(kinds, faults))]

    book = Book()
    for start in range(0, count, BLOCKS_PER_CHAPTER):
        number = start // BLOCKS_PER_CHAPTER + 1
        file = f"chapter-{number:02}.md"
        lines = [f"# Chapter {number}", ""]
        for block in placed[start:start + BLOCKS_PER_CHAPTER]:
            lines += [f"What follows is about `{block.block.name}`, by itself.", "", "```swift"]
            block.file, block.first_line = f"Content/en/{file}", len(lines) + 1
            lines += block.code.splitlines() + ["```", ""]
            book.blocks.append(block)
        book.chapters[file] = "\n".join(lines)
    return book


def place(rng: random.Random, is_script: bool, fault: Fault | None, index: int, weights: list[float]) -> PlacedBlock:
    """A block of 15 to 30 lines, the fault's included."""
    while True:
        make = rng.choice(SCRIPTS if is_script else DECLARATIONS)
        name = rng.choices(NAMES, weights)[0]
        words = rng.sample(PROPERTIES, 3)
        number = rng.randint(2, 90)
        block = make(name, words, number)
        length = len(block.lines) + len(fault.lines if fault else ())
        if 15 <= length <= 30:
            distinct = make(f"{name}{index}", words, number)
            return PlacedBlock(block, distinct, fault, len(block.lines) + fault.line if fault else 0)


def site_files(book: Book) -> dict[str, str]:
    files = {f"Content/en/{name}": text for name, text in book.chapters.items()}
    files["Site/site.yml"] = "languages: {en: {title: Book}}\nexamples: {scope: block}\n"
    return files
