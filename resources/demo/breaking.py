"""Breaks a paragraph into lines whose spaces are as even as they can be."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from resources.demo.faces import Faces
from resources.demo.ink import Piece
from resources.demo.markup import Hyphen, Item, Space

STRETCH = 0.6
SHRINK = 0.22
HYPHEN_COST = 3500.0
WORST = 20.0
NO_FIT = 1e12


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a paragraph: its text and what each of its spaces gains."""

    pieces: tuple[Piece, ...]
    extra: float


@dataclass(frozen=True, slots=True)
class _Best:
    cost: float
    start: int


@dataclass(frozen=True, slots=True)
class _Ruler:
    """Running totals before each item: all widths, and widths of level spaces."""

    widths: tuple[float, ...]
    spaces: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Breaker:
    """Breaks the items of one paragraph for a given measure in points."""

    faces: Faces
    items: Sequence[Item]
    measure: float
    indent: float = 0.0

    def lines(self, *, ragged: bool = False) -> list[Line]:
        """Return the lines with the least total cost (Knuth and Plass 1981)."""
        places = [-1, *self._places(), len(self.items)]
        ruler = self._ruler()
        best = [_Best(0.0, 0)]
        for end in range(1, len(places)):
            choices = self._choices(places, end, best, ruler)
            best.append(min(choices, key=lambda choice: choice.cost))
        found: list[Line] = []
        end = len(places) - 1
        while end > 0:
            start = best[end].start
            last = ragged or end == len(places) - 1
            found.append(self._line(places[start], places[end], last=last))
            end = start
        return found[::-1]

    def _places(self) -> list[int]:
        return [
            index
            for index, item in enumerate(self.items)
            if isinstance(item, Hyphen) or (isinstance(item, Space) and item.breaks)
        ]

    def _ruler(self) -> _Ruler:
        faces = self.faces
        spaces = [
            faces.width(" ", item.style) if _is_level(item) else 0.0
            for item in self.items
        ]
        widths = [
            faces.width(item.text, item.style)
            if isinstance(item, Piece)
            else faces.width(" ", item.style) * isinstance(item, Space)
            for item in self.items
        ]
        return _Ruler((0.0, *accumulate(widths)), (0.0, *accumulate(spaces)))

    def _choices(
        self, places: list[int], end: int, best: list[_Best], ruler: _Ruler
    ) -> list[_Best]:
        last = end == len(places) - 1
        choices: list[_Best] = []
        for start in range(end - 1, -1, -1):
            cost = self._cost(places[start], places[end], ruler, last=last)
            if cost >= NO_FIT and choices:
                break
            choices.append(_Best(best[start].cost + cost, start))
        return choices

    def _room(self, start: int) -> float:
        return self.measure - (self.indent if start < 0 else 0.0)

    def _cost(self, start: int, end: int, ruler: _Ruler, *, last: bool) -> float:
        after = self.items[end] if end < len(self.items) else None
        hyphen, tail = 0.0, 0.0
        if isinstance(after, Hyphen):
            hyphen, tail = HYPHEN_COST, self.faces.width(after.text, after.style)
        used = ruler.widths[end] - ruler.widths[start + 1] + tail
        spaces = ruler.spaces[end] - ruler.spaces[start + 1]
        spare = self._room(start) - used
        limit = spaces * (STRETCH if spare > 0 else SHRINK)
        if last and spare > 0:
            return 0.0
        if spare < 0 and -spare > limit + 1e-6:
            return NO_FIT
        ratio = min(abs(spare) / limit, WORST) if limit else WORST
        return float((1 + 100 * ratio**3) ** 2 + hyphen)

    def _line(self, start: int, end: int, *, last: bool) -> Line:
        items = self.items[start + 1 : end]
        after = self.items[end] if end < len(self.items) else None
        pieces = tuple(
            item if isinstance(item, Piece) else Piece(" ", item.style)
            for item in items
            if not isinstance(item, Hyphen)
        )
        if isinstance(after, Hyphen) and after.text:
            pieces = (*pieces, Piece(after.text, after.style))
        spare = self._room(start) - self.faces.measure(pieces)
        spaces = sum(_is_level(item) for item in items)
        natural = not spaces or (last and spare > 0)
        return Line(pieces, 0.0 if natural else spare / spaces)


def _is_level(item: Item) -> bool:
    return isinstance(item, Space) and item.style.rise == 0
