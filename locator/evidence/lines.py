"""Goes through the lines of a long text without a copy of all of them."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text, without its end, and its number."""

    text: str
    number: int


def lines_of(text: str, first: int = 1) -> Iterator[Line]:
    """Yield the lines of a text in order; the last one may be empty.

    Args:
        text: The text.
        first: The number of its first line.
    """
    start, number = 0, first
    while (end := text.find("\n", start)) >= 0:
        yield Line(text[start:end], number)
        start, number = end + 1, number + 1
    yield Line(text[start:], number)
