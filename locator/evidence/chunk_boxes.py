"""The boxes of chunks of a document, in the two frames in which they are written.

The evidence chain has points of user space: `y` is the baseline, `h` goes up from it.
pdf-chunk-bbox has shares of the page from its top left. What looks like the one but has
the numbers of the other is refused: turned the wrong way, a box lies somewhere else.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from locator.evidence.json_fields import fields_in, items_in, number_in, whole_in
from locator.evidence.json_text import Node
from locator.evidence.record import GivenBoxes
from locator.frames import Frame

_BEYOND = 1.01  # shares are rounded, and letters may reach over the edge
_SIDES = ("x", "y", "w", "h")
_SHARES = ("nx", "ny", "nw", "nh")
_SHARES_OF_CORNERS = ("nx", "ny", "w", "h")  # as the article has them

Box: TypeAlias = tuple[float, float, float, float]


class MixedFramesError(Exception):
    """Boxes are in another frame than that of the format in which they are written."""


def chain_boxes(evidence: Mapping[str, Node]) -> GivenBoxes | None:
    """Return the boxes that the evidence chain gives on one page.

    A box that has shares only (`nx` is x / pageWidth) is multiplied back, which is
    exact: the article defines the shares by the points. Without the size of the page
    the share is turned to count from the top left, which is exact for pages that are
    neither turned nor cropped.

    Raises:
        MixedFramesError: All of them are at most a point in size, as shares are.
    """
    page_number = whole_in(evidence.get("page"))
    if page_number is None or page_number < 1:
        return None
    boxes = [fields_in(each) for each in items_in(evidence.get("bboxes"))]
    in_points = list(_numbers(boxes, _SIDES))
    if in_points and all(_is_shares(each) for each in in_points):
        raise MixedFramesError
    if in_points:
        return _given(page_number, Frame.PDF, in_points)
    shares = list(_numbers(boxes, _SHARES))
    width = number_in(evidence.get("pageWidth"))
    height = number_in(evidence.get("pageHeight"))
    if width and height:
        points = [
            (x * width, y * height, w * width, h * height) for x, y, w, h in shares
        ]
        corners = [
            (x * width, y * height, w, h)
            for x, y, w, h in _numbers(boxes, _SHARES_OF_CORNERS)
        ]
        return _given(page_number, Frame.PDF, points or corners)
    turned = [(x, 1 - y - h, w, h) for x, y, w, h in shares]
    return _given(page_number, Frame.UNIT, turned)


def unit_boxes(chunk: Mapping[str, Node]) -> tuple[GivenBoxes, ...]:
    """Return the boxes of a chunk of pdf-chunk-bbox, page by page.

    Raises:
        MixedFramesError: They are no shares of a page.
    """
    first = whole_in(chunk.get("pageNumber"))
    pages: dict[int, list[Box]] = {}
    for each in items_in(chunk.get("bboxes")):
        fields = fields_in(each)
        page_number = whole_in(fields.get("page")) or first
        if page_number is not None and page_number >= 1:
            pages.setdefault(page_number, []).extend(_numbers((fields,), _SIDES))
    if not all(_is_shares(each) for boxes in pages.values() for each in boxes):
        raise MixedFramesError
    given = (_given(page, Frame.UNIT, boxes) for page, boxes in pages.items())
    return tuple(each for each in given if each)


def _given(page_number: int, frame: Frame, boxes: Sequence[Box]) -> GivenBoxes | None:
    """Return boxes of x, y, width and height as they are kept, corner to corner."""
    upright = tuple(
        (min(x, x + w), min(y, y + h), max(x, x + w), max(y, y + h))
        for x, y, w, h in boxes
    )
    return GivenBoxes(page_number - 1, frame, upright) if upright else None


def _numbers(
    boxes: Sequence[Mapping[str, Node]], names: Sequence[str]
) -> Iterator[Box]:
    for box in boxes:
        x, y, w, h = (number_in(box.get(name)) for name in names)
        if x is not None and y is not None and w is not None and h is not None:
            yield x, y, w, h


def _is_shares(box: Box) -> bool:
    x, y, w, h = box
    return all(1 - _BEYOND <= number <= _BEYOND for number in (x, y, x + w, y + h))
