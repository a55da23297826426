"""Boxes in shares of the page as it is shown: CSS percents without any sum.

Shaped as pdf-chunk-bbox has its chunks: boxes from 0 to 1, from the top left.
"""

from collections.abc import Iterator

from locator.checked import Checked
from locator.exports.drawings import Drawings
from locator.exports.entries import Entry, entries_in
from locator.exports.json_text import Object, about, listed
from locator.exports.parts import Part
from locator.frames import Frame

_DECIMALS = 6


def write(checked: Checked, drawings: Drawings) -> bytes:
    """Return every quote with the boxes of its current place, a line for each.

    What stands nowhere has no boxes.
    """
    return listed(map(_chunk, entries_in(checked, drawings)))


def _chunk(entry: Entry) -> Object:
    said = about(entry.claim, entry.quote)
    if entry.source is None or not entry.current:
        return {**said, "bboxes": []}
    return {
        "content": entry.words,
        "file": entry.source.path.name,
        "pageNumber": entry.current[0].page_index + 1,
        "bboxes": [box for part in entry.current for box in _boxes(part)],
        **said,
    }


def _boxes(part: Part) -> Iterator[Object]:
    for piece in part.pieces:
        x0, y0, x1, y1 = part.shape.quad_to(Frame.UNIT, piece.quad).rect()
        yield {
            "page": part.page_index + 1,
            "x": round(x0, _DECIMALS),
            "y": round(y0, _DECIMALS),
            "w": round(x1 - x0, _DECIMALS),
            "h": round(y1 - y0, _DECIMALS),
        }
