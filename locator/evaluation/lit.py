"""Compares what is lit with the glyphs that should be, as the truth's scorer does."""

import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from locator.document import Document
from locator.evaluation.true_quote import TrueGlyph
from locator.placement import Placement

_TOLERANCE_PT = 1.5  # a comma hangs below the box of its line
_SAME_PT = 0.1  # the boxes of one glyph, rounded twice
_NOT_DRAWN = frozenset(("Mn", "Me", "Cf", "Cc"))
_VERTICAL = "vertical"  # a tag of the passage
_NAMELESS = "\uffff\ufffd"
_ENOUGH = 0.5  # of what is lit is meant, and of what is meant is lit

Rect: TypeAlias = Sequence[float]
"""An upright box: x0, y0, x1, y1 in points, frame `page`."""
Rects: TypeAlias = Mapping[int, Sequence[Rect]]
"""Boxes by page (from 1)."""
_Place: TypeAlias = tuple[int, int]
"""A glyph: page (from 1), and its offset in the text of the page."""


@dataclass(frozen=True, slots=True)
class Lit:
    """How well the lit glyphs are those that are meant.

    Attributes:
        any: Whether anything is lit at all.
        precision: Share of the lit glyphs that are meant.
        recall: Share of the glyphs meant that are lit.
    """

    any: bool
    precision: float = 0.0
    recall: float = 0.0

    @property
    def exact(self) -> bool:
        """Tell whether every glyph that is meant is lit, and no other."""
        return self.any and self.precision == 1 and self.recall == 1

    @property
    def f1(self) -> float:
        """Return the harmonic mean of precision and recall."""
        both = self.precision + self.recall
        return 2 * self.precision * self.recall / both if both else 0.0

    @property
    def right_place(self) -> bool:
        """Tell whether the place is right, however rough its edges."""
        return self.any and min(self.precision, self.recall) >= _ENOUGH

    @property
    def elsewhere(self) -> bool:
        """Tell whether nothing that is lit is meant."""
        return self.any and not self.recall


@dataclass(frozen=True, slots=True)
class _Centre:
    y: float
    x: float
    number: int


class Ink:
    """The centres of the glyphs of a document, page by page."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._pages: dict[int, list[_Centre]] = {}

    def lit(
        self,
        rects: Rects,
        meant: Iterable[TrueGlyph],
        ignored: Iterable[TrueGlyph] = (),
        *,
        vertical: bool = False,
    ) -> Lit:
        """Return how well `rects` cover the glyphs that are meant.

        Args:
            rects: What is lit.
            meant: What should be.
            ignored: Glyphs that may be lit or not.
            vertical: Whether lines run from top to bottom.
        """
        if not any(rects.values()):
            return Lit(any=False)
        wanted = [glyph for glyph in meant if _is_drawn(glyph[1])]
        known = {place for glyph in wanted for place in self._places(glyph)}
        free = {place for glyph in ignored for place in self._places(glyph)}
        tolerance = (_TOLERANCE_PT, 0.0) if vertical else (0.0, _TOLERANCE_PT)
        hits = sum(_covered(rects.get(each[0], ()), each, tolerance) for each in wanted)
        others = len(set(self._inside(rects)) - known - free)
        return Lit(
            any=True,
            precision=hits / (hits + others) if hits or others else 0.0,
            recall=hits / len(wanted) if wanted else 0.0,
        )

    def lit_by(
        self,
        placements: Iterable[Placement],
        meant: Iterable[TrueGlyph],
        ignored: Iterable[TrueGlyph],
        tags: Collection[str],
    ) -> Lit:
        """Return how well placements, one at most on every page, light a passage."""
        rects = {
            page.page_index + 1: [quad.rect() for quad in page.quads]
            for placement in placements
            for page in placement.pages
        }
        return self.lit(rects, meant, ignored, vertical=_VERTICAL in tags)

    def _inside(self, rects: Rects) -> Iterator[_Place]:
        for page, boxes in rects.items():
            for x0, y0, x1, y1 in boxes:
                for centre in self._between(page, y0, y1):
                    if x0 <= centre.x <= x1:
                        yield page, centre.number

    def _places(self, glyph: TrueGlyph) -> Collection[_Place]:
        page, _text, x0, y0, x1, y1 = glyph
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        return [
            (page, centre.number)
            for centre in self._between(page, y - _SAME_PT, y + _SAME_PT)
            if abs(centre.x - x) <= _SAME_PT
        ]

    def _between(self, page: int, y0: float, y1: float) -> Sequence[_Centre]:
        centres = self._centres(page)
        first = bisect_left(centres, y0, key=lambda each: each.y)
        last = bisect_right(centres, y1, key=lambda each: each.y)
        return centres[first:last]

    def _centres(self, page: int) -> list[_Centre]:
        if page not in self._pages:
            self._pages[page] = sorted(
                self._on_page(page), key=lambda each: (each.y, each.x)
            )
        return self._pages[page]

    def _on_page(self, page: int) -> Iterator[_Centre]:
        glyphs = self._document.glyphs(page - 1)
        for number, text in enumerate(glyphs.text):
            if _is_drawn(text):
                quad = glyphs.quad(number)
                xs, ys = quad[0::2], quad[1::2]
                yield _Centre((min(ys) + max(ys)) / 2, (min(xs) + max(xs)) / 2, number)


def _covered(
    rects: Iterable[Rect], glyph: TrueGlyph, tolerance: tuple[float, float]
) -> bool:
    x, y = (glyph[2] + glyph[4]) / 2, (glyph[3] + glyph[5]) / 2
    across_x, across_y = tolerance
    return any(
        x0 - across_x <= x <= x1 + across_x and y0 - across_y <= y <= y1 + across_y
        for x0, y0, x1, y1 in rects
    )


def _is_drawn(text: str) -> bool:
    return (
        bool(text.strip())
        and text not in _NAMELESS
        and any(unicodedata.category(each) not in _NOT_DRAWN for each in text)
    )
