"""What is set on the pages of a new PDF file: blocks of rows of cells."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

import pymupdf

_BOLD = "hebo"  # the face in which Story sets bold sans-serif


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with a palette, and how large it is shown at most."""

    png: bytes = field(repr=False)
    width_pt: float
    height_pt: float


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a column: a text, a sign, or rows of their own.

    Attributes:
        html: The text.
        left_pt: Where the column begins, from that of the row.
        width_pt: How wide it is; to the right margin if 0.
        sign: Name of a sign, which goes where the first line of a text is.
        rows: Rows, one below the other; for a block that fits on a page.
    """

    html: str = ""
    left_pt: float = 0.0
    width_pt: float = 0.0
    sign: str = ""
    rows: tuple["Row", ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """Cells beside each other, or a picture.

    Attributes:
        cells: The cells.
        gap_pt: Room above, but not at the top of a page.
        picture: The picture; None for cells.
    """

    cells: tuple[Cell, ...] = ()
    gap_pt: float = 0.0
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Block:
    """Rows that stay on one page, if a page can hold them.

    Attributes:
        rows: From top to bottom.
        bookmark: What the outline calls it; empty for nothing.
        on_new_page: Whether it begins a page.
    """

    rows: tuple[Row, ...]
    bookmark: str = ""
    on_new_page: bool = False


@dataclass(frozen=True, slots=True)
class Setting:
    """How the pages are set.

    Attributes:
        css: The style sheet; paragraphs have no margins, `Row.gap_pt` makes room.
        signs: Signs by name, as SVG.
        pictures: A small picture that the HTML names, as SVG, by file name.
        title: Of the document.
        made_at: When it was made, as its metadata say.
        foot: Left and middle of the foot of every page, as HTML.
        producer: The program, with its version.
    """

    css: str
    signs: Mapping[str, bytes]
    pictures: Mapping[str, bytes]
    title: str
    made_at: datetime
    foot: tuple[str, str]
    producer: str


def bold_width_pt(text: str, size_pt: float) -> float:
    """Return how wide a bold text is, in points."""
    return float(pymupdf.Font(_BOLD).text_length(text, fontsize=size_pt))
