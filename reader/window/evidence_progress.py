"""Says how far the reading of a long evidence file is, and lets a person stop it."""

from pathlib import Path

from PySide6.QtCore import QObject

from reader import messages
from reader.window.frame import Frame
from reader.window.parts import Parts
from reader.window.status_bar import Work

_EVIDENCE = "evidence"


class EvidenceProgress(QObject):
    """Shown from the second part on: short files are read before it could be."""

    def __init__(self, frame: Frame, parts: Parts) -> None:
        super().__init__(frame)
        self._frame = frame
        self._bringing = parts.bringing
        parts.bringing.evidence_progressed.connect(self._show)
        parts.bringing.evidence_shown.connect(self._clear)
        parts.bringing.evidence_failed.connect(self._clear)

    def _show(self, path: Path, line: int, lines: int) -> None:
        if line < lines:
            words = messages.READING_EVIDENCE.format(name=path.name)
            work = Work(words, line, lines, self._stop, rank=1)
            self._frame.status_room.do(lambda bar: bar.set_work(_EVIDENCE, work))

    def _clear(self) -> None:
        self._frame.status_room.do(lambda bar: bar.clear_work(_EVIDENCE))

    def _stop(self) -> None:
        self._bringing.stop_reading()
        self._clear()
