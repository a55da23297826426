"""Finds out where several quotes lie on the same words."""

from collections.abc import Sequence

from locator.geometry import Quad
from reader.session.highlight import Highlight

_SHARED = 0.4  # of the lower piece's height


def line_levels(highlights: Sequence[Highlight]) -> list[tuple[int, ...]]:
    """Return for each quad of each highlight how many quotes have a line there before.

    Args:
        highlights: Those of one page, the first ones first.
    """
    placed: list[tuple[int, tuple[float, float, float, float], int]] = []
    levels: list[tuple[int, ...]] = []
    for highlight in highlights:
        mine: list[int] = []
        for quad in highlight.quads:
            rect = quad.rect()
            below = [
                level
                for quote_id, other, level in placed
                if quote_id != highlight.quote_id and overlap(rect, other)
            ]
            mine.append(max(below, default=-1) + 1)
        levels.append(tuple(mine))
        placed.extend(
            (highlight.quote_id, quad.rect(), level)
            for quad, level in zip(highlight.quads, mine, strict=True)
        )
    return levels


def overlap(
    one: tuple[float, float, float, float], other: tuple[float, float, float, float]
) -> bool:
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
