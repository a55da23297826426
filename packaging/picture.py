"""Makes the picture of the README from the real window: the sample paper, all located.

Run from the root: `python packaging/picture.py docs/window.png`.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reader.window.main_window import MainWindow

ROOT = Path(__file__).parents[1]
SIZE = (1440, 900)
ALTERED = 2  # the quote of the sample whose number and negation were changed
LOOK_EVERY_MS = 100


def main() -> int:
    """Return 0 when the picture was written."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(ROOT))
    from reader.session.worker_process import WorkerProcess  # noqa: PLC0415 - spawn re-imports us

    drawing = WorkerProcess("pages")
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - behind the workers

    from reader.app import build  # noqa: PLC0415 - loads Qt

    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        window = build(app, drawing, Path(folder))
        window.resize(*SIZE)
        window.show()
        photographer = _Photographer(window, Path(sys.argv[1]))
        photographer.wait()
        app.exec()
        window.shut()
    return 0


class _Photographer:
    """Waits until there is something to see, and takes the picture."""

    def __init__(self, window: "MainWindow", path: Path) -> None:
        from PySide6.QtCore import QTimer  # noqa: PLC0415 - behind the workers

        self._window = window
        self._path = path
        self._timer = QTimer(window, interval=LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)
        window.opening.open_sample()
        self._chosen = False
        self._calm = 0

    def wait(self) -> None:
        """Begin to look."""
        self._timer.start()

    def _look(self) -> None:
        quotes = self._window.parts.quotes
        tab = self._window.tabs.current
        located = quotes.entries and all(entry.located for entry in quotes.entries)
        if not located or tab is None:
            return
        if not self._chosen:
            self._chosen = True
            quotes.set_current(quotes.entries[ALTERED].id)
            self._window.frame_.toaster.hide()
            return
        self._calm = self._calm + 1 if tab.view.is_drawn else 0
        if self._calm > 2_000 / LOOK_EVERY_MS:  # the flash has faded
            self._window.grab().save(str(self._path))
            self._window.close()


if __name__ == "__main__":
    raise SystemExit(main())
