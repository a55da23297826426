"""Cuts a long text where what follows does not depend on what is before it.

Lines are cut between them, Markdown before its highest headings: the claim of a quote
is the nearest heading above it. What says something about a text as a whole,
at its beginning or its end, leaves it in one piece.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from locator.evidence.pace import is_in_pieces
from locator.evidence.portions import Portion
from locator.evidence.record import Evidence

_LONG = 2**18  # characters; what is shorter is read at once
_PIECE = 2**16
_LINE_END = re.compile(r"\n")
_MARKS = ("#", "##")  # of headings, the highest first
_OF_THE_WHOLE = re.compile(
    r"\A\s*(?:---|\+\+\+|[\w -]{1,40}:)|^(?:\[\^?\d+\]|\d+\.)[: ]|^(?:```|~~~)"
    r"|^#.*\.pdf\b",
    re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a text, and how many lines there are before it."""

    text: str
    lines_before: int


def is_long(text: str) -> bool:
    """Tell whether a text is long enough to be read a piece at a time."""
    return len(text) > _LONG


def line_pieces(text: str) -> Iterator[Piece]:
    """Yield a text in pieces of whole lines."""
    return _pieces(text, _LINE_END)


def read_in_sections(text: str, read: Callable[[str], Evidence]) -> Iterator[Portion]:
    """Yield what `read` makes of the sections of Markdown, with lines of the whole."""
    lines = text.count("\n") + 1
    for piece in _pieces(text, _before_sections(text)):
        reached = piece.lines_before + piece.text.count("\n") + 1
        evidence = shifted(read(piece.text), piece.lines_before)
        yield Portion(evidence, min(reached, lines), lines)


def _before_sections(text: str) -> re.Pattern[str] | None:
    """Return before what Markdown may be cut; None if nowhere."""
    if not is_long(text) or is_in_pieces(text) or _OF_THE_WHOLE.search(text):
        return None  # what bounds a text counts over all of it
    used = (mark for mark in _MARKS if re.search(rf"^{mark} \S", text, re.MULTILINE))
    mark = next(used, None)
    return re.compile(rf"\n(?={mark} \S)") if mark else None


def shifted(evidence: Evidence, lines: int) -> Evidence:
    """Return evidence as it stands that many lines farther down."""
    if not lines:
        return evidence
    return replace(
        evidence,
        records=tuple(
            replace(each, line=each.line + lines) for each in evidence.records
        ),
        bad_records=tuple(
            replace(each, line=each.line + lines) for each in evidence.bad_records
        ),
    )


def _pieces(text: str, cut: re.Pattern[str] | None) -> Iterator[Piece]:
    start = lines = 0
    while cut and len(text) - start > _PIECE:
        found = cut.search(text, start + _PIECE)
        if not found:
            break
        piece = text[start : found.end()]
        yield Piece(piece, lines)
        start, lines = found.end(), lines + piece.count("\n")
    yield Piece(text[start:] if start else text, lines)
