"""Annotations as Zotero keeps them: what its web API takes and its reader shows.

An annotation of Zotero's lies on one page or on two that follow each other, and its
position is at most 65,000 characters long; what is larger becomes several annotations.
Quotes that stand nowhere cannot be annotations: they are left out.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from locator.checked import Checked
from locator.exports.comment import comment
from locator.exports.drawings import Drawings
from locator.exports.entries import Entry, entries_in
from locator.exports.json_text import Object, listed, said
from locator.exports.parts import Part
from locator.frames import Frame
from locator.geometry import Quad
from locator.status_colours import DAY_FILL, LIGHT_LINES

_DECIMALS = 3
_LONGEST_POSITION = 65_000
_LONGEST_BOX = 60  # characters of four numbers, their brackets and commas
_MOST_BOXES = _LONGEST_POSITION // _LONGEST_BOX - 2  # room for what is around them

_Rect = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class _Stretch:
    """What one annotation covers: boxes of a part, and of the part on the next page."""

    part: Part
    rects: Sequence[_Rect]
    next_part: Part | None = None
    next_rects: Sequence[_Rect] = ()


def write(checked: Checked, drawings: Drawings) -> bytes:
    """Return every quote that stands somewhere as annotations, a line for each."""
    return listed(
        annotation
        for entry in entries_in(checked, drawings)
        for annotation in _annotations(entry, checked.reviewer)
    )


def _annotations(entry: Entry, reviewer: str) -> Iterator[Object]:
    status = entry.quote.located.status
    stretches = list(_stretches(entry.current))
    for stretch in stretches:
        part = stretch.part
        yield {
            "itemType": "annotation",
            "annotationType": "highlight",
            **said({"annotationAuthorName": reviewer}),
            "annotationText": entry.words if len(stretches) == 1 else _words(stretch),
            "annotationComment": comment(entry.claim, entry.quote),
            "annotationColor": DAY_FILL.get(status, LIGHT_LINES[status]).lower(),
            "annotationPageLabel": part.label,
            "annotationSortIndex": _sort_index(stretch),
            "annotationPosition": _position(stretch),
            "tags": [{"tag": str(status)}],
        }


def _stretches(parts: Sequence[Part]) -> Iterator[_Stretch]:
    """Yield the parts of a place in as few annotations as Zotero can have."""
    waiting = [_Stretch(part, rects) for part in parts for rects in _cut(_rects(part))]
    while waiting:
        this = waiting.pop(0)
        then = waiting[0] if waiting else None
        if then and _go_together(this, then):
            waiting.pop(0)
            yield _Stretch(this.part, this.rects, then.part, then.rects)
        else:
            yield this


def _go_together(this: _Stretch, then: _Stretch) -> bool:
    return (
        then.part.page_index == this.part.page_index + 1
        and len(this.rects) + len(then.rects) <= _MOST_BOXES
    )


def _cut(rects: Sequence[_Rect]) -> Iterator[Sequence[_Rect]]:
    for start in range(0, len(rects), _MOST_BOXES):
        yield rects[start : start + _MOST_BOXES]


def _rects(part: Part) -> Sequence[_Rect]:
    return [_rect(part.shape.quad_to(Frame.PDF, piece.quad)) for piece in part.pieces]


def _rect(quad: Quad) -> _Rect:
    return tuple(round(number, _DECIMALS) for number in quad.rect())


def _words(stretch: _Stretch) -> str:
    parts = filter(None, (stretch.part, stretch.next_part))
    return " ".join(part.text for part in parts)


def _sort_index(stretch: _Stretch) -> str:
    """Return what Zotero sorts by: page, offset in its text, distance from its top."""
    part = stretch.part
    top = max(rect[3] for rect in stretch.rects)
    distance = max(0, int(part.shape.top - top))
    return f"{part.page_index:05d}|{part.span.start:06d}|{distance:05d}"


def _position(stretch: _Stretch) -> str:
    position: dict[str, int | Iterable[_Rect]] = {
        "pageIndex": stretch.part.page_index,
        "rects": stretch.rects,
    }
    if stretch.next_part:
        position["nextPageRects"] = stretch.next_rects
    return json.dumps(position, separators=(",", ":"))
