"""Pages of every kind: turned, cropped, larger units, three directions of writing."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pymupdf  # noqa: TID251 - sets boxes, units and encodings that `write_pdf` does not know

from reader.canvas.page_frame import Point, displayed
from reader.replies import PageSize
from tests.pdfs import Page, Piece, page_of, write_pdf

Rect = tuple[float, float, float, float]

A4 = (0, 0, 595, 842)


@dataclass(frozen=True, slots=True)
class Script:
    """A page in one direction of writing, and what is quoted from it."""

    page: Page
    quote: str
    lit: str
    vertical: bool = False


@dataclass(frozen=True, slots=True)
class Boxes:
    """Boxes of a page, and how far its upper left corner is from that of an A4 page."""

    mediabox: Rect
    cropbox: Rect | None
    left: float
    top: float


SCRIPTS: Mapping[str, Script] = {
    "latin": Script(
        page_of("The sampled films were dense.", "They took up water at once."),
        "films were dense. They took",
        "films were dense.\nThey took",
    ),
    "hebrew": Script(
        page_of(
            pieces=(
                Piece("שלום עולם, זה ניסוי 12 קטן.", 400, 100, right_to_left=True),
                Piece("עוד שורה אחת כאן.", 400, 120, right_to_left=True),
            )
        ),
        "זה ניסוי 12 קטן. עוד שורה",
        "זה ניסוי 12 קטן.\nעוד שורה",
    ),
    "vertical": Script(
        page_of("日本語の縦書きの文章を読む。", font="cjk", leading_pt=24),
        "縦書きの文章",
        "縦\n書\nき\nの\n文\n章",
        vertical=True,
    ),
}
BOXES: Mapping[str, Boxes] = {
    "whole": Boxes(A4, None, 0, 0),
    "cropped": Boxes(A4, (50, 20, 500, 800), 50, 20),
    "shifted": Boxes((-100, -50, 495, 792), None, -100, 50),
}

EVERYTHING = list(product(SCRIPTS, BOXES, (0, 90, 180, 270), (1, 2.5)))
"""Script, boxes, rotation and points per unit of every kind of page."""


def written(
    path: Path, script: Script, boxes: Boxes, rotation: int = 0, unit: float = 1
) -> Path:
    """Write a page with these boxes, rotation and points per unit."""
    base = write_pdf(path.with_suffix(".base.pdf"), [script.page])
    with pymupdf.open(base) as document:
        page = document[0]
        if script.vertical:
            for font in document.get_page_fonts(0):
                document.xref_set_key(font[0], "Encoding", "/Identity-V")
        page.set_mediabox(pymupdf.Rect(boxes.mediabox))
        if boxes.cropbox:
            page.set_cropbox(pymupdf.Rect(boxes.cropbox))
        page.set_rotation(rotation)
        document.xref_set_key(page.xref, "UserUnit", str(unit))
        document.save(path)
    return path


def displayed_rect(page: "pymupdf.Page", rect: Rect) -> Rect:
    """Return a rectangle of frame `page` in frame `display`, as the window does."""
    size = PageSize(page.rect.width, page.rect.height, page.rotation)
    one, other = (displayed(Point(*rect[at : at + 2]), size) for at in (0, 2))
    (x0, x1), (y0, y1) = sorted((one.x, other.x)), sorted((one.y, other.y))
    return x0, y0, x1, y1
