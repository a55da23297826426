"""Finds headings and captions on the finished pages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from unicodedata import normalize

import pymupdf

HEADING_FONT = "Bold"
HEADING_SIZES = (10.5, 12.0)
CAPTION = re.compile(r"(Figure|Table) \d+(?=\. )")


@dataclass(frozen=True, slots=True)
class Landmark:
    """A heading or caption: its text, its page and its upper edge in points."""

    text: str
    page_index: int
    top_pt: float


@dataclass(frozen=True, slots=True)
class _Line:
    page_index: int
    top_pt: float
    text: str
    font: str
    size: float


def find_headings(paper: pymupdf.Document) -> list[Landmark]:
    """Return the headings in reading order."""
    low, high = HEADING_SIZES
    return [
        Landmark(line.text, line.page_index, line.top_pt)
        for line in _lines(paper)
        if HEADING_FONT in line.font and low < line.size < high
    ]


def find_captions(paper: pymupdf.Document) -> list[Landmark]:
    """Return a landmark such as ``Figure 2`` for each caption."""
    found = [(CAPTION.match(line.text), line) for line in _lines(paper)]
    return [
        Landmark(match[0], line.page_index, line.top_pt)
        for match, line in found
        if match and HEADING_FONT in line.font
    ]


def _lines(paper: pymupdf.Document) -> Iterator[_Line]:
    for page in paper.pages():
        for block in page.get_text("dict", flags=0)["blocks"]:
            for line in block["lines"]:
                first = line["spans"][0]
                text = "".join(span["text"] for span in line["spans"])
                yield _Line(
                    page.number,
                    line["bbox"][1],
                    normalize("NFKC", text).strip(),
                    first["font"],
                    first["size"],
                )
