"""Reads an evidence file again when it changes on disk; verdicts are kept."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer

from reader import messages
from reader.messages.counting import count_of_quotes
from reader.window.frame import Frame
from reader.window.parts import Parts
from reader.window.undo_toast import UndoToast

if TYPE_CHECKING:
    from locator.evidence.record import Evidence

_REST_MS = 400  # programs write a file in several steps
_MOST_LOOKS = 150  # a minute: what is gone for longer is opened by hand


class EvidenceChanging(QObject):
    """Quotes that are new come in, those that are gone leave, which can be undone.

    What stays the same keeps its answer, its place in the list and its verdict.
    """

    def __init__(self, frame: Frame, parts: Parts) -> None:
        super().__init__(frame)
        self._frame = frame
        self._parts = parts
        self._news = UndoToast(frame, parts.acts.stack)
        self._seen: dict[Path, tuple[int, ...]] = {}
        self._reading: dict[Path, str] = {}
        self._looks: Counter[Path] = Counter()
        self._watcher = QFileSystemWatcher(self)
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._look)
        self._watcher.fileChanged.connect(lambda _path: self._rest.start())
        parts.evidence.opened.connect(self._watch)
        parts.evidence.closed.connect(self._forget)
        parts.bringing.evidence_read.connect(self._on_read)
        parts.bringing.evidence_failed.connect(self._on_failed)
        parts.bringing.reading_stopped.connect(self._reading.clear)
        for path in parts.evidence.paths:
            self._watch(path)

    def reload(self, path: Path, words: str = messages.EVIDENCE_READ_ANEW) -> None:
        """Read a file again, whether it has changed or not.

        Args:
            path: The file.
            words: What is said then, with `name` and `news`.
        """
        self._reading[path] = words
        self._parts.bringing.open_evidence(path)

    def _watch(self, path: Path) -> None:
        self._seen[path] = _signature(path)
        self._watcher.addPath(str(path))

    def _forget(self, path: Path) -> None:
        self._seen.pop(path, None)
        self._watcher.removePath(str(path))

    def _look(self) -> None:
        for path, seen in tuple(self._seen.items()):
            now = _signature(path)
            if not now:
                if self._looks[path] < _MOST_LOOKS:
                    self._looks[path] += 1
                    self._rest.start()  # taken away, perhaps to be written anew
                continue
            self._looks[path] = 0
            # Watched is not the name but the file, which may be another one now.
            self._watcher.removePath(str(path))
            self._watcher.addPath(str(path))
            if now != seen:
                self._seen[path] = now
                self.reload(path, messages.EVIDENCE_CHANGED)

    def _on_failed(self, path: Path, _kind: str) -> None:
        """Leave the list as it is: a file that cannot be read says nothing about it."""
        self._reading.pop(path, None)

    def _on_read(self, path: Path, _evidence: "Evidence", ids: Sequence[int]) -> None:
        file = self._parts.evidence.file(path)
        if path not in self._reading or file is None:
            return
        said = self._reading.pop(path)
        place = str(path)
        gone = [
            entry.id
            for entry in self._parts.quotes.entries
            if entry.evidence == place and entry.id not in set(file.quotes)
        ]
        self._parts.acts.remove(gone)
        news = [messages.QUOTES_NEW.format(quotes=count_of_quotes(len(ids)))] * bool(
            ids
        )
        news += [messages.QUOTES_GONE.format(count=len(gone))] * bool(gone)
        words = said.format(
            name=path.name, news=", ".join(news) or messages.QUOTES_SAME
        )
        if gone:
            self._news.show(words)
        else:
            self._frame.toaster.show(words)


def _signature(path: Path) -> tuple[int, ...]:
    """Return what tells one state of a file from another; () if there is none."""
    try:
        stat = path.stat()
    except OSError:
        return ()
    return stat.st_ino, stat.st_size, stat.st_mtime_ns
