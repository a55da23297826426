"""The least that shows a PDF with Qt alone: QPdfView, what we are measured against.

Its arguments are the size of the view and two files. It says `first` when all that is
in sight of the first file is complete, and `other`, with the seconds that took, when
the other file's is.
"""

import importlib
import sys
import time
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tests.bench.painted import WhenPainted, say

# By name: the add-ons of PySide6 are installed for `make bench` only.
QtPdf: Any = importlib.import_module("PySide6.QtPdf")
QtPdfWidgets: Any = importlib.import_module("PySide6.QtPdfWidgets")
REST_MS = 1_000


class Viewer:
    """Nothing but pages, below one another and as wide as the view."""

    def __init__(self, width: int, height: int) -> None:
        self._document = QtPdf.QPdfDocument(None)
        self._view = QtPdfWidgets.QPdfView(None)
        self._view.setPageMode(QtPdfWidgets.QPdfView.PageMode.MultiPage)
        self._view.setZoomMode(QtPdfWidgets.QPdfView.ZoomMode.FitToWidth)
        self._view.setDocument(self._document)
        self._view.resize(width, height)
        self._drawn: set[int] = set()
        renderer = self._view.findChild(QtPdf.QPdfPageRenderer)
        renderer.pageRendered.connect(self._on_rendered)
        self._since = 0.0
        self._word = ""

    def open(self, path: str, word: str) -> None:
        """Show a file; say the word when it is seen."""
        self._since, self._word = time.perf_counter(), word
        self._drawn.clear()
        WhenPainted(self._view.viewport(), self._is_seen, self._on_painted)
        self._document.load(path)
        self._view.show()

    def _on_rendered(self, page: int, *_: object) -> None:
        self._drawn.add(page)

    def _is_seen(self) -> bool:
        return set(range(self._pages_in_sight())) <= self._drawn

    def _pages_in_sight(self) -> int:
        """Return how many pages, from the first one on, are in sight."""
        width, height = self._view.viewport().width(), self._view.viewport().height()
        margins, count = self._view.documentMargins(), 0
        top = margins.top()
        while top < height and count < self._document.pageCount():
            size = self._document.pagePointSize(count)
            across = width - margins.left() - margins.right()
            top += size.height() * across / size.width() + self._view.pageSpacing()
            count += 1
        return max(1, count)

    def _on_painted(self) -> None:
        say(self._word, time.perf_counter() - self._since)


def main() -> int:
    """Return the exit code of the program."""
    app = QApplication(sys.argv[:1])
    width, height, file, *others = sys.argv[1:]
    viewer = Viewer(int(width), int(height))
    viewer.open(file, "first")
    if others:
        QTimer.singleShot(REST_MS, lambda: viewer.open(others[0], "other"))
    return app.exec()


if __name__ == "__main__":
    raise SystemExit(main())
