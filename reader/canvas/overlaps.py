"""Finds out where several quotes lie on the same words."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from locator.geometry import Quad
from reader.session.highlight import Highlight

Rect: TypeAlias = tuple[float, float, float, float]

_SHARED = 0.4  # of the lower piece's height
_BAND_PT = 16.0
_FARTHEST_PT = 20_000.0  # no page is as high; broken files say anything


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """One line piece of one highlight, by its numbers; later ones are greater."""

    highlight: int
    quad: int


def lines_before(
    highlights: Sequence[Highlight],
) -> list[tuple[Piece | None, ...]]:
    """Return for each quad of each highlight the piece whose line lies there before.

    Args:
        highlights: Those of one page, the first ones first.

    Returns:
        The last piece of another quote on the same words, None without any.
    """
    placed = _Placed()
    found: list[tuple[Piece | None, ...]] = []
    for number, highlight in enumerate(highlights):
        mine = [quad.rect() for quad in highlight.quads]
        found.append(tuple(placed.last(rect, highlight.quote_id) for rect in mine))
        for at, rect in enumerate(mine):
            placed.add(Piece(number, at), highlight.quote_id, rect)
    return found


class _Placed:
    """Pieces by the bands of the page that they reach into: few are near enough."""

    def __init__(self) -> None:
        self._bands: defaultdict[int, list[tuple[Piece, int, Rect]]] = defaultdict(list)

    def add(self, piece: Piece, quote_id: int, rect: Rect) -> None:
        """Take in one more piece, later than all others."""
        for band in _bands(rect):
            self._bands[band].append((piece, quote_id, rect))

    def last(self, rect: Rect, quote_id: int) -> Piece | None:
        """Return the last piece of another quote on the same words."""
        found = (self._last_in(band, rect, quote_id) for band in _bands(rect))
        return max((piece for piece in found if piece), default=None)

    def _last_in(self, band: int, rect: Rect, quote_id: int) -> Piece | None:
        for piece, other_id, other in reversed(self._bands.get(band, ())):
            if other_id != quote_id and overlap(rect, other):
                return piece
        return None


def _bands(rect: Rect) -> range:
    upper, lower = (max(-_FARTHEST_PT, min(_FARTHEST_PT, y)) for y in rect[1::2])
    return range(int(upper // _BAND_PT), int(lower // _BAND_PT) + 1)


def overlap(one: Rect, other: Rect) -> bool:
    """Tell whether two upright boxes share words: neighbouring lines only touch."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    least_width = min(one[2] - one[0], other[2] - other[0])
    least_height = min(one[3] - one[1], other[3] - other[1])
    return (
        width > _SHARED * min(least_width, least_height)
        and height > _SHARED * least_height
    )


def contains(quad: Quad, x: float, y: float, margin: float = 0.0) -> bool:
    """Tell whether a point lies in the upright box around a quad; frame `page`."""
    x0, y0, x1, y1 = quad.rect()
    return x0 - margin <= x <= x1 + margin and y0 - margin <= y <= y1 + margin
