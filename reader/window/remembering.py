"""Finds everything still there tomorrow: tabs, positions, recent documents."""

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from reader.arguments import Wish
from reader.canvas.position import Position
from reader.canvas.zoom import ZoomMode
from reader.session.store_error import StoreError
from reader.session.stored import OpenTabs, RecentFile, Tab
from reader.session.stored import Position as StoredPosition
from reader.window.frame import Frame
from reader.window.opening import Opening
from reader.window.parts import Parts
from reader.window.recent_document import RecentDocument
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

if TYPE_CHECKING:
    from reader.window.home import HomePage

_REST_MS = 400  # less than the second that a kill may cost


class Remembering(QObject):
    """Writes down where one is, and goes back there at the next start."""

    def __init__(
        self, frame: Frame, tabs: Tabs, opening: Opening, parts: Parts
    ) -> None:
        super().__init__()
        self._frame = frame
        self._tabs = tabs
        self._opening = opening
        self._parts = parts
        self._wished: dict[int, StoredPosition] = {}
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self.write_down)
        tabs.added.connect(self._on_added)
        tabs.closed.connect(parts.keeping.let_go)
        tabs.closed.connect(lambda _document: self._rest.start())
        tabs.current_changed.connect(self._on_current_changed)
        frame.home_room.do(self._serve_home)

    def _serve_home(self, home: "HomePage") -> None:
        home.recent_wanted.connect(lambda path: self._opening.open_path(Wish(path)))
        home.clear_wanted.connect(self._clear_recent)
        self.show_recent()

    def restore(self) -> None:
        """Open the tabs of the last time, each where it was left."""
        self._parts.keeping.bring_back_waiting()
        try:
            known = self._parts.store.open_tabs()
        except StoreError:
            return
        front: DocumentTab | None = None
        for at, last in enumerate(known.tabs):
            tab = (
                self._opening.open_path(Wish(last.path)) if last.path.exists() else None
            )
            if tab:
                self._wished[tab.document.number] = last.position
                tab.wish(_position(last.position))
                front = tab if at == known.current else front
        if front is not None:
            self._tabs.show(front)

    def write_down(self) -> None:
        """Write down which tabs are open and where each of them is."""
        shown = list(self._tabs)
        current = self._tabs.current
        tabs = tuple(Tab(tab.document.path, self._stored(tab)) for tab in shown)
        at = shown.index(current) if current is not None else -1
        try:
            self._parts.store.set_open_tabs(OpenTabs(tabs, at))
        except StoreError as error:
            self._parts.keeping.failed.emit(str(error.problem))

    def _stored(self, tab: DocumentTab) -> StoredPosition:
        """Return where a tab is, or will be as soon as its document is open."""
        if not tab.document.page_count:
            return self._wished.get(tab.document.number, StoredPosition())
        here = tab.view.position
        return StoredPosition(
            here.page_index, here.offset_pt, str(here.mode), here.zoom
        )

    def show_recent(self) -> None:
        """Show the recent documents on the Home page."""
        try:
            files = self._parts.store.recent_files()
        except StoreError:
            files = ()
        self._frame.home.set_recent([_recent(file) for file in files])

    def _on_added(self, tab: DocumentTab) -> None:
        tab.document.opened.connect(lambda: self._on_opened(tab))
        tab.view.page_changed.connect(lambda _at: self._rest.start())
        tab.view.zoom_changed.connect(lambda _zoom, _mode: self._rest.start())
        tab.view.verticalScrollBar().valueChanged.connect(
            lambda _value: self._rest.start()
        )

    def _on_opened(self, tab: DocumentTab) -> None:
        document = tab.document
        if tab is self._tabs.current:
            self._parts.keeping.set_current(document)
        self._parts.keeping.bring_back(document)
        now = datetime.now().astimezone()
        try:
            self._parts.store.note_opened(
                RecentFile(document.path, document.name, document.sha256, now)
            )
        except StoreError as error:
            self._parts.keeping.failed.emit(str(error.problem))
        self._rest.start()

    def _on_current_changed(self) -> None:
        tab = self._tabs.current
        self._parts.keeping.set_current(tab.document if tab else None)
        if tab is None:
            self.show_recent()
        self._rest.start()

    def _clear_recent(self) -> None:
        try:
            for file in self._parts.store.recent_files():
                self._parts.store.forget_file(file.path)
        except StoreError as error:
            self._parts.keeping.failed.emit(str(error.problem))
        self.show_recent()


def _position(stored: StoredPosition) -> Position:
    mode = stored.zoom_mode
    known = mode in {str(each) for each in ZoomMode}
    return Position(
        stored.page_index,
        stored.offset_pt,
        zoom=stored.zoom,
        mode=ZoomMode(mode) if known else ZoomMode.FIT_WIDTH,
    )


def _recent(file: RecentFile) -> RecentDocument:
    return RecentDocument(
        file.path,
        file.title,
        file.evidence_path.name if file.evidence_path else "",
        file.counts,
        file.opened_at.astimezone(),
        file.without_text,
    )
