"""Tells when the file of an open document has changed, and loads it again."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from reader import messages
from reader.session.document import SessionDocument
from reader.window.banner import Choice
from reader.window.parts import Parts
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs

_RELOAD = "reload"
_REST_MS = 400  # programs write a file in several steps


class Changing(QObject):
    """Looks at the files when the system says so, and when the window comes up.

    What has changed is loaded only if the person wants it: the file may be half
    written, and the page under the eyes must not jump.

    Signals:
        looked: The state of every file is known again.
    """

    looked = Signal()

    def __init__(self, tabs: Tabs, parts: Parts) -> None:
        super().__init__(tabs)
        self._tabs = tabs
        self._parts = parts
        self._seen: dict[int, tuple[int, ...]] = {}
        self._watcher = QFileSystemWatcher(self)
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._look)
        self._watcher.fileChanged.connect(lambda _path: self._rest.start())
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._on_state)
        tabs.attend(self._on_added)
        tabs.closed.connect(self._on_closed)

    def _on_added(self, tab: DocumentTab) -> None:
        tab.document.opened.connect(lambda: self._on_opened(tab.document))
        tab.banner.chosen.connect(lambda key: self._on_chosen(tab, key))
        if tab.document.page_count:
            self._on_opened(tab.document)

    def _on_opened(self, document: SessionDocument) -> None:
        self._seen[document.number] = _signature(document.path)
        self._watcher.addPath(str(document.path))

    def _on_closed(self, document: SessionDocument) -> None:
        self._seen.pop(document.number, None)
        self._watcher.removePath(str(document.path))

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._rest.start()

    def _look(self) -> None:
        for tab in self._tabs:
            document = tab.document
            now, seen = _signature(document.path), self._seen.get(document.number)
            if seen is None:
                continue
            if not now:
                self._rest.start()  # taken away, perhaps to be written anew
                continue
            # Watched is not the name but the file, which may be another one now.
            self._watcher.removePath(str(document.path))
            self._watcher.addPath(str(document.path))
            if now != seen:
                self._seen[document.number] = now
                self._offer(tab)
        self.looked.emit()

    def _offer(self, tab: DocumentTab) -> None:
        text = messages.CHANGED_ON_DISK.format(name=tab.document.path.name)
        tab.banner.say(text, (Choice(_RELOAD, messages.RELOAD),), "file")

    def _on_chosen(self, tab: DocumentTab, key: str) -> None:
        if key != _RELOAD:
            return
        document = tab.document
        document.opened.connect(
            partial(self._on_reloaded, tab, document.sha256),
            Qt.ConnectionType.SingleShotConnection,
        )
        self._parts.desk.reload(document)

    def _on_reloaded(self, tab: DocumentTab, before: str) -> None:
        self._parts.keeping.follow(before, tab.document)
        tab.finder.search(tab.finder.words)


def _signature(path: Path) -> tuple[int, ...]:
    """Return what tells one state of a file from another; () if there is none."""
    try:
        stat = path.stat()
    except OSError:
        return ()
    return stat.st_ino, stat.st_size, stat.st_mtime_ns
