"""A quote and its source as stretches of text, each with the mark that it wears."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from locator.status import Piece

_ELLIPSIS = re.compile(r"[\[(]\s*(?:…|\.{3}|\. \. \.)\s*[\])]|…|\.{3}|\. \. \.")


class Mark(Enum):
    """How a stretch of text is shown."""

    NONE = auto()
    DIFFERS = auto()
    """Words that the other side has otherwise or has not."""
    GAP = auto()
    """Nothing stands here: words of the source are left out; a dashed box."""
    ELLIPSIS = auto()
    """The quote's own ellipsis; with a dotted line."""


@dataclass(frozen=True, slots=True)
class MarkedText:
    """A stretch of text and how it is shown."""

    text: str
    mark: Mark = Mark.NONE


def marked_pieces(pieces: Sequence[Piece]) -> Iterator[MarkedText]:
    """Yield the pieces of a quote with their marks, ellipses apart."""
    for piece in marked(pieces):
        if piece.mark is Mark.NONE:
            yield from _with_ellipses(piece.text)
        else:
            yield piece


def marked(pieces: Sequence[Piece]) -> Iterator[MarkedText]:
    """Yield pieces with the marks of their kinds; a gap has a space on both sides."""
    for at, piece in enumerate(pieces):
        text = piece.text
        if piece.kind is not None:
            yield MarkedText(text, Mark.DIFFERS if text else Mark.GAP)
            continue
        if at and not pieces[at - 1].text and not text.startswith(" "):
            text = f" {text}"
        if at + 1 < len(pieces) and not pieces[at + 1].text and not text.endswith(" "):
            text = f"{text} "
        yield MarkedText(text)


def _with_ellipses(text: str) -> Iterator[MarkedText]:
    at = 0
    for found in _ELLIPSIS.finditer(text):
        if found.start() > at:
            yield MarkedText(text[at : found.start()])
        yield MarkedText("…", Mark.ELLIPSIS)
        at = found.end()
    if at < len(text):
        yield MarkedText(text[at:])
