"""Reads the glyphs of a page out of MuPDF's structured text."""

import html
import re
from array import array
from typing import TYPE_CHECKING

from locator.comparable.signs import UNKNOWN
from locator.glyphs import PageGlyphs
from locator.pdf.flags import TEXT_FLAGS
from locator.reading_order.lines import RawGlyph, RawLine
from locator.reading_order.order import in_reading_order

if TYPE_CHECKING:
    import pymupdf

# MuPDF's XML is the one place where PyMuPDF hands out ink boxes: `rawdict`
# replaces them by the font's ascent and descent.
_TAG = re.compile(
    r'<block [^>]*>|<line [^>]*? dir="(?P<dx>[^" ]+) (?P<dy>[^" ]+)"[^>]*>'
    r'|<font name="[^"]*" size="(?P<size>[^"]+)"[^>]*>'
)
_CHAR = re.compile(r'<char c="([^"]*)" quad="([^"]*)" x="([^"]*)" y="([^"]*)"')


def structured_text(page: "pymupdf.Page") -> str:
    """Return MuPDF's structured text of `page`, as XML; frame `page`."""
    return str(page.get_textpage(flags=TEXT_FLAGS).extractXML())


def text_in(xml: str) -> str:
    """Return the text that MuPDF's structured text, as XML, describes.

    The same as `glyphs_in(xml).text`, in a third of the time.
    """
    return "".join(f"{line.text}\n" for line in in_reading_order(_lines(xml)))


def glyphs_in(xml: str) -> PageGlyphs:
    """Return the glyphs that MuPDF's structured text, as XML, describes."""
    return _columns(in_reading_order(_lines(xml)))


def _lines(xml: str) -> list[RawLine]:
    lines: list[RawLine] = []
    block = -1
    tags = list(_TAG.finditer(xml))
    ends = [*(tag.start() for tag in tags[1:]), len(xml)]
    for tag, end in zip(tags, ends, strict=False):
        if tag["size"]:
            size = float(tag["size"])
            lines[-1].glyphs.extend(
                RawGlyph(_character(name), quad, x, y, size)
                for name, quad, x, y in _CHAR.findall(xml, tag.end(), end)
            )
        elif tag["dx"]:
            lines.append(RawLine(block, float(tag["dx"]), float(tag["dy"])))
        else:
            block += 1
    return [line for line in lines if line.glyphs]


def _character(name: str) -> str:
    """Return the one character that an XML attribute stands for."""
    if len(name) == 1:
        return name
    text = html.unescape(name)
    # References to characters that XML does not allow come back empty or longer.
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
        # The newline gets the box of the last glyph.
        glyphs = (*line.glyphs, line.glyphs[-1])
        quads.extend(map(float, " ".join([glyph.quad for glyph in glyphs]).split()))
        sizes.extend([glyph.size for glyph in glyphs])
        baselines.extend([line.baseline(at) for at in (*range(len(line.glyphs)), -1)])
    text = "".join(f"{line.text}\n" for line in lines)
    return PageGlyphs(text, quads, sizes, baselines, starts, blocks, directions)
