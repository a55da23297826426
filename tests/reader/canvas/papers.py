"""Documents without a file or a worker: their pages are grey, and drawn at once."""

from pathlib import Path

from PySide6.QtCore import QObject

from locator.geometry import Quad
from locator.located import Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Status
from reader.protocol import DrawTile
from reader.replies import Opened, PageSize
from reader.session.document import SessionDocument
from reader.session.highlight import Highlight
from reader.session.quote_entry import QuoteEntry
from tests.reader.canvas.columns import Line, page_of_lines

A4 = PageSize(595.0, 842.0)
GREY = bytes((0xEE, 0xEE, 0xEE, 0xFF))
INK = b"\x20\x20\x20\xff"


class Paper(QObject):
    """A document, and what was asked of it.

    Attributes:
        document: The document.
        asked: What was asked for each time, in order.
        draws: Whether tiles are drawn.
        pixel: What tiles are drawn with: blue, green, red, opaque.
        ink_pt: Rows of every page, in points, that are all ink.
        fails: Pages that cannot be drawn.
        text_comes: Whether glyphs are there before somebody asks.
    """

    def __init__(self, pages: int = 5, size: PageSize = A4) -> None:
        super().__init__()
        self.document = SessionDocument(1, Path("paper.pdf"))
        self.asked: list[tuple[DrawTile, ...]] = []
        self.draws = True
        self.pixel = GREY
        self.ink_pt = range(0)
        self.fails: set[int] = set()
        self.text_comes = True
        self._pages, self._size = pages, size
        self.document.tiles_wanted.connect(self._on_wanted)

    def open(self) -> SessionDocument:
        """Open it: pages are numbered i, ii, 3, 4, ..."""
        labels = [*("i", "ii"), *map(str, range(3, self._pages + 1))][: self._pages]
        sizes = (self._size,) * self._pages
        self.document.set_opened(Opened("Paper", tuple(labels), sizes, ""))
        for page_index in range(self._pages if self.text_comes else 0):
            self.bring_text(page_index)
        return self.document

    def bring_text(self, page_index: int) -> None:
        """Let the glyphs of a page come: two lines."""
        lines = (Line("some words", 50, 100), Line("more of them", 50, 115))
        self.document.set_glyphs(page_index, page_of_lines(*lines))

    def _on_wanted(self, tiles: tuple[DrawTile, ...]) -> None:
        self.asked.append(tiles)
        for tile in tiles if self.draws else ():
            if tile.page_index in self.fails:
                self.document.tile_failed.emit(tile)
            else:
                self.document.tile_drawn.emit(tile, self._pixels(tile))

    def _pixels(self, tile: DrawTile) -> bytes:
        rows = range(tile.y_px, tile.y_px + tile.height_px)
        return b"".join(
            (INK if int(y / tile.scale) in self.ink_pt else self.pixel) * tile.width_px
            for y in rows
        )


def quad(x0: float, y0: float, x1: float, y1: float) -> Quad:
    """Return an upright quad."""
    return Quad(x0, y0, x1, y0, x0, y1, x1, y1)


def lit(
    quote_id: int,
    page_index: int,
    box: Quad,
    *,
    status: str = "verbatim",
    place: int = 0,
    chosen: bool = True,
) -> Highlight:
    """Return a highlight of one line piece."""
    return Highlight(quote_id, page_index, status, (box,), place=place, chosen=chosen)


def entry_at(quote_id: int, *places: tuple[int, Quad]) -> QuoteEntry:
    """Return a quote that stands at these places (page and line piece)."""
    placements = tuple(
        Placement(1.0, "words", (PagePlacement(page, (Span(0, 5),), (box,)),))
        for page, box in places
    )
    status = Status.AMBIGUOUS if len(places) > 1 else Status.VERBATIM
    quote = Quote(f"words {quote_id}")
    return QuoteEntry(quote_id, quote, Located(quote, status, placements), 1)
