"""Finishes a PDF file that was set: pictures, feet, bookmarks, metadata."""

import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

import pymupdf

_LINE = (0.86, 0.875, 0.894)  # #DBDFE4, around pictures
_LINE_PT = 0.75
_ROUND = 0.012  # of the shorter side
_SIGNATURE_BYTES = 8


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A place that the outline names: page from 0, height from the top in points."""

    title: str
    page_index: int
    top_pt: float


@dataclass(frozen=True, slots=True)
class LaidPicture:
    """A PNG with a palette; page from 0, and x0, y0, x1, y1 on it in points."""

    png: bytes = field(repr=False)
    page_index: int
    rect: tuple[float, float, float, float]

    @property
    def bottom(self) -> float:
        """Return its lower edge."""
        return self.rect[3]


@dataclass(frozen=True, slots=True)
class LaidSign:
    """A sign, and where it lies: page from 0, x0, y0, x1, y1 on it in points."""

    name: str
    page_index: int
    rect: tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Finish:
    """What a file gets at the end.

    Attributes:
        title: Its title.
        made_at: When it was made.
        producer: The program.
        drawings: Signs by name, as SVG.
        bookmarks: Its outline.
        pictures: Pictures that lie on its pages.
        signs: Signs that lie on its pages.
    """

    title: str
    made_at: datetime
    producer: str
    drawings: Mapping[str, bytes]
    bookmarks: Sequence[Bookmark]
    pictures: Sequence[LaidPicture]
    signs: Sequence[LaidSign]


def finished(body: bytes, feet: bytes, finish: Finish) -> bytes:
    """Return a file with everything that it gets at the end.

    Args:
        body: The file.
        feet: A file with as many pages, on each the foot of one of the body's.
        finish: All else.
    """
    with pymupdf.open("pdf", body) as document, pymupdf.open("pdf", feet) as foot:
        for page in document:
            page.show_pdf_page(page.rect, foot, page.number)
        _lay_signs(document, finish)
        _lay_pictures(document, finish.pictures)
        document.set_toc(list(_outline(finish.bookmarks)))
        document.set_metadata(
            {
                "title": finish.title,
                "producer": finish.producer,
                "creationDate": _date(finish.made_at),
            }
        )
        document.set_language("en")
        document.subset_fonts()
        made_file: bytes = document.tobytes(garbage=3, deflate=True, no_new_id=True)
        return made_file


def _date(at: datetime) -> str:
    """Return a time as PDF writes it (ISO 32000-1, 7.9.4)."""
    zone = at.strftime("%z")
    offset = f"{zone[:3]}'{zone[3:5]}'" if zone else ""
    return at.strftime("D:%Y%m%d%H%M%S") + offset


def _outline(bookmarks: Sequence[Bookmark]) -> Iterator[list[object]]:
    for mark in bookmarks:
        place = {
            "kind": pymupdf.LINK_GOTO,
            "page": mark.page_index,
            "to": pymupdf.Point(0, mark.top_pt),
            "zoom": 0,
        }
        yield [1, mark.title, mark.page_index + 1, place]


def _lay_signs(document: "pymupdf.Document", finish: Finish) -> None:
    """Draw the signs, each of them stored once."""
    by_name: dict[str, list[LaidSign]] = {}
    for sign in finish.signs:
        by_name.setdefault(sign.name, []).append(sign)
    for name, signs in by_name.items():
        with pymupdf.open("svg", finish.drawings[name]) as drawing:
            vector = drawing.convert_to_pdf()
        with pymupdf.open("pdf", vector) as one:
            for sign in signs:
                page = document[sign.page_index]
                page.show_pdf_page(pymupdf.Rect(sign.rect), one, 0)


def _lay_pictures(
    document: "pymupdf.Document", pictures: Sequence[LaidPicture]
) -> None:
    by_page: dict[int, list[LaidPicture]] = {}
    for picture in pictures:
        by_page.setdefault(picture.page_index, []).append(picture)
    for page_index, laid in by_page.items():
        page = document[page_index]
        for picture in laid:
            xref = _image(document, picture.png)
            page.insert_image(picture.rect, xref=xref, keep_proportion=False)
            page.draw_rect(picture.rect, color=_LINE, width=_LINE_PT, radius=_ROUND)


def _image(document: "pymupdf.Document", png: bytes) -> int:
    """Return the number of a new image: the rows of a PNG just as they come.

    PDF knows PNG's filters as predictors (ISO 32000-1, 7.4.4.4). PyMuPDF would store
    three bytes for every pixel.
    """
    chunks = list(_chunks(png))
    width, height = struct.unpack(">II", chunks[0].data[:8])
    palette = next(each.data for each in chunks if each.kind == b"PLTE")
    rows = b"".join(each.data for each in chunks if each.kind == b"IDAT")
    xref: int = document.get_new_xref()
    document.update_object(
        xref,
        f"<</Type/XObject/Subtype/Image/Width {width}/Height {height}"
        f"/BitsPerComponent 8/ColorSpace[/Indexed/DeviceRGB {len(palette) // 3 - 1}"
        f"<{palette.hex()}>]>>",
    )
    document.update_stream(xref, rows, compress=0)
    document.xref_set_key(xref, "Filter", "/FlateDecode")
    document.xref_set_key(
        xref,
        "DecodeParms",
        f"<</Predictor 15/Colors 1/BitsPerComponent 8/Columns {width}>>",
    )
    return xref


@dataclass(frozen=True, slots=True)
class _Chunk:
    kind: bytes
    data: bytes


def _chunks(png: bytes) -> Iterator[_Chunk]:
    """Yield the parts of a PNG file (ISO/IEC 15948, 5.3)."""
    at = _SIGNATURE_BYTES
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield _Chunk(png[at + 4 : at + 8], png[at + 8 : at + 8 + length])
        at += 12 + length
