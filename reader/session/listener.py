"""Listens at a worker's door, in the one thread that we have for it."""

import threading
from multiprocessing.connection import Connection

from PySide6.QtCore import QObject, Qt, Signal

_PATIENCE_S = 3.0


class Listener(QObject):
    """Turns what comes out of a pipe into signals on the main thread.

    Signals:
        heard: An `Answer`, and its raw bytes or None.
        lost: The pipe was closed: the listener itself, so that old news can be told.
    """

    heard = Signal(object, object)
    lost = Signal(object)
    _from_thread = Signal(object, object)
    _ended = Signal()

    def __init__(self, connection: Connection, parent: QObject) -> None:
        super().__init__(parent)
        self._connection = connection
        self._thread = threading.Thread(target=self._listen, daemon=True)
        queued = Qt.ConnectionType.QueuedConnection
        self._from_thread.connect(self.heard, queued)
        self._ended.connect(self._on_ended, queued)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def join(self) -> None:
        """Wait until nothing comes any more; the worker must be dead already."""
        self._thread.join(_PATIENCE_S)
        self._connection.close()

    def _on_ended(self) -> None:
        self.lost.emit(self)

    def _listen(self) -> None:
        try:
            while True:
                answer = self._connection.recv()
                payload = self._connection.recv_bytes() if answer.payload else None
                self._from_thread.emit(answer, payload)
        except (EOFError, OSError):
            self._ended.emit()
