"""Draws parts of pages as pixels that Qt takes without converting them."""

from collections.abc import Iterator

import pymupdf
from pymupdf import mupdf

from reader.protocol import DrawTile
from reader.worker.drawn_document import DrawnDocument

# Paper and ink of the night page.
_PAPER = 0x1E2124
_INK = 0xD5D8DC
_DIMMED = 0.88


def drawn(document: DrawnDocument, tile: DrawTile) -> "pymupdf.Pixmap":
    """Return a tile as BGRA, opaque, on white paper.

    That is what `QImage.Format_RGB32` holds on little-endian machines;
    asking MuPDF for it costs nothing, converting it in the window costs 10 ms.
    """
    box = mupdf.FzIrect(
        tile.x_px, tile.y_px, tile.x_px + tile.width_px, tile.y_px + tile.height_px
    )
    pixels = _blank(box)
    # The space between an exact page and whole pixels is left as paper.
    matrix = mupdf.FzMatrix(tile.scale, 0, 0, tile.scale, 0, 0)
    device = mupdf.fz_new_draw_device(mupdf.FzMatrix(), pixels)
    mupdf.fz_run_display_list(
        document.display_list(tile.page_index),
        device,
        matrix,
        mupdf.FzRect(box),
        mupdf.FzCookie(),
    )
    mupdf.fz_close_device(device)
    pixmap = pymupdf.Pixmap("raw", pixels)
    return _by_night(pixmap, document, tile) if tile.night else pixmap


def _blank(box: "mupdf.FzIrect") -> "mupdf.FzPixmap":
    colours = mupdf.FzColorspace(mupdf.FzColorspace.Fixed_BGR)
    pixels = mupdf.fz_new_pixmap_with_bbox(colours, box, mupdf.FzSeparations(), 1)
    mupdf.fz_clear_pixmap_with_value(pixels, 0xFF)
    return pixels


def _by_night(
    pixmap: "pymupdf.Pixmap", document: DrawnDocument, tile: DrawTile
) -> "pymupdf.Pixmap":
    """Return the tile with night paper and ink; pictures keep their colours, dimmed."""
    pictures = list(_pictures(document, tile))
    kept = bytes(pixmap.samples_mv) if pictures else b""
    mupdf.fz_tint_pixmap(pixmap.this, _INK, _PAPER)
    samples = pixmap.samples_mv
    dimmed = bytes(min(255, int(value * _DIMMED)) for value in range(256))
    for x0, y0, x1, y1 in pictures:
        for row in range(y0, y1):
            start = row * pixmap.stride + 4 * x0
            end = row * pixmap.stride + 4 * x1
            line = bytearray(kept[start:end].translate(dimmed))
            line[3::4] = b"\xff" * (x1 - x0)
            samples[start:end] = bytes(line)
    return pixmap


def _pictures(
    document: DrawnDocument, tile: DrawTile
) -> Iterator[tuple[int, int, int, int]]:
    """Yield where pictures lie in the tile, in its own pixels."""
    for rect in document.picture_rects(tile.page_index):
        x0 = max(0, int(rect.x0 * tile.scale) - tile.x_px)
        y0 = max(0, int(rect.y0 * tile.scale) - tile.y_px)
        x1 = min(tile.width_px, int(rect.x1 * tile.scale) + 1 - tile.x_px)
        y1 = min(tile.height_px, int(rect.y1 * tile.scale) + 1 - tile.y_px)
        if x0 < x1 and y0 < y1:
            yield x0, y0, x1, y1
