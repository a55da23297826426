"""Says how far the reading of a long evidence file is, and lets a person stop it."""

from pathlib import Path

from PySide6.QtCore import QObject

from reader import messages
from reader.window.frame import Frame
from reader.window.parts import Parts


class EvidenceProgress(QObject):
    """Shown from the second part on: short files are read before it could be."""

    def __init__(self, frame: Frame, parts: Parts) -> None:
        super().__init__(frame)
        self._frame = frame
        self._bringing = parts.bringing
        self._shown = False
        parts.bringing.evidence_progressed.connect(self._show)
        parts.bringing.evidence_shown.connect(self._clear)
        parts.bringing.evidence_failed.connect(self._clear)
        frame.status_room.do(lambda bar: bar.cancel_wanted.connect(self._stop))

    def _show(self, path: Path, line: int, lines: int) -> None:
        if line < lines:
            self._shown = True
            words = messages.READING_EVIDENCE.format(name=path.name)
            self._frame.status_room.do(lambda bar: bar.set_work(words, line, lines))

    def _clear(self) -> None:
        if self._shown:
            self._shown = False
            self._frame.status_room.do(lambda bar: bar.clear_work())

    def _stop(self) -> None:
        if self._shown:
            self._bringing.stop_reading()
            self._clear()
