"""An evidence file of our own making, and the quotes that are to be read from it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wanted:
    """A quote that is to be read, with what the file says about it."""

    text: str
    page: str | None = None
    claim: str = ""
    document: str = ""
    name: str = ""
    line: int = 0  # 0: any


@dataclass(frozen=True, slots=True)
class TextFile:
    """A file, the format that it is in, its quotes, and the lines of bad records."""

    name: str
    content: str
    format: str
    quotes: tuple[Wanted, ...]
    bad_lines: tuple[int, ...] = ()


SWELLS = "The film swelled to twice its size"
STABLE = "it was stable for a year"
COSTS = "the cost per tonne fell by a third"
