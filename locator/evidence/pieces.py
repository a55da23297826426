"""Cuts a long text where what follows does not depend on what is before it.

JSON Lines are cut between lines, Markdown before headings: the claim of a quote is the
nearest heading above it. What names the sources of a whole text at its beginning or end
is not cut.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from locator.evidence.formats import Format
from locator.evidence.json_text import InvalidJsonError
from locator.evidence.portions import Portion
from locator.evidence.record import BadRecord, Evidence, Fault

_LONG = 2**18  # characters; what is shorter is read at once
_PIECE = 2**16
_LINE_END = re.compile(r"\n")
_HEADING = re.compile(r"\n(?=#{1,2} \S)")
_OF_THE_WHOLE = re.compile(
    r"\A---|^(?:\[\^?\d+\]|\d+\.)[: ]|^(?:```|~~~)", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a text, and how many lines there are before it."""

    text: str
    lines_before: int


def read_in_pieces(
    kind: Format, text: str, read: Callable[[str], Evidence]
) -> Iterator[Portion]:
    """Yield what `read` makes of the pieces of a text, with their lines in the text.

    Raises:
        InvalidJsonError: The text should be JSON, and nothing of it is.
    """
    lines = text.count("\n") + 1
    first_error: InvalidJsonError | None = None
    has_records = False
    for piece in _pieces(kind, text):
        try:
            evidence = read(piece.text)
        except InvalidJsonError as error:
            if kind != Format.JSON_LINES:
                raise
            first_error = first_error or error
            evidence = _broken(piece.text)
        has_records = has_records or bool(evidence.records)
        reached = piece.lines_before + piece.text.count("\n") + 1
        yield Portion(
            _shifted(evidence, piece.lines_before), min(reached, lines), lines
        )
    if first_error and not has_records:
        raise first_error


def _pieces(kind: Format, text: str) -> Iterator[_Piece]:
    cut = _cut(kind, text)
    start = lines = 0
    while cut and len(text) - start > _PIECE:
        found = cut.search(text, start + _PIECE)
        if not found:
            break
        piece = text[start : found.end()]
        yield _Piece(piece, lines)
        start, lines = found.end(), lines + piece.count("\n")
    yield _Piece(text[start:] if start else text, lines)


def _cut(kind: Format, text: str) -> re.Pattern[str] | None:
    """Return before what the text may be cut; None if nowhere."""
    if len(text) <= _LONG:
        return None
    if kind == Format.JSON_LINES:
        return _LINE_END
    if kind == Format.MARKDOWN and not _OF_THE_WHOLE.search(text):
        return _HEADING
    return None


def _broken(text: str) -> Evidence:
    """Return what is in lines none of which is JSON."""
    return Evidence(
        bad_records=tuple(
            BadRecord(number, Fault.INVALID_JSON)
            for number, line in enumerate(text.split("\n"), 1)
            if line.strip()
        )
    )


def _shifted(evidence: Evidence, lines: int) -> Evidence:
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
