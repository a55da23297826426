"""Boxes that are written as four numbers, those of two corners."""

from collections.abc import Iterator

from locator.evidence.json_fields import items_in, number_in
from locator.evidence.json_text import Node
from locator.page_boxes import Box

_CORNERS = 4


def corner_boxes(node: Node | None) -> tuple[Box, ...]:
    """Return the boxes in a list; what is not four numbers is none."""
    return tuple(box for each in items_in(node) for box in _box(each))


def _box(node: Node) -> Iterator[Box]:
    given = [number_in(each) for each in items_in(node)]
    numbers = [number for number in given if number is not None]
    if len(given) == len(numbers) == _CORNERS:
        x0, y0, x1, y1 = numbers
        yield min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
