"""Leaves out text that nobody sees: without ink of its own, on bare paper.

White, transparent and invisible text is the text layer of a picture, or stands on
coloured ground; where there is neither, it is there for programs only.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, TypeAlias

import pymupdf

_WHITE = 0xF8F8F8  # or as good as white
_STROKED = 32  # a bit of `char_flags`, as MuPDF has them
_TEXT_BLOCK = 0
_GROUND_FLAGS = pymupdf.TEXT_COLLECT_VECTORS | pymupdf.TEXT_PRESERVE_IMAGES
_PAPER = (
    "filled, color: #ffffff",
    "alpha: 0,",
)  # how MuPDF describes what is no ground
_MIDDLE = 0.25  # of a box's height: above and below it may be other lines

_Box: TypeAlias = tuple[float, float, float, float]


class Ground:
    """Knows where a page draws anything but text; looks it up when first asked."""

    def __init__(self, page: "pymupdf.Page") -> None:
        self._page = page

    def shows(self, box: _Box) -> bool:
        """Tell whether text in `box` can be seen by what is around it.

        A page's pictures and areas are listed in a moment; only where none is does
        drawing the place tell whether it is empty.

        Args:
            box: Points, frame `page`.
        """
        x0, y0, x1, y1 = box
        over_something = any(
            left < x1 and right > x0 and top < y1 and bottom > y0
            for left, top, right, bottom in self._coloured
        )
        return over_something or not self._is_empty(box)

    @cached_property
    def _coloured(self) -> list[_Box]:
        blocks = self._page.get_textpage(flags=_GROUND_FLAGS).extractBLOCKS()
        return [
            (x0, y0, x1, y1)
            for x0, y0, x1, y1, about, _, kind in blocks
            if kind != _TEXT_BLOCK and not any(paper in about for paper in _PAPER)
        ]

    def _is_empty(self, box: _Box) -> bool:
        x0, y0, x1, y1 = box
        edge = _MIDDLE * min(x1 - x0, y1 - y0)
        middle = pymupdf.Rect(x0, y0 + edge, x1, y1 - edge)
        if x1 - x0 < y1 - y0:
            middle = pymupdf.Rect(x0 + edge, y0, x1 - edge, y1)
        picture = self._picture
        place = (middle * self._page.rotation_matrix).irect & picture.irect
        samples, width = picture.samples_mv, place.width
        rows = {
            bytes(samples[start : start + width])
            for start in range(
                place.y0 * picture.stride + place.x0,
                place.y1 * picture.stride + place.x0,
                picture.stride,
            )
        }
        return len(rows) <= 1 and len(set(b"".join(rows))) <= 1

    @cached_property
    def _picture(self) -> "pymupdf.Pixmap":
        return self._page.get_pixmap(colorspace=pymupdf.csGRAY)


def seen(
    spans: Iterable[Mapping[str, Any]], ground: Ground
) -> Iterator[Mapping[str, Any]]:
    """Yield the spans of MuPDF's structured text that can be seen."""
    for span in spans:
        if not _is_without_ink(span) or ground.shows(span["bbox"]):
            yield span


def _is_without_ink(span: Mapping[str, Any]) -> bool:
    if span["alpha"] and span["color"] & _WHITE != _WHITE:
        return False
    return not span["char_flags"] & _STROKED
