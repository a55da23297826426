"""Draws whole pages."""

import pymupdf

from locator.exports.drawings import Picture
from locator.pdf.faults import FAULTS

_POINTS_PER_INCH = 72


def page_picture(page: "pymupdf.Page", dpi: int) -> Picture:
    """Return a page as it is shown, in colour; white if it cannot be drawn."""
    rect = page.rect
    try:
        pixels = page.get_pixmap(dpi=dpi)
    except FAULTS:
        scale = dpi / _POINTS_PER_INCH
        pixels = pymupdf.Pixmap(
            pymupdf.csRGB,
            pymupdf.IRect(0, 0, int(rect.width * scale), int(rect.height * scale)),
        )
        pixels.clear_with(255)
    return Picture(pixels.tobytes("png"), rect.width, rect.height)
