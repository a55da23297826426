"""The tabs: which documents are shown, and which one is current."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QTabBar

from reader import messages
from reader.look.icon_button import IconButton
from reader.session.document import SessionDocument
from reader.window.frame import Frame
from reader.window.parts import Parts
from reader.window.tab import DocumentTab


class Tabs(QObject):
    """Home, and one tab for each open document.

    Signals:
        current_changed: Another tab is shown, or the current one has a name now.
        added: A `DocumentTab` that was added.
        closed: The document of a tab that was closed.
    """

    current_changed = Signal()
    added = Signal(object)
    closed = Signal(object)

    def __init__(self, frame: Frame, parts: Parts) -> None:
        super().__init__(frame)
        self._frame = frame
        self._parts = parts
        self._tabs: list[DocumentTab] = []
        bar = frame.tab_bar
        bar.addTab(parts.look.icons.icon("home"), messages.HOME_TAB)
        bar.setTabToolTip(0, messages.HOME_TAB)
        bar.setAccessibleTabName(0, messages.HOME_TAB)
        bar.currentChanged.connect(self._on_current_changed)
        bar.tabMoved.connect(self._on_moved)
        parts.quotes.inserted.connect(self._on_quotes)
        parts.quotes.removed.connect(self._on_quotes)

    @property
    def current(self) -> DocumentTab | None:
        """Return the tab that is shown, None for Home."""
        at = self._frame.tab_bar.currentIndex() - 1
        return self._tabs[at] if 0 <= at < len(self._tabs) else None

    @property
    def _document(self) -> SessionDocument | None:
        return self.current.document if self.current else None

    def __iter__(self) -> Iterator[DocumentTab]:
        return iter(self._tabs)

    def attend(self, act: Callable[[DocumentTab], object]) -> None:
        """Do something with every tab: with those that are here, and all that come."""
        for tab in self._tabs:
            act(tab)
        self.added.connect(act)

    def show_home(self) -> None:
        """Show the Home tab."""
        self._frame.tab_bar.setCurrentIndex(0)
        self._on_current_changed(0)
        self._frame.home.setFocus()

    def show_rooms(self) -> None:
        """Show the rooms that what is in front needs."""
        waiting = not self._tabs and bool(self._parts.quotes.entries)
        shown = self.current is not None
        self._frame.show_document_rooms(shown=shown, waiting=waiting)

    def show(self, tab: DocumentTab) -> None:
        """Show a tab."""
        self._frame.tab_bar.setCurrentIndex(self._tabs.index(tab) + 1)

    def tab_of(self, document_number: int) -> DocumentTab | None:
        """Return the tab of a document."""
        return next(
            (tab for tab in self._tabs if tab.document.number == document_number), None
        )

    def add(self, document: SessionDocument) -> DocumentTab:
        """Add a tab for a document and show it."""
        tab = DocumentTab(document, self._parts.quotes, self._parts.look)
        self._tabs.append(tab)
        self._frame.pages.addWidget(tab)
        at = self._frame.tab_bar.addTab(document.name)
        self._frame.tab_bar.setTabToolTip(at, str(document.path))
        self._add_close_button(at, tab)
        document.opened.connect(lambda: self._rename(tab))
        self.added.emit(tab)
        self._frame.tab_bar.setCurrentIndex(at)
        return tab

    def close(self, tab: DocumentTab) -> None:
        """Close a tab and its document."""
        at = self._tabs.index(tab) + 1
        self._tabs.remove(tab)
        self._frame.tab_bar.removeTab(at)
        self._frame.pages.removeWidget(tab)
        self._parts.desk.close(tab.document)
        self.closed.emit(tab.document)
        tab.deleteLater()
        self._on_current_changed(self._frame.tab_bar.currentIndex())

    def _add_close_button(self, at: int, tab: DocumentTab) -> None:
        button = IconButton(self._parts.look, "close", messages.ACT_CLOSE_TAB)
        button.clicked.connect(lambda: self.close(tab))
        self._frame.tab_bar.setTabButton(at, QTabBar.ButtonPosition.RightSide, button)

    def _rename(self, tab: DocumentTab) -> None:
        if tab in self._tabs:
            at = self._tabs.index(tab) + 1
            self._frame.tab_bar.setTabText(at, tab.document.name)
            self._frame.tab_bar.setTabToolTip(
                at, f"{tab.document.name}\n{tab.document.path}"
            )
            self.current_changed.emit()

    def _on_current_changed(self, _at: int) -> None:
        tab = self.current
        if tab is None:
            self._frame.home_room.furnished()
        self._frame.tab_bar.setTabText(0, "" if tab else messages.HOME_TAB)
        self._frame.pages.setCurrentWidget(tab or self._frame.home_room.place)
        self.show_rooms()
        document = self._document
        # A room may be furnished when this tab was closed long since.
        self._frame.panel_room.do(lambda panel: panel.set_document(self._document))
        self._frame.toolbar_room.do(
            lambda bar: bar.page_box.set_document(self._document)
        )
        self._parts.reading.set_current(document)
        self._parts.locating.set_current(document)
        self.current_changed.emit()

    def _on_quotes(self) -> None:
        if not self._tabs:
            self.show_rooms()

    def _on_moved(self, source: int, target: int) -> None:
        if source == 0 or target == 0:
            bar = self._frame.tab_bar
            bar.blockSignals(True)  # moving back is no move to be undone again
            bar.moveTab(target, source)  # Home is pinned
            bar.blockSignals(False)
            return
        self._tabs.insert(target - 1, self._tabs.pop(source - 1))
