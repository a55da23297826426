"""Fills the side bar with what belongs to the document of the current tab."""

from PySide6.QtCore import QObject

from reader import messages
from reader.window.frame import Frame
from reader.window.outline import OutlinePane
from reader.window.parts import Parts
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs
from reader.window.thumbnails import ThumbnailList

_THUMBNAILS = "thumbnails"
_OUTLINE = "outline"


class SidePages(QObject):
    """One list of thumbnails per document; the bar shows that of the current tab."""

    def __init__(self, frame: Frame, tabs: Tabs, parts: Parts) -> None:
        super().__init__(frame)
        self._bar = frame.side_bar
        self._tabs = tabs
        self._parts = parts
        self._lists: dict[int, ThumbnailList] = {}
        self._outlines: dict[int, OutlinePane] = {}
        self._bar.add_page(_THUMBNAILS, "thumbnails", messages.THUMBNAILS)
        self._bar.add_page(_OUTLINE, "outline", messages.OUTLINE)
        self._bar.show_page(_THUMBNAILS)
        tabs.attend(self._on_added)
        self._show_current()
        tabs.current_changed.connect(self._show_current)
        parts.quotes.current_changed.connect(self._on_quote)

    def _on_added(self, tab: DocumentTab) -> None:
        thumbnails = ThumbnailList(self._parts.look, tab.document)
        self._lists[tab.document.number] = thumbnails
        thumbnails.set_night(night=tab.view.night)
        thumbnails.page_wanted.connect(tab.jump)
        tab.view.page_changed.connect(thumbnails.set_current_page)
        outline = OutlinePane(self._parts.look, tab.document)
        self._outlines[tab.document.number] = outline
        outline.section_wanted.connect(
            lambda entry: tab.jump(entry.page_index, entry.top_pt)
        )
        tab.view.page_changed.connect(outline.set_current_place)

    def _show_current(self) -> None:
        tab = self._tabs.current
        self._bar.put(
            _THUMBNAILS, self._lists.get(tab.document.number) if tab else None
        )
        self._bar.put(
            _OUTLINE, self._outlines.get(tab.document.number) if tab else None
        )
        open_now = {each.document.number for each in self._tabs}
        for number in [number for number in self._lists if number not in open_now]:
            self._lists.pop(number).deleteLater()
            self._outlines.pop(number).deleteLater()

    def set_night(self, *, night: bool) -> None:
        """Show thumbnails of the night page, or of the page as printed."""
        for thumbnails in self._lists.values():
            thumbnails.set_night(night=night)

    def _on_quote(self, quote_id: int) -> None:
        for thumbnails in self._lists.values():
            thumbnails.set_current_quote(quote_id)
