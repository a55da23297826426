"""The evidence chain: text with the page and the boxes at which it stands.

Pages count from 1; `pageWidth` and `pageHeight` are those of the page as it is shown;
boxes are in user space, `y` is the baseline and `h` goes upwards from it; `nx` and `ny`
are `x / pageWidth` and `y / pageHeight`; offsets count in our text of the page. There
is an object for every page, never one box over two.
"""

from collections.abc import Sequence

from locator.checked import Checked, Source
from locator.exports.drawings import Drawings
from locator.exports.entries import Entry, entries_in
from locator.exports.json_text import Object, about, listed
from locator.exports.parts import Part
from locator.frames import Frame, PageShape
from locator.geometry import Quad

_DECIMALS = 2
_SHARE_DECIMALS = 6


def write(checked: Checked, drawings: Drawings) -> bytes:
    """Return the chain of every quote, a line for each, in UTF-8.

    What stands nowhere has no evidence.
    """
    return listed(map(_chunk, entries_in(checked, drawings)))


def _chunk(entry: Entry) -> Object:
    source = entry.source
    said = about(entry.claim, entry.quote)
    if source is None or not entry.current:
        return {**said, "evidence": []}
    first = entry.current[0]
    start, end = first.span.start, first.span.end
    places = [_evidence(place, source) for place in entry.places]
    return {
        "chunkId": f"{source.path.name}:p{first.page_index + 1}:c{start}-c{end}",
        "text": entry.words,
        "evidence": places[0],
        **({"otherPlaces": places[1:]} if places[1:] else {}),
        **said,
    }


def _evidence(place: Sequence[Part], source: Source) -> Object | list[Object]:
    pages = [_page(part, source) for part in place]
    return pages[0] if len(pages) == 1 else pages


def _page(part: Part, source: Source) -> Object:
    shape = part.shape
    return {
        "file": source.path.name,
        "page": part.page_index + 1,
        "pageWidth": round(shape.shown_width_pt, _DECIMALS),
        "pageHeight": round(shape.shown_height_pt, _DECIMALS),
        "charStart": part.span.start,
        "charEnd": part.span.end,
        "bboxes": [_box(piece.standing, shape) for piece in part.pieces],
        "quads": [
            [
                round(number, _DECIMALS)
                for number in shape.quad_to(Frame.PDF, piece.quad).numbers()
            ]
            for piece in part.pieces
        ],
    }


def _box(standing: Quad, shape: PageShape) -> Object:
    x0, y0, x1, y1 = shape.quad_to(Frame.PDF, standing).rect()
    return {
        "x": round(x0, _DECIMALS),
        "y": round(y0, _DECIMALS),
        "w": round(x1 - x0, _DECIMALS),
        "h": round(y1 - y0, _DECIMALS),
        "nx": round(x0 / shape.shown_width_pt, _SHARE_DECIMALS),
        "ny": round(y0 / shape.shown_height_pt, _SHARE_DECIMALS),
    }
