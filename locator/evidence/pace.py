"""Tells whether a file is in more pieces than anybody writes words into.

A block, a row or a record costs some 50 us and 700 bytes, however few letters it has: a
file of pieces of one letter would cost a hundred times what one of words does.
"""

from enum import IntEnum

_FREE = 240_000  # a file of so many bytes may be in pieces as small as it likes


class Price(IntEnum):
    """How many bytes of words pay for a piece; four words pay for a quote in a row."""

    CELL = 1
    HEADING = 4
    LINE = 8
    BLOCK = 8
    ROW = 8
    BAD_RECORD = 12
    RECORD = 12


class Pace:
    """Counts pieces against the words in them."""

    def __init__(self) -> None:
        self._price = 0
        self._paid = 0

    @property
    def is_lost(self) -> bool:
        """Tell whether there are too many pieces."""
        return self._price > _FREE + self._paid

    def count(self, price: int) -> None:
        """Count pieces, by what they cost."""
        self._price += price

    def pay(self, words: str) -> None:
        """Count words."""
        self._paid += len(words.encode("utf-8", "replace"))


def is_in_pieces(text: str) -> bool:
    """Tell whether a text has more lines than anybody writes words into."""
    return Price.LINE * text.count("\n") > _FREE + len(text)
