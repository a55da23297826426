"""The side bar: where in the document one is, by small pages and by sections."""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import Signal

from reader import messages
from reader.look.look import Look
from reader.session.document import SessionDocument
from reader.window.outline import OutlinePane
from reader.window.paged_bar import PagedBar
from reader.window.thumbnails import ThumbnailList

THUMBNAILS = "thumbnails"
OUTLINE = "outline"
_MOST_KEPT = 8


@dataclass(frozen=True, slots=True)
class _Widgets:
    """What the bar shows of one document."""

    thumbnails: ThumbnailList
    outline: OutlinePane


class SideBar(PagedBar):
    """Shows the document of the current tab; tabs come back as they were left.

    Signals:
        page_wanted: Page (index from 0) to which the person wants to go.
        section_wanted: The `OutlineEntry` to which the person wants to go.
    """

    page_wanted = Signal(int)
    section_wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._theme = look
        self._made: OrderedDict[int, _Widgets] = OrderedDict()
        self._shown: _Widgets | None = None
        self._quote = 0
        self._night = False
        self.add_page(THUMBNAILS, "thumbnails", messages.THUMBNAILS)
        self.add_page(OUTLINE, "outline", messages.OUTLINE)

    @property
    def thumbnails(self) -> ThumbnailList | None:
        """Return the small pages that are shown."""
        return self._shown.thumbnails if self._shown else None

    @property
    def outline(self) -> OutlinePane | None:
        """Return the outline that is shown."""
        return self._shown.outline if self._shown else None

    def set_document(self, document: SessionDocument | None) -> None:
        """Show another document, None for none."""
        self._shown = self._widgets(document) if document else None
        self.put(THUMBNAILS, self.thumbnails)
        self.put(OUTLINE, self.outline)
        if self._shown:
            self._shown.thumbnails.set_current_quote(self._quote)
            self._shown.thumbnails.set_night(night=self._night)

    def forget(self, document: SessionDocument) -> None:
        """Let go of a document that was closed."""
        made = self._made.pop(document.number, None)
        if made is None:
            return
        if made is self._shown:
            self.set_document(None)
        for widget in (made.thumbnails, made.outline):
            widget.deleteLater()

    def set_current_place(self, page_index: int, top_pt: float = 0.0) -> None:
        """Frame the page that is seen, and set its section in 600.

        Args:
            page_index: Page, counted from 0.
            top_pt: Upper edge of what is seen of it; points, frame `display`.
        """
        if self._shown:
            self._shown.thumbnails.set_current_page(page_index)
            self._shown.outline.set_current_place(page_index, top_pt)

    def set_current_quote(self, quote_id: int) -> None:
        """Frame the marks of the current quote, 0 for none."""
        self._quote = quote_id
        if self._shown:
            self._shown.thumbnails.set_current_quote(quote_id)

    def set_night(self, *, night: bool) -> None:
        """Show small pages by night or by day."""
        self._night = night
        if self._shown:
            self._shown.thumbnails.set_night(night=night)

    def _widgets(self, document: SessionDocument) -> _Widgets:
        made = self._made.get(document.number)
        if made is None:
            made = _Widgets(
                ThumbnailList(self._theme, document),
                OutlinePane(self._theme, document),
            )
            made.thumbnails.page_wanted.connect(self.page_wanted)
            made.outline.section_wanted.connect(self.section_wanted)
            self._made[document.number] = made
        self._made.move_to_end(document.number)
        while len(self._made) > _MOST_KEPT:
            _, oldest = self._made.popitem(last=False)
            for widget in (oldest.thumbnails, oldest.outline):
                widget.deleteLater()
        return made
