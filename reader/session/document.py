"""One document that is open in the window: facts, and the news about them."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from reader.outline_entry import OutlineEntry
from reader.protocol import DrawTile, FindOnPage
from reader.replies import FoundOnPage, Opened, PageSize
from reader.session.highlight import Highlight

if TYPE_CHECKING:
    from locator.glyphs import PageGlyphs


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why a document is not shown.

    Attributes:
        kind: Name of a `locator.errors.Obstacle`, or "fault".
        detail: For Details; never the message itself.
    """

    kind: str
    detail: str = ""


class SessionDocument(QObject):
    """A document as every widget of its tab sees it.

    Widgets ask (`ask_tile`, `ask_glyphs`, `find`) and hear; they own no facts.

    Signals:
        opened: The file was opened: sizes and labels are known.
        seen: All that is in sight of it was painted for the first time.
        outline_changed: Its sections are known.
        obstructed: It cannot be opened; see `obstacle`.
        sizes_changed: Sizes of more pages are known.
        page_read: Pages read so far, and how many there are.
        tile_drawn: The `DrawTile` that was asked for, and its pixels (bytes, BGRA).
        tile_failed: The `DrawTile` that could not be drawn.
        glyphs_got: Page (index from 0) whose glyphs can now be had.
        found_on_page: A `FoundOnPage`, and the `FindOnPage` that asked for it.
        highlights_changed: What is lit on the pages has changed.
    """

    opened = Signal()
    seen = Signal()
    outline_changed = Signal()
    obstructed = Signal()
    sizes_changed = Signal()
    page_read = Signal(int, int)
    tile_drawn = Signal(object, object)
    tile_failed = Signal(object)
    glyphs_got = Signal(int)
    found_on_page = Signal(object, object)
    highlights_changed = Signal()
    tiles_wanted = Signal(object)
    thumbnails_wanted = Signal(object)
    glyphs_wanted = Signal(int)
    find_wanted = Signal(object)

    def __init__(self, number: int, path: Path) -> None:
        super().__init__()
        self.number = number
        self.path = path
        self.title = ""
        self.sha256 = ""
        self.labels: tuple[str, ...] = ()
        self.outline: tuple[OutlineEntry, ...] = ()
        self.obstacle: Obstacle | None = None
        self.pages_read = 0
        self.pages_without_text: list[int] = []
        self.pages_aside: set[int] = set()
        self.texts_aside: set[int] = set()
        self.text_is_aside = False
        self._sizes: list[PageSize] = []
        self.was_seen = False
        self._measured = 0
        self._glyphs: dict[int, PageGlyphs] = {}
        self._highlights: tuple[Highlight, ...] = ()

    @property
    def name(self) -> str:
        """Return what a tab calls the document: its title, else its file name."""
        return self.title or self.path.name

    @property
    def page_count(self) -> int:
        """Return the number of pages; 0 before it was opened."""
        return len(self.labels)

    def page_named(self, text: str) -> int | None:
        """Return the page (index from 0) that a number or a printed label names."""
        wanted = text.strip().casefold()
        if wanted.isdecimal() and 1 <= int(wanted) <= self.page_count:
            return int(wanted) - 1
        labels = [label.casefold() for label in self.labels]
        return labels.index(wanted) if wanted in labels else None

    @property
    def sizes(self) -> Sequence[PageSize]:
        """Return the displayed size of every page; guessed where not measured yet."""
        return self._sizes

    @property
    def is_read(self) -> bool:
        """Tell whether the text of every page was read."""
        return bool(self.labels) and self.pages_read == self.page_count

    @property
    def highlights(self) -> tuple[Highlight, ...]:
        """Return what is lit, in the order of pages."""
        return self._highlights

    def glyphs(self, page_index: int) -> "PageGlyphs | None":
        """Return the glyphs of a page if they are here; else they are asked for."""
        if page_index not in self._glyphs:
            self.glyphs_wanted.emit(page_index)
        return self._glyphs.get(page_index)

    def ask_tiles(self, wanted: Sequence[DrawTile]) -> None:
        """Ask for all tiles that are missing in the view.

        What was asked for before and is not among them is forgotten.
        """
        self.tiles_wanted.emit(tuple(wanted))

    def ask_thumbnails(self, wanted: Sequence[DrawTile]) -> None:
        """Ask for small pages; the answers come as `tile_drawn`, after visible tiles.

        What was asked for before and is not among them is forgotten.
        """
        self.thumbnails_wanted.emit(tuple(wanted))

    def set_opened(self, reply: Opened) -> None:
        """Take in what the worker says about the file; what was known is over."""
        self.set_highlights(())
        self.obstacle = None
        self.was_seen = False
        self.pages_read = 0
        self.pages_without_text.clear()
        self.pages_aside.clear()
        self.texts_aside.clear()
        self.text_is_aside = False
        self._glyphs.clear()
        self.title = reply.title
        self.sha256 = reply.sha256
        self.labels = reply.labels
        self._measured = len(reply.sizes)
        guess = reply.sizes[0] if reply.sizes else PageSize(612.0, 792.0)
        missing = len(reply.labels) - len(reply.sizes)
        self._sizes = [*reply.sizes, *([guess] * missing)]
        self.opened.emit()

    def note_seen(self) -> None:
        """Tell soon that all in sight was painted; once for every opening."""
        self.was_seen = True
        QTimer.singleShot(0, self.seen.emit)

    def set_outline(self, entries: tuple[OutlineEntry, ...]) -> None:
        """Take in the sections of the document."""
        self.outline = entries
        self.outline_changed.emit()

    def set_sizes(self, first: int, sizes: Sequence[PageSize]) -> None:
        """Take in sizes of pages from `first` on."""
        self._sizes[first : first + len(sizes)] = sizes
        self._measured = max(self._measured, first + len(sizes))
        self.sizes_changed.emit()

    @property
    def measured(self) -> int:
        """Return how many pages, from the first on, have a known size."""
        return self._measured

    def set_obstacle(self, obstacle: Obstacle) -> None:
        """Take in why the file cannot be shown."""
        self.obstacle = obstacle
        self.obstructed.emit()

    def set_page_read(self, page_index: int, *, usable: bool) -> None:
        """Take in that one more page was read."""
        if not usable and page_index not in self.pages_without_text:
            self.pages_without_text.append(page_index)
        self.pages_read = max(self.pages_read, page_index + 1)
        self.page_read.emit(self.pages_read, self.page_count)

    def set_glyphs(self, page_index: int, glyphs: "PageGlyphs") -> None:
        """Take in the glyphs of a page."""
        self._glyphs[page_index] = glyphs
        self.glyphs_got.emit(page_index)

    def set_found(self, found: FoundOnPage, request: FindOnPage) -> None:
        """Take in where a text that was looked for stands on a page."""
        self.found_on_page.emit(found, request)

    def set_highlights(self, highlights: Sequence[Highlight]) -> None:
        """Take in what is lit now; it is told only if that is something else."""
        lit = tuple(sorted(highlights, key=lambda each: each.page_index))
        if lit != self._highlights:
            self._highlights = lit
            self.highlights_changed.emit()

    def set_page_aside(self, page_index: int) -> None:
        """Take in that a page cannot be drawn: the worker died of it twice."""
        self.pages_aside.add(page_index)
        self.sizes_changed.emit()

    def set_page_text_aside(self, page_index: int) -> None:
        """Take in that the text of a page cannot be had: the worker died of it twice.

        It counts as a page without text as soon as reading comes to it.
        """
        self.texts_aside.add(page_index)

    def set_text_aside(self) -> None:
        """Take in that the rest of the text cannot be read: nobody tries again."""
        self.text_is_aside = True
        missing = range(self.pages_read, self.page_count)
        self.pages_without_text.extend(missing)
        self.pages_read = self.page_count
        self.page_read.emit(self.pages_read, self.page_count)

    def forget_text(self) -> None:
        """Start over with reading: the worker that had read is gone."""
        self.pages_read = 0
        self.pages_without_text.clear()
        self.page_read.emit(0, self.page_count)
