"""Boxes on a page, as they are used inside."""

from dataclasses import dataclass
from typing import TypeAlias

Box: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class PageBoxes:
    """Boxes on one page.

    Attributes:
        page_index: Page, counted from 0.
        boxes: Upright boxes in points, frame `page`: x0, y0, x1, y1.
    """

    page_index: int
    boxes: tuple[Box, ...]
