"""Opens test PDFs, and reads back what a placement lights."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import locator
from locator.document import Document
from locator.located import Located
from locator.placement import Placement
from tests.pdfs import Page, write_pdf


def opened(
    folder: Path, *pages: Page, labels: Sequence[Mapping[str, object]] = ()
) -> Document:
    """Return a PDF file with these pages, opened."""
    return locator.open(write_pdf(folder / "a.pdf", pages, labels=labels))


def lit(doc: Document, found: Located) -> str:
    """Return the characters on which the first placement stands, runs by bars."""
    return "|".join(
        span.of(doc.glyphs(page.page_index).text)
        for page in found.placements[0].pages
        for span in page.spans
    )


def first_rect(found: Located) -> tuple[float, float, float, float]:
    """Return the box around the first quad of the first placement."""
    return found.placements[0].pages[0].quads[0].rect()


def glyphs_in_spans(doc: Document, placement: Placement) -> set[tuple[int, int]]:
    """Return page index and offset of every glyph inside the spans, without spaces."""
    return {
        (page.page_index, at)
        for page in placement.pages
        for span in page.spans
        for at in range(span.start, span.end)
        if not doc.glyphs(page.page_index).text[at].isspace()
    }


def glyphs_in_quads(doc: Document, placement: Placement) -> set[tuple[int, int]]:
    """Return page index and offset of every glyph whose centre is lit, no spaces."""
    found = set()
    for page in placement.pages:
        glyphs = doc.glyphs(page.page_index)
        boxes = [quad.rect() for quad in page.quads]
        for at, character in enumerate(glyphs.text):
            quad = glyphs.quad(at)
            x, y = sum(quad[::2]) / 4, sum(quad[1::2]) / 4
            inside = any(x0 < x < x1 and y0 < y < y1 for x0, y0, x1, y1 in boxes)
            if inside and not character.isspace():
                found.add((page.page_index, at))
    return found
