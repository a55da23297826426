"""Makes the PDF files of the tests: pages from lines of text, and files from pages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pymupdf
from pymupdf import mupdf

from locator.pdf.highlight import Lit, paint_lit

LEFT_PT = 72.0
TOP_PT = 72.0


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a line that stands where it is put.

    Attributes:
        text: Its characters.
        x_pt: Left edge (right edge, if it is read from right to left).
        y_pt: Baseline.
        size_pt: Type size; that of the page if not given.
        right_to_left: Whether it is Hebrew or Arabic.
    """

    text: str
    x_pt: float
    y_pt: float
    size_pt: float | None = None
    right_to_left: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """A page to be: its lines from the top, and how it lies in the file.

    Pieces are drawn behind the lines, in their order.
    """

    lines: tuple[str, ...]
    size_pt: float = 11.0
    leading_pt: float = 16.0
    rotation: int = 0
    mediabox: tuple[float, float, float, float] = (0, 0, 595, 842)
    cropbox: tuple[float, float, float, float] | None = None
    font: str = "helv"
    pieces: tuple[Piece, ...] = ()


def page_of(*lines: str, **options: Any) -> Page:
    """Return a page with these lines; without one it has no text, like a scan.

    Args:
        lines: The lines, from the top.
        options: Fields of `Page`. The font "helv" has Latin, Greek and Cyrillic
            letters, "cjk" has the rest.
    """
    return Page(lines, **options)


def write_pdf(
    path: Path,
    pages: Sequence[Page],
    *,
    password: str = "",
    labels: Sequence[Mapping[str, object]] = (),
    metadata: Mapping[str, str] | None = None,
) -> Path:
    """Write `pages` to a PDF file at `path`, and return the path.

    Args:
        path: The file to be.
        pages: Its pages.
        password: The password without which it cannot be opened; none if empty.
        labels: Rules for page labels, as `pymupdf.Document.set_page_labels` has them.
        metadata: Title, author and the like.
    """
    with pymupdf.open() as document:
        for page in pages:
            _draw(document, page)
        document.subset_fonts()
        if labels:
            document.set_page_labels(list(labels))
        document.set_metadata(dict(metadata or {}))
        document.save(
            path,
            garbage=3,
            deflate=True,
            encryption=(
                mupdf.PDF_ENCRYPT_AES_256 if password else mupdf.PDF_ENCRYPT_NONE
            ),
            user_pw=password,
            owner_pw=password,
        )
    return path


def with_keys(path: Path, to: Path, keys: Mapping[str, str]) -> Path:
    """Write a copy of a file whose first page has these keys, values as PDF has them.

    Args:
        path: The file.
        to: Where the copy goes.
        keys: For example `{"Rotate": "90"}`; `null` takes a key away.
    """
    with pymupdf.open(path) as document:
        for key, value in keys.items():
            document.xref_set_key(document[0].xref, key, value)
        document.save(to)
    return to


def _draw(document: "pymupdf.Document", page: Page) -> None:
    drawn = document.new_page(width=page.mediabox[2], height=page.mediabox[3])
    writer = pymupdf.TextWriter(drawn.rect)
    font = pymupdf.Font(page.font)
    for number, line in enumerate(page.lines):
        at = pymupdf.Point(LEFT_PT, TOP_PT + number * page.leading_pt)
        writer.append(at, line, font=font, fontsize=page.size_pt)
    for piece in page.pieces:
        size_pt = piece.size_pt or page.size_pt
        at = pymupdf.Point(piece.x_pt, piece.y_pt)
        if piece.right_to_left:
            width_pt = font.text_length(piece.text, fontsize=size_pt)
            at -= pymupdf.Point(width_pt, 0)
        writer.append(
            at,
            piece.text,
            font=font,
            fontsize=size_pt,
            right_to_left=piece.right_to_left,
        )
    if page.lines or page.pieces:
        writer.write_text(drawn)
    drawn.set_mediabox(pymupdf.Rect(page.mediabox))
    if page.cropbox:
        drawn.set_cropbox(pymupdf.Rect(page.cropbox))
    drawn.set_rotation(page.rotation)


def pixels_of(png: bytes) -> tuple[int, int, bytes]:
    """Return width, height and the pixels of a picture, three bytes each."""
    picture = pymupdf.Pixmap(png)
    if picture.n != 3:
        picture = pymupdf.Pixmap(pymupdf.csRGB, picture)
    return picture.width, picture.height, bytes(picture.samples)


def noisy_pdf(path: Path, to: Path) -> Path:
    """Write a copy of a file whose first page lies on a picture of coloured noise."""
    side, value = 400, 1
    pixels = bytearray()
    for _each in range(side * side * 3):
        value = value * 48271 % 0x7FFFFFFF
        pixels.append(128 + value % 128)
    noise = pymupdf.Pixmap(pymupdf.csRGB, side, side, bytes(pixels), False)
    with pymupdf.open(path) as document:
        page = document[0]
        page.insert_image(page.rect, pixmap=noise, overlay=False, keep_proportion=False)
        document.save(to)
    return to


def painted(
    lit: Lit, width: int, height: int, ground: tuple[int, int, int]
) -> dict[tuple[int, int], tuple[int, int, int]]:
    """Return the pixels, by column and row, that a highlight changes on a ground."""
    picture = pymupdf.Pixmap(
        pymupdf.csRGB, width, height, bytes(ground) * width * height, False
    )
    paint_lit(picture, lit, pymupdf.Matrix(1, 1), 1.0)
    return {
        (column, row): colour
        for row in range(height)
        for column in range(width)
        if (colour := tuple(picture.pixel(column, row))) != ground
    }


@dataclass(frozen=True, slots=True)
class ReadPdf:
    """A PDF file that was made, read back.

    Attributes:
        pages: The words of every page, single spaces between.
        outline: Title and page number (from 1) of every bookmark.
        metadata: Title, producer, and the like.
        pictures: How many pictures every page shows.
        fonts: The names of all fonts.
    """

    pages: tuple[str, ...]
    outline: tuple[tuple[str, int], ...]
    metadata: Mapping[str, str]
    pictures: tuple[int, ...]
    fonts: frozenset[str]


def read_pdf(data: bytes) -> ReadPdf:
    """Return what a PDF file says and shows."""
    with pymupdf.open("pdf", data) as document:
        return ReadPdf(
            tuple(" ".join(page.get_text(flags=0).split()) for page in document),
            tuple((title, number) for _level, title, number in document.get_toc()),
            document.metadata or {},
            tuple(len(page.get_image_info()) for page in document),
            frozenset(font[3] for page in document for font in page.get_fonts()),
        )


def colours_at(data: bytes, points: Sequence[tuple[float, float]]) -> list[str]:
    """Return the colours (#RRGGBB) of a file's first page at points of frame `page`."""
    with pymupdf.open("pdf", data) as document:
        picture = document[0].get_pixmap(dpi=144)
        pixels = [picture.pixel(round(2 * x), round(2 * y)) for x, y in points]
        return ["#" + "".join(f"{each:02X}" for each in pixel) for pixel in pixels]
