"""Reads pictures of text with the Tesseract inside MuPDF."""

from dataclasses import dataclass
from math import copysign, sqrt
from pathlib import Path
from statistics import median
from typing import Protocol

import pymupdf

from locator.errors import OcrError
from locator.pdf.faults import FAULTS
from locator.pdf.glyphs import lines_on
from locator.pdf.tessdata import BETWEEN, tessdata_for
from locator.reading_order.lines import RawLine

_FINEST_DPI = 300  # what Tesseract is trained for
_MOST_PIXELS = 25_000_000  # a picture of 75 MB; half of A0 at 150 dpi
_POINTS_PER_INCH = 72
_TRIAL_PX = 32


class Recogniser(Protocol):
    """Whatever reads the text that a page shows as a picture."""

    def lines(self, page: "pymupdf.Page") -> list[RawLine]:
        """Return the lines that are seen on a page; frame `page`."""


@dataclass(frozen=True, slots=True)
class Ocr:
    """MuPDF's Tesseract, with the data of some languages.

    Attributes:
        folder: Where the data is.
        language: Tesseract's codes of languages: "eng", or "eng+deu" for several.
    """

    folder: Path
    language: str

    def lines(self, page: "pymupdf.Page") -> list[RawLine]:
        """Return the lines that are seen on a page; frame `page`.

        Letters get equal shares of their word's box: Tesseract tells no more.
        """
        # PyMuPDF's own `get_textpage_ocr` loses what lies beyond the picture's width
        # when it turns a page back.
        picture = page.get_pixmap(dpi=dpi_for(page.rect.width, page.rect.height))
        with pymupdf.open(stream=self._recognised(picture), filetype="pdf") as read:
            seen = read[0]
            smaller = pymupdf.Matrix(
                page.rect.width / seen.rect.width, page.rect.height / seen.rect.height
            )
            lines = lines_on(seen)
            return [_moved(line, smaller * page.derotation_matrix) for line in lines]

    def try_out(self) -> None:
        """Read an empty picture.

        Raises:
            OcrError: The data cannot be used.
        """
        picture = pymupdf.Pixmap(pymupdf.csRGB, (0, 0, _TRIAL_PX, _TRIAL_PX))
        picture.clear_with(255)
        try:
            self._recognised(picture)
        except FAULTS as error:
            codes = tuple(self.language.split(BETWEEN))
            raise OcrError(codes, self.folder) from error

    def _recognised(self, picture: "pymupdf.Pixmap") -> bytes:
        """Return a PDF file of one page, the text that a picture shows."""
        made = picture.pdfocr_tobytes(
            compress=False, language=self.language, tessdata=str(self.folder)
        )
        return bytes(made)


def ocr_in(language: str) -> Ocr:
    """Return what reads pictures of text in `language`, after a trial.

    Raises:
        OcrError: The data of a language is missing or cannot be used.
    """
    ocr = Ocr(tessdata_for(language), language)
    ocr.try_out()
    return ocr


def dpi_for(width_pt: float, height_pt: float) -> int:
    """Return at how many dots per inch a page is drawn to be read."""
    square_inches = width_pt * height_pt / _POINTS_PER_INCH**2
    return min(_FINEST_DPI, int(sqrt(_MOST_PIXELS / square_inches)))


def _moved(line: RawLine, matrix: "pymupdf.Matrix") -> RawLine:
    """Return `line` elsewhere; its size is its height, that of words is guessed.

    A scan that lies askew has lines that hardly are: they count as straight.
    """
    dx = line.dx * matrix.a + line.dy * matrix.c
    dy = line.dx * matrix.b + line.dy * matrix.d
    flat = abs(dx) > abs(dy)
    glyphs = [
        glyph._replace(
            box=tuple(pymupdf.Rect(glyph.box) * matrix),
            origin=tuple(pymupdf.Point(glyph.origin) * matrix),
            corners=(),
        )
        for glyph in line.glyphs
    ]
    low, high = (1, 3) if flat else (0, 2)
    size = median(glyph.box[high] - glyph.box[low] for glyph in glyphs)
    return RawLine(
        line.block,
        copysign(1, dx) if flat else 0,
        0 if flat else copysign(1, dy),
        [glyph._replace(size=size) for glyph in glyphs],
    )
