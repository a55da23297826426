"""Cuts a quote to one line, around its first differences."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from locator.marked import Mark, MarkedText

_LEAD = 0.4  # share of the line that may go to the words before the first difference
_WHOLE_LEAD = 0.8  # share up to which the quote is shown from its first word on
_LONGEST = 0.6  # share of the line that one stretch of differing words may take
_CUT = MarkedText("…")
_REACH = 3_000  # characters on either side of the first difference; no line holds more
# A word with the spaces around it; scripts without spaces can be cut anywhere.
_WIDE = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff01-\uff60"
_WORD = re.compile(rf"\s*(?:[{_WIDE}]|[^\s{_WIDE}]+)\s*")


@dataclass(frozen=True, slots=True)
class _Word:
    piece: MarkedText
    width: float


@dataclass(slots=True)
class _Line:
    """Which words are kept; grows word by word while the line holds them."""

    words: Sequence[_Word]
    limit: float
    cut: float
    kept: set[int] = field(default_factory=set)

    def width(self) -> float:
        """Return how wide the kept words are, with an ellipsis at every gap."""
        order = sorted(self.kept)
        gaps = sum(then - this > 1 for this, then in pairwise(order))
        ends = (order[0] > 0) + (order[-1] < len(self.words) - 1) if order else 0
        return sum(self.words[at].width for at in order) + (gaps + ends) * self.cut

    def take(self, *indices: int) -> bool:
        """Keep more words if the line holds them."""
        fresh = {at for at in indices if 0 <= at < len(self.words)} - self.kept
        if not fresh:
            return False
        self.kept |= fresh
        if self.width() <= self.limit:
            return True
        self.kept -= fresh
        return False


def snippet(
    pieces: Sequence[MarkedText],
    limit: float,
    measure: Callable[[MarkedText], float],
) -> tuple[MarkedText, ...]:
    """Return the pieces, cut so that the first differing words are seen.

    A line that is still too long (one endless word) is the painter's to cut.

    Args:
        pieces: The quote with its marks.
        limit: Width of the line.
        measure: Says how wide a piece is.
    """
    words = [
        _Word(piece, measure(piece))
        for word in _words(_in_reach(pieces))
        for piece in (_clipped(word, _LONGEST * limit, measure),)
    ]
    line = _Line(words, limit, measure(MarkedText("… ")))
    if sum(word.width for word in words) <= limit:
        line.kept = set(range(len(words)))
        return _joined(line)
    focuses = [at for at, word in enumerate(words) if word.piece.mark is not Mark.NONE]
    if not focuses:
        line.kept = {0}
        _grow(line, [(0, 1)])
        return _joined(line)
    if words[focuses[0]].piece.mark is Mark.ELLIPSIS:
        focuses = focuses[:1]
    line.kept = {focuses[0]}
    line.take(focuses[0] - 1)
    line.take(focuses[0] + 1)
    seen = [focuses[0]]
    for focus in focuses[1:]:
        if not line.take(focus, focus - 1, focus + 1):
            break
        seen.append(focus)
    _grow_lead(line, seen[0])
    _grow(line, [(focus, step) for focus in seen for step in (1, -1)])
    return _joined(line)


def _in_reach(pieces: Sequence[MarkedText]) -> Iterator[MarkedText]:
    """Yield what a line could show: a quote may be as long as a book."""
    first = next(
        (at for at, piece in enumerate(pieces) if piece.mark is not Mark.NONE), 0
    )
    before = "".join(piece.text for piece in pieces[:first])[-_REACH:]
    if before:
        yield MarkedText(before)
    room = _REACH
    for piece in pieces[first:]:
        yield MarkedText(piece.text[:room], piece.mark)
        room -= len(piece.text)
        if room <= 0:
            return


def _words(pieces: Iterable[MarkedText]) -> Iterator[MarkedText]:
    """Yield words with the spaces around them; marked pieces stay whole."""
    for piece in pieces:
        if piece.mark is not Mark.NONE or not piece.text.strip():
            yield piece
        else:
            yield from map(MarkedText, _WORD.findall(piece.text))


def _clipped(
    piece: MarkedText, limit: float, measure: Callable[[MarkedText], float]
) -> MarkedText:
    """Return a piece of differing words without those beyond `limit`."""
    if piece.mark is not Mark.DIFFERS or measure(piece) <= limit:
        return piece
    first, *words = _WORD.findall(piece.text)
    kept = first
    for word in words:
        if measure(MarkedText(kept + word + "…", Mark.DIFFERS)) > limit:
            break
        kept += word
    return MarkedText(kept.rstrip() + "…", Mark.DIFFERS)


def _grow_lead(line: _Line, focus: int) -> None:
    """Keep the words before the first difference, as far as they may take room.

    If the quote can be shown from its first word on, it is.
    """
    lead = range(focus)
    if sum(line.words[at].width for at in lead) <= _WHOLE_LEAD * line.limit:
        line.take(*lead)
        return
    taken = 0.0
    for at in reversed(lead):
        taken += line.words[at].width
        if taken > _LEAD * line.limit or (at not in line.kept and not line.take(at)):
            return


def _grow(line: _Line, edges: list[tuple[int, int]]) -> None:
    """Grow around every difference in turn until nothing more fits."""
    while edges:
        edges = [edge for edge in edges if _grow_once(line, *edge)]


def _grow_once(line: _Line, at: int, step: int) -> bool:
    while at in line.kept:
        at += step
    return line.take(at)


def _joined(line: _Line) -> tuple[MarkedText, ...]:
    """Return the kept words, neighbours of the same mark put together."""
    joined: list[MarkedText] = []
    order = sorted(line.kept)
    if order and order[0] > 0:
        joined.append(MarkedText("… "))
    for place, at in enumerate(order):
        if place and at - order[place - 1] > 1:
            _append(joined, MarkedText("… "))
        _append(joined, line.words[at].piece)
    if order and order[-1] < len(line.words) - 1:
        _append_tail(joined, line.words[order[-1] + 1 :], line.limit)
    return tuple(joined)


def _append_tail(joined: list[MarkedText], rest: Sequence[_Word], room: float) -> None:
    """Append what follows; the painter cuts it off at the end of the line."""
    if rest[0].piece.mark is not Mark.NONE or joined[-1].mark is not Mark.NONE:
        joined.append(_CUT)
        return
    for word in rest:
        if word.piece.mark is not Mark.NONE:
            _append(joined, _CUT)
            return
        _append(joined, word.piece)
        room -= word.width
        if room < 0:
            return


def _append(joined: list[MarkedText], piece: MarkedText) -> None:
    if joined and piece.mark is Mark.NONE and joined[-1].mark is Mark.NONE:
        joined[-1] = MarkedText(joined[-1].text + piece.text)
    else:
        joined.append(piece)
