"""Finds out where several quotes lie on the same words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from reader.canvas.bands import Bands
from reader.session.highlight import Highlight

if TYPE_CHECKING:
    from locator.geometry import Quad

Rect: TypeAlias = tuple[float, float, float, float]

_SHARED = 0.4  # of the smaller piece


@dataclass(frozen=True, slots=True)
class Piece:
    """One line piece of one highlight, by its numbers."""

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
    placed: Bands[tuple[Piece, int, Rect]] = Bands()
    found: list[tuple[Piece | None, ...]] = []
    for number, highlight in enumerate(highlights):
        mine = [quad.rect() for quad in highlight.quads]
        found.append(
            tuple(
                _last(placed.near(rect[1], rect[3]), rect, highlight.quote_id)
                for rect in mine
            )
        )
        for at, rect in enumerate(mine):
            piece = Piece(number, at), highlight.quote_id, rect
            placed.add(rect[1], rect[3], piece)
    return found


def _last(
    near: Sequence[tuple[Piece, int, Rect]], rect: Rect, quote_id: int
) -> Piece | None:
    for piece, other_id, other in reversed(near):
        if other_id != quote_id and overlap(rect, other):
            return piece
    return None


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


def contains(quad: "Quad", x: float, y: float, margin: float = 0.0) -> bool:
    """Tell whether a point lies in the upright box around a quad; frame `page`."""
    x0, y0, x1, y1 = quad.rect()
    return x0 - margin <= x <= x1 + margin and y0 - margin <= y <= y1 + margin
