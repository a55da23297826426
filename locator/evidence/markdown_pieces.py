"""Cuts Markdown into pieces that can be parsed alone, and leaves out what would harm.

A parser takes some hundred bytes for every line and fills short rows of a table up to
its width, whatever the size of the file.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from locator.evidence.block import MOST_COLUMNS, Kind
from locator.evidence.lines import lines_of

_PIECE = 2**15  # characters that are parsed at once: a parsed file is ten times as long
_LINES = 5_000  # that are parsed at once, however short they are
_MOST_LINES = 10_000  # of a piece: no paragraph has as many
_MOST_CLOSED = 100_000  # lines of code, of data or of a comment
_MOST_BLANKS = 50  # lines; what comes behind them is something else
_MOST_MISSING = 20_000  # cells that a piece of a table does not write down
_ITEM = re.compile(r"(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)")
_TABLE_RULE = re.compile(r"\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$")
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})")
_HTML_OPEN = re.compile(
    r" {0,3}<(?:!--|(?=(pre|script|style|textarea)\b))", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What kind of block was left out, and the line at which it begins."""

    kind: Kind
    line: int


@dataclass(frozen=True, slots=True)
class MarkdownPiece:
    """Some lines of a text that can be parsed alone.

    Attributes:
        text: The lines.
        line: The number of the first.
        flaws: What was left out of them.
    """

    text: str
    line: int
    flaws: tuple[LeftOut, ...] = ()


def markdown_pieces(text: str, first_line: int) -> Iterator[MarkdownPiece]:
    """Yield a text in pieces; nothing of a block but its table goes on in the next."""
    cutter = _Cutter(first_line)
    for line in lines_of(text, first_line):
        yield from cutter.take(line.text, line.number)
        if cutter.is_lost:
            break
    yield cutter.rest()


class _Cutter:
    """Goes through lines, and knows where a piece may end."""

    def __init__(self, first_line: int) -> None:
        self._lines: list[str] = []
        self._first = first_line
        self._size = 0
        self._blanks = 0  # lines that are blank, up to the last
        self._is_behind_fence = False
        self._closing = ""  # what ends the fence or the HTML that is open
        self._in_list = False
        self._heads: list[str] = []  # of the table that goes on
        self._missing = 0
        self._flaws: list[LeftOut] = []
        self.is_lost = False  # no end of the piece comes

    def take(self, line: str, number: int) -> Iterator[MarkdownPiece]:
        """Yield the piece that ends before the next line, if one does."""
        is_blank = not line.strip()
        if is_blank and self._blanks > _MOST_BLANKS and not self._closing:
            return
        if self._may_end(line) or (self._blanks > _MOST_BLANKS and not is_blank):
            yield self.rest()
            heads = self._heads if not self._blanks and "|" in line else []
            self._lines, self._first, self._size = [*heads], number - len(heads), 0
            self._missing = 0
            self._flaws = []
        self._note(self._bounded(line, number), is_blank=is_blank)

    def rest(self) -> MarkdownPiece:
        """Return what is not yet in a piece."""
        text = "\n".join(self._lines)
        return MarkdownPiece(text, self._first, tuple(self._flaws))

    def _bounded(self, line: str, number: int) -> str:
        """Return a line, or none where it would make more than anybody writes."""
        most = _MOST_CLOSED if self._closing else _MOST_LINES
        if len(self._lines) >= most:
            self._flaws.append(LeftOut(Kind.TOO_MANY, number))
            self.is_lost = True
            return ""
        if self._closing:
            return line
        columns = line.count("|")
        if self._heads:
            self._missing += max(0, self._heads[0].count("|") - columns)
        if self._missing > _MOST_MISSING or (
            columns > MOST_COLUMNS + 1 and _TABLE_RULE.match(line)
        ):
            self._flaws.append(LeftOut(Kind.TOO_WIDE, number))
            self._heads, self._missing = [], 0
            return ""
        return line

    def _may_end(self, line: str) -> bool:
        is_short = self._size < _PIECE and len(self._lines) < _LINES
        if is_short or self._closing or not line[:1].strip():
            return False
        if line.startswith("#") or self._is_behind_fence:
            return True
        goes_on = self._heads and "|" in line
        is_item = self._in_list and bool(_ITEM.match(line))
        return bool(self._blanks or goes_on or is_item)

    def _note(self, line: str, *, is_blank: bool) -> None:
        last = self._lines[-1] if self._lines else ""
        if is_blank:
            self._heads = []
        elif "|" in last and "|" in line and _TABLE_RULE.match(line):
            self._heads = [last, line]
        if line[:1].strip():
            is_item = bool(_ITEM.match(line))
            self._in_list = is_item or (self._in_list and not self._blanks)
        self._lines.append(line)
        self._size += len(line) + 1
        self._blanks = self._blanks + 1 if is_blank else 0
        was_open = bool(self._closing)
        self._closing = _still_open(line, self._closing)
        self._is_behind_fence = was_open and not self._closing


def _still_open(line: str, closing: str) -> str:
    """Return what ends the fence or the HTML that is open behind `line`."""
    if closing:
        ends = closing in line.casefold()
        return "" if ends and (closing[0] in "-<" or not line.strip(" `~")) else closing
    fence = _FENCE.match(line)
    if fence:
        return fence[1]
    html = _HTML_OPEN.match(line)
    if not html:
        return ""
    end = f"</{html[1].casefold()}" if html[1] else "-->"
    return "" if end in line[html.end() :].casefold() else end
