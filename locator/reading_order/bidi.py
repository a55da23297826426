"""Puts lines of Hebrew and Arabic into logical order.

Extractors hand out such lines in pieces: words in the order in which they are read,
but the pieces, cut at every number, stop and Latin word, from left to right. Where a
glyph stands decides; the Unicode bidirectional algorithm (UAX 9) is read backwards.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from locator.reading_order.embedded import tied
from locator.reading_order.lines import RIGHT_TO_LEFT, RawGlyph, RawLine, space_between

# Signs of numbers go with their digits: 5%.
_LEFT_TO_RIGHT = frozenset(("L", "EN", "AN", "ET"))
# One glyph that extractors take apart from left to right.
_LAM_ALEF = frozenset(("لا", "لأ", "لإ", "لآ"))
_ADJACENT = 0.6  # in type sizes
_NO_WIDTH = 0.02


@dataclass(slots=True)
class _Run:
    """Neighbouring glyphs that are read in one direction."""

    order: list[int]
    kind: str
    left: float
    right: float

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2


def in_logical_order(line: RawLine) -> RawLine:
    """Return `line` in logical order if most of it is read from right to left."""
    return _logical(line) if line.is_right_to_left else line


def _kind(character: str) -> str:
    direction = unicodedata.bidirectional(character)
    if direction in RIGHT_TO_LEFT:
        return "R"
    return "L" if direction in _LEFT_TO_RIGHT else "N"


def _logical(line: RawLine) -> RawLine:
    line = _spaced(_ligatures_turned(line))
    runs = sorted(_runs(line), key=lambda run: -run.middle)
    _tie(line, runs)
    order: list[int] = []
    for latin, group in groupby(runs, key=lambda run: run.kind == "L"):
        members = list(group)
        for run in reversed(members) if latin else members:
            order.extend(run.order)
    return line.reordered(order)


def _spaced(line: RawLine) -> RawLine:
    """Return `line` with the spaces that its pieces leave out between them."""
    spaces: list[RawGlyph] = []
    before: RawGlyph | None = None
    wide = [glyph for glyph in line.glyphs if glyph.box[2] > glyph.box[0]]
    for glyph in sorted(wide, key=lambda glyph: glyph.box[2]):
        if before is not None and (space := space_between(before, glyph)):
            spaces.append(space)
        before = glyph
    return line.with_glyphs((*line.glyphs, *spaces)) if spaces else line


def _ligatures_turned(line: RawLine) -> RawLine:
    """Return `line`, the letters of a ligature that came last letter first turned.

    Only the first letter has the ligature's width; where an extractor turns a word
    around, those without width come before it.
    """
    order: list[int] = []
    at, count = 0, len(line.glyphs)
    while at < count:
        end = at
        while end < count and _is_without_width(line, end):
            end += 1
        turned = at < end < count and _is_at_edge(line, at, end)
        order.extend(range(end, at - 1, -1) if turned else range(at, end + 1))
        at = end + 1
    return line.reordered(order[:count])


def _is_without_width(line: RawLine, at: int) -> bool:
    letter = unicodedata.bidirectional(line.glyphs[at].character) in RIGHT_TO_LEFT
    return letter and line.right(at) - line.left(at) < _NO_WIDTH * line.glyphs[at].size


def _is_at_edge(line: RawLine, bare: int, wide: int) -> bool:
    """Tell whether letters without width stand where a letter beside them begins."""
    letter = unicodedata.bidirectional(line.glyphs[wide].character) in RIGHT_TO_LEFT
    apart = abs(line.left(bare) - line.right(wide))
    return letter and apart < _NO_WIDTH * line.glyphs[wide].size


def _tie(line: RawLine, runs: list[_Run]) -> None:
    """Count neutral runs that are read with the Latin ones beside them as Latin."""
    for right_to_left, group in groupby(runs, key=lambda run: run.kind == "R"):
        if right_to_left:
            continue
        members = list(group)[::-1]
        texts = ["".join(line.text[at] for at in run.order) for run in members]
        for at in list(tied(texts, [run.kind == "L" for run in members])):
            members[at].kind = "L"


def _runs(line: RawLine) -> Iterator[_Run]:
    run: _Run | None = None
    for at, character in enumerate(line.text):
        dependent = unicodedata.combining(character) or _is_without_width(line, at)
        if dependent and run is not None:
            run.order.append(at)  # an accent goes with its letter, wherever it is drawn
            continue
        kind = _kind(character)
        left, right = line.left(at), line.right(at)
        slack = _ADJACENT * line.glyphs[at].size
        lam_alef = at > 0 and line.glyphs[at - 1].character + character in _LAM_ALEF
        if run is not None and (lam_alef or _belongs(run, kind, left, right, slack)):
            run.order.append(at)
            run.left, run.right = min(run.left, left), max(run.right, right)
            continue
        if run is not None:
            yield run
        run = _Run([at], kind, left, right)
    if run is not None:
        yield run


def _belongs(run: _Run, kind: str, left: float, right: float, slack: float) -> bool:
    """Tell whether a glyph goes on where a run has got to, in the run's direction."""
    middle = (left + right) / 2
    if run.kind == "R" and kind in "RN":
        return middle < run.left + slack / 2 and right > run.left - slack
    if run.kind == "L" and kind == "L":
        return middle > run.right - slack / 2 and left < run.right + slack
    return False
