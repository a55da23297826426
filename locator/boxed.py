"""A quote with the boxes in which its file says that it stands."""

from collections.abc import Callable
from dataclasses import replace

from locator.evidence.record import Record
from locator.frames import PageShape
from locator.page_boxes import PageBoxes
from locator.quote import Quote


def boxed(record: Record, shape: Callable[[int], PageShape], page_count: int) -> Quote:
    """Return the quote of a record with its boxes as they lie in a document.

    A quote that names no page is given that of its first box. Boxes on pages that the
    document does not have are dropped.

    Args:
        record: The quote, and the boxes as its file has them.
        shape: How a page (index from 0) of the document lies.
        page_count: How many pages the document has.
    """
    boxes = tuple(
        PageBoxes(
            each.page_index,
            tuple(
                shape(each.page_index).rect_from(each.frame, box) for box in each.boxes
            ),
        )
        for each in record.boxes
        if each.page_index < page_count
    )
    if not boxes:
        return record.quote
    page_hint = record.quote.page_hint or str(boxes[0].page_index + 1)
    return replace(record.quote, page_hint=page_hint, boxes=boxes)
