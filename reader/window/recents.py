"""Keeps the list of recent documents, and shows it on the Home page."""

from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from reader.arguments import Wish
from reader.session.document import SessionDocument
from reader.session.store_error import StoreError
from reader.session.stored import RecentFile
from reader.window.frame import Frame
from reader.window.opening import Opening
from reader.window.parts import Parts
from reader.window.recent_document import RecentDocument
from reader.window.tab import DocumentTab
from reader.window.tabs import Tabs


class Recents(QObject):
    """Notes what is opened, with which evidence, and whether it has text."""

    def __init__(
        self, frame: Frame, tabs: Tabs, opening: Opening, parts: Parts
    ) -> None:
        super().__init__(frame)
        self._home_room = frame.home_room
        self._tabs = tabs
        self._parts = parts
        self._notes: dict[int, RecentFile] = {}
        self._evidence: dict[int, Path] = {}
        tabs.attend(self._on_added)
        tabs.closed.connect(self._on_closed)
        tabs.current_changed.connect(self._on_current_changed)
        parts.reading.read.connect(self._on_read)
        parts.bringing.evidence_read.connect(self._on_evidence)
        self._home_room.do(
            lambda home: home.recent_wanted.connect(
                lambda path: opening.open_path(Wish(path))
            )
        )
        self._home_room.do(lambda home: home.clear_wanted.connect(self._clear))
        self._show()

    def _on_added(self, tab: DocumentTab) -> None:
        tab.document.opened.connect(lambda: self._on_opened(tab.document))
        if tab.document.page_count:
            self._on_opened(tab.document)

    def _on_opened(self, document: SessionDocument) -> None:
        known = [file for file in self._known() if file.path == document.path]
        before = known[0].evidence_path if known else None
        self._note(
            document.number,
            RecentFile(
                document.path,
                document.name,
                document.sha256,
                datetime.now().astimezone(),
                self._evidence.get(document.number, before),
            ),
        )

    def _on_read(self, document: SessionDocument) -> None:
        note = self._notes.get(document.number)
        without = len(document.pages_without_text) == document.page_count
        if note and without:
            self._note(document.number, replace(note, without_text=True))

    def _on_evidence(self, path: Path, _evidence: object, _ids: object) -> None:
        tab = self._tabs.current
        if tab is None:
            return
        number = tab.document.number
        self._evidence[number] = path  # it may come before the document is open
        if note := self._notes.get(number):
            self._note(number, replace(note, evidence_path=path))

    def _on_closed(self, document: SessionDocument) -> None:
        self._notes.pop(document.number, None)
        self._evidence.pop(document.number, None)

    def _on_current_changed(self) -> None:
        if self._tabs.current is None:
            self._show()

    def _note(self, number: int, file: RecentFile) -> None:
        self._notes[number] = file
        self._parts.keeping.attempt(partial(self._parts.store.note_opened, file))

    def _known(self) -> tuple[RecentFile, ...]:
        try:
            return self._parts.store.recent_files()
        except StoreError:
            return ()

    def _show(self) -> None:
        recent = [_recent(file) for file in self._known()]
        self._home_room.do(lambda home: home.set_recent(recent))

    def _clear(self) -> None:
        for file in self._known():
            self._parts.keeping.attempt(
                partial(self._parts.store.forget_file, file.path)
            )
        self._show()


def _recent(file: RecentFile) -> RecentDocument:
    return RecentDocument(
        file.path,
        file.title,
        file.evidence_path.name if file.evidence_path else "",
        file.counts,
        file.opened_at.astimezone(),
        file.without_text,
    )
