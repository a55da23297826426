"""Makes scans: PDF files whose pages are pictures of the pages of another file."""

from pathlib import Path

import pymupdf  # noqa: TID251 - draws pages to make pictures of them
import pytest

from locator.errors import OcrError
from locator.pdf.tessdata import tessdata_for

Rect = tuple[float, float, float, float]

_DPI = 200


def write_scan(path: Path, source: Path, *, rotation: int = 0) -> Path:
    """Write a file of pictures of the pages of `source`, and return its path.

    Args:
        path: The file to be.
        source: The file whose pages are drawn.
        rotation: How the pages are turned when they are looked at.
    """
    with pymupdf.open(source) as pages, pymupdf.open() as scan:
        for page in pages:
            picture = page.get_pixmap(dpi=_DPI)
            width, height = page.rect.width, page.rect.height
            if rotation % 180:
                width, height = height, width
            drawn = scan.new_page(width=width, height=height)
            drawn.insert_image(drawn.rect, pixmap=picture, rotate=rotation)
            drawn.set_rotation(rotation)
        scan.save(path)
    return path


def displayed(path: Path, rect: Rect) -> Rect:
    """Return a rectangle of the first page as the page is looked at."""
    with pymupdf.open(path) as document:
        x0, y0, x1, y1 = pymupdf.Rect(rect) * document[0].rotation_matrix
        return x0, y0, x1, y1


def needs_tessdata(language: str = "eng") -> pytest.MarkDecorator:
    """Return a mark that skips a test where Tesseract's language data is missing."""
    try:
        tessdata_for(language)
    except OcrError:
        return pytest.mark.skip(reason=f"no {language}.traineddata of Tesseract here")
    return pytest.mark.skipif(False, reason="")
