"""Finds everything still there tomorrow: tabs and positions."""

from PySide6.QtCore import QObject, QTimer

from reader.arguments import Wish
from reader.canvas.position import Position
from reader.canvas.zoom import ZoomMode
from reader.session.store_error import StoreError
from reader.session.stored import OpenTabs, Tab
from reader.session.stored import Position as StoredPosition
from reader.window.opening import Opening
from reader.window.parts import Parts
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

_LOOK_MS = 500  # until what another window has written is seen
_REST_MS = 400  # less than the second that a kill may cost


class Remembering(QObject):
    """Writes down where one is, and goes back there at the next start."""

    def __init__(self, tabs: Tabs, opening: Opening, parts: Parts) -> None:
        super().__init__(tabs)
        self._tabs = tabs
        self._opening = opening
        self._parts = parts
        self._wished: dict[int, StoredPosition] = {}
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self.write_down)
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(parts.keeping.look_elsewhere)
        tabs.added.connect(lambda _tab: self._look.start())
        tabs.added.connect(self._on_added)
        tabs.closed.connect(parts.keeping.let_go)
        tabs.closed.connect(lambda _document: self._soon())
        tabs.current_changed.connect(self._on_current_changed)

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
        else:
            self._tabs.show_home()

    def stop(self) -> None:
        """Write down where one is, and look no more at what others write."""
        self._look.stop()
        self.write_down()

    def write_down(self) -> None:
        """Write down which tabs are open and where each of them is."""
        shown = list(self._tabs)
        current = self._tabs.current
        tabs = tuple(Tab(tab.document.path, self._stored(tab)) for tab in shown)
        at = shown.index(current) if current is not None else -1
        self._rest.stop()
        self._parts.keeping.attempt(
            lambda: self._parts.store.set_open_tabs(OpenTabs(tabs, at))
        )

    def _stored(self, tab: DocumentTab) -> StoredPosition:
        """Return where a tab is, or will be as soon as its document is open."""
        if not tab.document.page_count:
            return self._wished.get(tab.document.number, StoredPosition())
        here = tab.view.position
        return StoredPosition(
            here.page_index, here.offset_pt, str(here.mode), here.zoom
        )

    def _on_added(self, tab: DocumentTab) -> None:
        tab.document.opened.connect(lambda: self._on_opened(tab))
        tab.view.page_changed.connect(lambda _at: self._soon())
        tab.view.zoom_changed.connect(lambda _zoom, _mode: self._soon())
        tab.view.verticalScrollBar().valueChanged.connect(lambda _value: self._soon())

    def _on_opened(self, tab: DocumentTab) -> None:
        document = tab.document
        if tab is self._tabs.current:
            self._parts.keeping.set_current(document)
        self._parts.keeping.bring_back(document)
        self._soon()

    def _soon(self) -> None:
        """Write down before long, also while there is no rest."""
        if not self._rest.isActive():
            self._rest.start()

    def _on_current_changed(self) -> None:
        tab = self._tabs.current
        self._parts.keeping.set_current(tab.document if tab else None)
        self._soon()


def _position(stored: StoredPosition) -> Position:
    mode = stored.zoom_mode
    known = mode in {str(each) for each in ZoomMode}
    return Position(
        stored.page_index,
        stored.offset_pt,
        zoom=stored.zoom,
        mode=ZoomMode(mode) if known else ZoomMode.FIT_WIDTH,
    )
