"""Links the words "Figure 2" or "Section 3.4" to the places they name."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pymupdf

from resources.demo.landmarks import Landmark, find_captions

NAMES = ("Figure", "Table", "Section")


def add_links(paper: pymupdf.Document, headings: Sequence[Landmark]) -> None:
    """Add a link wherever the text names a place on another page."""
    targets = {mark.text: mark for mark in find_captions(paper)}
    for heading in headings:
        targets[f"Section {heading.text.partition(' ')[0]}"] = heading
    for page in paper.pages():
        for name, rect in _mentions(page):
            target = targets.get(name)
            if target and target.page_index != page.number:
                page.insert_link(_link(rect, target))


def _mentions(page: pymupdf.Page) -> Iterator[tuple[str, pymupdf.Rect]]:
    for first, second in pairwise(page.get_text("words")):
        name = first[4].strip("(")
        same_line = first[5:7] == second[5:7]
        if name in NAMES and same_line:
            number = second[4].strip("().,;:ab")
            rect = pymupdf.Rect(first[:4]) | pymupdf.Rect(second[:4])
            yield f"{name} {number}", rect


def _link(rect: pymupdf.Rect, target: Landmark) -> dict[str, object]:
    return {
        "kind": pymupdf.LINK_GOTO,
        "from": rect,
        "page": target.page_index,
        "to": pymupdf.Point(0, max(target.top_pt - 6, 0)),
    }
