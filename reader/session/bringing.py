"""Brings quotes into the list: from the clipboard and from evidence files."""

import hashlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from locator.errors import Obstacle
from reader.protocol import ReadColumns, ReadEvidence, ReadOn, SplitPaste
from reader.replies import ColumnsRead, EvidenceRead, Failed, PasteSplit, Reply
from reader.session.errands import Errands
from reader.session.evidence_reading import EvidenceReading
from reader.session.read_file import ReadFile
from reader.session.undo import Acts

if TYPE_CHECKING:
    from locator.evidence.record import Evidence

_NOW = 2


class Bringing(QObject):
    """Has pasted text split and evidence files read in a worker, and adds the quotes.

    Attributes:
        files: The evidence files that were read, by their paths.

    Signals:
        pasted: Ids of the new quotes, and how many were in the list already.
        nothing_found: What was pasted holds no quote.
        paste_failed: What was pasted could not be read: its text.
        evidence_read: Path, the `Evidence`, and ids of the new quotes.
        evidence_shown: Path, the `Evidence`, and how the file looks.
        evidence_progressed: Path, and how many lines of how many are read.
        columns_read: Path and the `TablePreview` of a table.
        evidence_failed: Path and the kind of obstacle.
        reading_stopped: Files that were being read are not read on.
    """

    pasted = Signal(tuple, int)
    nothing_found = Signal()
    paste_failed = Signal(str)
    evidence_read = Signal(object, object, tuple)
    evidence_shown = Signal(object, object, tuple)
    evidence_progressed = Signal(object, int, int)
    columns_read = Signal(object, object)
    evidence_failed = Signal(object, str)
    reading_stopped = Signal()

    def __init__(self, acts: Acts, text: Errands) -> None:
        super().__init__()
        self._acts = acts
        self._text = text
        self._number = 0
        self._stopped = 0
        self._columns: dict[Path, str] = {}
        self.files: dict[str, ReadFile] = {}

    def paste(self, text: str, html: str = "") -> None:
        """Split what was pasted and add its quotes."""
        if text.strip() or html.strip():
            self._text.run(
                SplitPaste(text, html),
                lambda reply, _payload: self._on_split(text, reply),
                _NOW,
            )
        else:
            self.nothing_found.emit()

    def open_evidence(self, path: Path, *, by_content: bool = False) -> None:
        """Read an evidence file and add its quotes; the file is never written.

        Args:
            path: Where it is.
            by_content: Whether its name says nothing about its format.
        """
        name = "" if by_content else path.name
        self._read(path, name, partial(self._on_evidence, path))

    def show_evidence(self, path: Path) -> None:
        """Read an evidence file whose quotes are in the list, to show it."""
        self._read(path, path.name, partial(self._on_shown, path))

    def set_columns(self, path: Path, columns: str) -> None:
        """Take in what the columns of a table hold, for whenever it is read."""
        self._columns[path] = columns

    def read_columns(self, path: Path) -> None:
        """Have the beginning of a table read, to ask what its columns hold."""
        data = self._bytes(path)
        if data is not None:
            self._text.run(
                ReadColumns(path.name, data),
                lambda reply, _bytes: self._on_columns(path, reply),
                _NOW,
            )

    def _on_columns(self, path: Path, reply: Reply) -> None:
        if isinstance(reply, ColumnsRead):
            self.columns_read.emit(path, reply.preview)

    def _bytes(self, path: Path) -> bytes | None:
        """Return the bytes of a file; None, and news of it, if they cannot be had."""
        try:
            return path.read_bytes()
        except FileNotFoundError:
            self.evidence_failed.emit(path, str(Obstacle.MISSING))
        except OSError:
            self.evidence_failed.emit(path, str(Obstacle.UNREADABLE))
        return None

    def _read(
        self, path: Path, name: str, then: Callable[[bytes, Reply], None]
    ) -> None:
        data = self._bytes(path)
        if data is None:
            return
        self._number += 1
        columns = self._columns.get(path, "")
        reading = EvidenceReading(
            self._number,
            path,
            ReadEvidence(name, data, self._number, columns),
            self._text,
            partial(then, data),
            self.evidence_progressed.emit,
        )
        reading.begin()

    def stop_reading(self) -> None:
        """Read no evidence file to its end that is being read; none of it comes in."""
        self._text.forget(lambda each: isinstance(each, (ReadEvidence, ReadOn)))
        for number in range(self._stopped + 1, self._number + 1):
            self._text.run(ReadOn(number, stop=True), lambda _reply, _bytes: None)
        self._stopped = self._number
        self.reading_stopped.emit()

    def _on_split(self, text: str, reply: Reply) -> None:
        if not isinstance(reply, PasteSplit):
            self.paste_failed.emit(text)
            return
        if not reply.quotes:
            self.nothing_found.emit()
            return
        ids = self._acts.add(reply.quotes)
        self.pasted.emit(ids, len(reply.quotes) - len(ids))

    def _on_evidence(self, path: Path, data: bytes, reply: Reply) -> None:
        if isinstance(reply, EvidenceRead):
            evidence: Evidence = reply.evidence
            self._note(path, data, evidence)
            ids = self._acts.add_evidence(path, evidence)
            self.evidence_shown.emit(path, evidence, reply.blocks)
            self.evidence_read.emit(path, evidence, ids)
        elif isinstance(reply, Failed):
            self.evidence_failed.emit(path, reply.kind)

    def _on_shown(self, path: Path, data: bytes, reply: Reply) -> None:
        if isinstance(reply, EvidenceRead):
            self._note(path, data, reply.evidence)
            self.evidence_shown.emit(path, reply.evidence, reply.blocks)
        elif isinstance(reply, Failed):
            self.evidence_failed.emit(path, reply.kind)

    def _note(self, path: Path, data: bytes, evidence: "Evidence") -> None:
        digest = hashlib.sha256(data).hexdigest()
        self.files[str(path)] = ReadFile(path, digest, evidence.bad_records)
