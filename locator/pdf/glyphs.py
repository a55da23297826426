"""Reads the glyphs of a page out of MuPDF's structured text."""

import html
from array import array
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from locator.comparable.signs import UNKNOWN
from locator.glyphs import PageGlyphs
from locator.pdf.corners import is_slanted, quads_of, with_corners
from locator.pdf.flags import TEXT_FLAGS
from locator.pdf.unseen import Ground, seen
from locator.reading_order.lines import RawGlyph, RawLine
from locator.reading_order.order import in_reading_order

if TYPE_CHECKING:
    import pymupdf


def lines_on(page: "pymupdf.Page") -> list[RawLine]:
    """Return the lines of `page` in the order in which MuPDF found them."""
    textpage = page.get_textpage(flags=TEXT_FLAGS)
    lines = list(_lines(textpage.extractRAWDICT(), Ground(page)))
    if any(map(is_slanted, lines)):
        return list(with_corners(lines, textpage.extractXML()))
    return lines


def text_of(lines: Iterable[RawLine]) -> str:
    """Return the text of a page's lines, the same as that of its glyphs."""
    return "".join(f"{line.text}\n" for line in in_reading_order(lines))


def glyphs_of(lines: Iterable[RawLine]) -> PageGlyphs:
    """Return the glyphs of a page's lines in reading order; frame `page`."""
    return _columns(in_reading_order(lines))


def _lines(found: Mapping[str, Any], ground: Ground) -> Iterator[RawLine]:
    for number, block in enumerate(found["blocks"]):
        for line in block["lines"]:
            glyphs = [
                RawGlyph(char["c"], char["bbox"], char["origin"], span["size"])
                for span in seen(line["spans"], ground)
                for char in span["chars"]
            ]
            if glyphs:
                dx, dy = line["dir"]
                yield RawLine(number, dx, dy, _legible(glyphs))


def _legible(glyphs: list[RawGlyph]) -> list[RawGlyph]:
    """Return `glyphs` with one character each that may stand inside a line."""
    if "".join([glyph.character for glyph in glyphs]).isprintable():
        return glyphs
    return [
        glyph._replace(character=character_of(ord(glyph.character))) for glyph in glyphs
    ]


def character_of(code: int) -> str:
    """Return the character that a file means by a code, UNKNOWN if none can be meant.

    Codes between 128 and 159 are those of Windows: no other characters are there.
    """
    text = html.unescape(f"&#x{code:x};")
    if len(text) != 1 or text == "\n" or "\ud800" <= text <= "\udfff":
        return UNKNOWN
    return text


def _columns(lines: list[RawLine]) -> PageGlyphs:
    quads, sizes, baselines = array("f"), array("f"), array("f")
    starts, blocks, directions = array("I"), array("I"), array("f")
    for line in lines:
        starts.append(len(sizes))
        blocks.append(line.block)
        directions.extend((line.dx, line.dy))
        quads.extend(quads_of(line))
        sizes.extend(line.sizes)
        baselines.extend(line.baselines())
        # The newline gets the box of the last glyph.
        quads.extend(quads[-8:])
        sizes.append(sizes[-1])
        baselines.append(baselines[-1])
    text = "".join(f"{line.text}\n" for line in lines)
    return PageGlyphs(text, quads, sizes, baselines, starts, blocks, directions)
