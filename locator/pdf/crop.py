"""Pictures of where a quote stands: lit as in the window, few bytes each."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count, islice

import pymupdf

from locator.crops.areas import areas_of
from locator.crops.png import png_of
from locator.exports.drawings import Crop
from locator.geometry import Quad
from locator.glyphs import PageGlyphs
from locator.located import Located
from locator.pdf.faults import FAULTS
from locator.pdf.highlight import Lit, paint_lit
from locator.pdf.shapes import page_shape
from locator.placement import PagePlacement

MOST_BYTES = 60_000
_MOST_PIXELS = 2_000_000  # what is larger is a poster, and no sharper for it
_MOST_CROPS = 4
_WINDOW_DPI = 96
_POINTS_PER_INCH = 72
# Dots per inch and bits of each colour, sharpest first: less colour goes before less
# sharpness, until print (144) would suffer.
_WAYS = (
    (192, 5), (192, 4), (144, 5), (144, 4), (120, 5), (120, 4), (96, 5), (96, 4),
    (96, 3), (72, 4), (72, 3), (48, 3), (36, 3), (24, 2), (12, 2),
)  # fmt: skip # pairs


@dataclass(frozen=True, slots=True)
class CropSource:
    """The pages from which crops are taken.

    Attributes:
        page: Returns a page (index from 0).
        glyphs: Returns its glyphs, frame `page`.
    """

    page: "Callable[[int], pymupdf.Page]"
    glyphs: Callable[[int], PageGlyphs]


def crops_of(source: CropSource, located: Located) -> tuple[Crop, ...]:
    """Return pictures of the current placement of a quote, of 60 KB at most each.

    A quote in several columns or on several pages has several; of a long one the
    beginning is shown. None of a page that cannot be drawn.
    """
    if not located.placements:
        return ()
    parts = located.placements[0].pages
    every = (crop for part in parts for crop in _on_page(source, located, part))
    found = list(islice(every, _MOST_CROPS + 1))
    if len(found) <= _MOST_CROPS:
        return tuple(found)
    *shown, last = found[:_MOST_CROPS]
    return (*shown, replace(last, continues=True))


def _on_page(
    source: CropSource, located: Located, part: PagePlacement
) -> Iterator[Crop]:
    try:
        page = source.page(part.page_index)
        shape = page_shape(page)
        drawing = page.get_displaylist()
        glyphs = source.glyphs(part.page_index)
    except FAULTS:
        return
    comparison = located.comparison
    lit = Lit(
        located.status,
        part.quads,
        tuple(_quads_on(part.page_index, comparison.differing)),
        tuple(_quads_on(part.page_index, comparison.left_out)),
    )
    for area in areas_of(glyphs, part, shape.width_pt, shape.height_pt):
        rect = pymupdf.Rect(area.rect) * page.rotation_matrix
        yield Crop(
            part.page_index,
            _png(drawing, rect, page.rotation_matrix, lit),
            rect.width,
            rect.height,
            area.text,
            area.continues,
        )


def _quads_on(page_index: int, parts: Iterable[PagePlacement]) -> Iterator[Quad]:
    for part in parts:
        if part.page_index == page_index:
            yield from part.quads


def _png(
    drawing: "pymupdf.DisplayList",
    rect: "pymupdf.Rect",
    turned: "pymupdf.Matrix",
    lit: Lit,
) -> bytes:
    """Return the best picture of a part of a page that is small enough."""
    drawn_dpi, pixels, size = 0.0, b"", (0, 0)
    square_inches = rect.width * rect.height / _POINTS_PER_INCH**2
    for dpi, bits in _ways():
        if square_inches * dpi**2 > _MOST_PIXELS:
            continue
        if dpi != drawn_dpi:
            picture = _drawn(drawing, rect, turned, lit, dpi)
            pixels = pymupdf.Pixmap(picture, 1).samples
            drawn_dpi, size = dpi, (picture.width, picture.height)
        png = png_of(*size, pixels, bits, dpi)
        if png and len(png) <= MOST_BYTES:
            return png
    raise AssertionError  # the ways have no end


def _ways() -> Iterator[tuple[float, int]]:
    """Yield dots per inch and bits of each colour, the best first, without an end."""
    yield from _WAYS
    coarsest, bits = _WAYS[-1]
    for halvings in count(1):
        yield coarsest / 2**halvings, bits


def _drawn(
    drawing: "pymupdf.DisplayList",
    rect: "pymupdf.Rect",
    turned: "pymupdf.Matrix",
    lit: Lit,
    dpi: float,
) -> "pymupdf.Pixmap":
    scale = dpi / _POINTS_PER_INCH
    matrix = pymupdf.Matrix(scale, scale)
    picture: pymupdf.Pixmap = drawing.get_pixmap(matrix=matrix, alpha=0, clip=rect)
    moved = pymupdf.Matrix(1, 0, 0, 1, -picture.x, -picture.y)
    picture.set_origin(0, 0)
    paint_lit(picture, lit, turned * matrix * moved, dpi / _WINDOW_DPI)
    return picture
