"""The typefaces of the paper: glyph numbers and widths of PyMuPDF's own fonts."""

from collections.abc import Mapping
from dataclasses import dataclass

import pymupdf

from resources.demo.ink import Piece, Style

ROMAN, BOLD, ITALIC, BOLD_ITALIC, GREEK = "tiro", "tibo", "tiit", "tibi", "symb"
NAMES = (ROMAN, BOLD, ITALIC, BOLD_ITALIC, GREEK)


@dataclass(frozen=True, slots=True)
class Glyph:
    """A glyph's number in its font and its width for a size of one point."""

    number: int
    width: float


@dataclass(frozen=True, slots=True)
class Face:
    """One font: its file and its glyphs by character."""

    name: str
    buffer: bytes
    glyphs: Mapping[str, Glyph]


@dataclass(frozen=True, slots=True)
class Faces:
    """All fonts of the paper by name."""

    by_name: Mapping[str, Face]

    def width(self, text: str, style: Style) -> float:
        """Return the width of a text in points."""
        glyphs = self.by_name[style.face].glyphs
        return sum(glyphs[letter].width for letter in text) * style.size

    def measure(self, pieces: tuple[Piece, ...]) -> float:
        """Return the width of several pieces in points."""
        return sum(self.width(piece.text, piece.style) for piece in pieces)


def load() -> Faces:
    """Return the fonts that PyMuPDF carries."""
    return Faces({name: _load_face(name) for name in NAMES})


def _load_face(name: str) -> Face:
    font = pymupdf.Font(name)
    glyphs = {
        chr(code): Glyph(font.has_glyph(code), font.glyph_advance(code))
        for code in font.valid_codepoints()
    }
    return Face(name, bytes(font.buffer), glyphs)
