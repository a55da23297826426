"""Quads around glyphs: one for every piece of a line."""

from collections.abc import Iterable
from dataclasses import dataclass

from locator.glyphs import PageGlyphs

_WIDEST_SPACE = 2.5  # in type sizes: wider gaps are other columns or cells
_SAME_DIRECTION = 0.01
_DROP_CAP = 2.2
_RAISED = 0.1  # in type sizes: less than the middle of the smallest letter is


@dataclass(frozen=True, slots=True)
class Quad:
    """Four corners in points, frame `page`, in reading direction."""

    ul_x: float
    ul_y: float
    ur_x: float
    ur_y: float
    ll_x: float
    ll_y: float
    lr_x: float
    lr_y: float

    def numbers(self) -> tuple[float, ...]:
        """Return the eight numbers: corners UL, UR, LL and LR, as x, y pairs."""
        return (
            self.ul_x, self.ul_y, self.ur_x, self.ur_y,
            self.ll_x, self.ll_y, self.lr_x, self.lr_y,
        )  # fmt: skip # numbers in pairs

    def rect(self) -> tuple[float, float, float, float]:
        """Return the upright box around the quad: x0, y0, x1, y1."""
        numbers = self.numbers()
        xs, ys = numbers[0::2], numbers[1::2]
        return min(xs), min(ys), max(xs), max(ys)


@dataclass(frozen=True, slots=True)
class LinePiece:
    """A piece of a line.

    Attributes:
        quad: Around its ink.
        standing: What of `quad` is above the baseline of the largest type; all of it
            where nothing stands on a baseline: in vertical writing, or a lone comma.
    """

    quad: Quad
    standing: Quad


@dataclass(slots=True)
class _Piece:
    """A piece of a line as it grows: extents along (u) and across (v) the line.

    Bare are the later letters of a ligature: without width, and of a height that no
    ink has.
    """

    dx: float
    dy: float
    u0: float
    u1: float
    v0: float
    v1: float
    size: float
    bare: bool
    baseline: float

    def finished(self) -> LinePiece:
        """Return the piece as it is now."""
        middle = (self.v0 + self.v1) / 2
        raised = self.baseline - middle > _RAISED * self.size
        return LinePiece(
            self._quad(self.v1), self._quad(self.baseline if raised else self.v1)
        )

    def _quad(self, lower: float) -> Quad:
        def corner(u: float, v: float) -> tuple[float, float]:
            return u * self.dx - v * self.dy, u * self.dy + v * self.dx

        return Quad(
            *corner(self.u0, self.v0),
            *corner(self.u1, self.v0),
            *corner(self.u0, lower),
            *corner(self.u1, lower),
        )


def line_quads(glyphs: PageGlyphs, offsets: Iterable[int]) -> list[Quad]:
    """Return one quad per line piece around the glyphs at `offsets`, ink to ink."""
    return [piece.quad for piece in line_pieces(glyphs, offsets)]


def line_pieces(glyphs: PageGlyphs, offsets: Iterable[int]) -> list[LinePiece]:
    """Return the line pieces that the glyphs at `offsets` make up.

    Pieces never reach over a glyph that is not asked for, nor over a gap as wide as
    between columns. Spaces and glyphs without ink are passed over.
    """
    pieces: list[_Piece] = []
    broken = True
    previous = -2
    for offset in offsets:
        if offset != previous + 1:
            broken = broken or bool(glyphs.text[previous + 1 : offset].strip())
        previous = offset
        if glyphs.text[offset].isspace():
            continue
        grown = _extents(glyphs, offset)
        if not broken and pieces and _joins(pieces[-1], grown):
            _grow(pieces[-1], grown)
        else:
            pieces.append(grown)
        broken = False
    return [piece.finished() for piece in pieces]


def _extents(glyphs: PageGlyphs, offset: int) -> _Piece:
    u0, u1, v0, v1 = glyphs.extents(offset)
    bare = u0 == u1 and glyphs.text[offset].isalpha()
    size = glyphs.sizes[offset] or 1.0
    direction = glyphs.direction(offset)
    return _Piece(*direction, u0, u1, v0, v1, size, bare, glyphs.baselines[offset])


def _joins(piece: _Piece, glyph: _Piece) -> bool:
    if max(abs(piece.dx - glyph.dx), abs(piece.dy - glyph.dy)) > _SAME_DIRECTION:
        return False
    size = max(piece.size, glyph.size)
    if min(piece.size, glyph.size) * _DROP_CAP < size:
        return False  # an initial over several lines lights only itself
    if glyph.v0 > piece.v1 + 0.2 * size or glyph.v1 < piece.v0 - 0.2 * size:
        return False
    gap = max(glyph.u0 - piece.u1, piece.u0 - glyph.u1)
    if gap > _WIDEST_SPACE * size:
        return False
    return glyph.u1 > piece.u0 - 0.5 * size


def _grow(piece: _Piece, glyph: _Piece) -> None:
    if piece.bare:
        piece.v0, piece.v1, piece.bare = glyph.v0, glyph.v1, glyph.bare
    elif not glyph.bare:
        piece.v0, piece.v1 = min(piece.v0, glyph.v0), max(piece.v1, glyph.v1)
    piece.u0, piece.u1 = min(piece.u0, glyph.u0), max(piece.u1, glyph.u1)
    if glyph.size > piece.size:
        piece.size, piece.baseline = glyph.size, glyph.baseline
