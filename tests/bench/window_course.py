"""What the window is put through by `window_program`."""

import time
from pathlib import Path

from PySide6.QtCore import QTimer

from reader.app import application, begin_to_collect, build, data_folder
from reader.arguments import Wish, parsed
from reader.canvas.page_view import PageView
from reader.canvas.tile_grid import Stretch, tiles_of_page
from reader.session.worker_process import WorkerProcess
from reader.window.main_window import MainWindow
from tests.bench.painted import WhenPainted, say

REST_MS = 500
SIZE = (1440, 900)


def run(arguments: list[str], drawing: WorkerProcess) -> int:
    """Do what `reader.app.run` does, and watch the first document."""
    file, *others = arguments
    app = application()
    window = build(app, drawing, data_folder(), Path(file).absolute())
    app.aboutToQuit.connect(window.shut)
    course = Course(window, others)
    window.tabs.added.connect(lambda _tab: course.watch())
    window.resize(*SIZE)  # the offscreen screen is smaller than any real one
    window.open_wishes(parsed([file]))
    window.show()
    begin_to_collect()
    return app.exec()


class Course:
    """Waits for one thing after the other, and says when it has come."""

    def __init__(self, window: MainWindow, others: list[str]) -> None:
        self._window = window
        self._others = others
        self._since = 0.0
        self._is_first = True
        self._waits_for = {"first", "read"}
        window.parts.reading.read.connect(lambda _document: self._on("read"))

    def watch(self) -> None:
        """Wait for the first page of the document that was just opened."""
        view = list(self._window.tabs)[-1].view
        WhenPainted(view.viewport(), lambda: is_seen(view), self._on_painted)

    def _on_painted(self) -> None:
        took_s = time.perf_counter() - self._since
        if self._is_first:
            self._is_first = False
            self._on("first")
        else:
            say("other", took_s)

    def _on(self, word: str) -> None:
        tab = self._window.tabs.current
        size = tab.view.viewport().size() if tab else self._window.size()
        say(word, size.width(), size.height())
        self._waits_for.discard(word)
        if not self._waits_for and self._others:
            QTimer.singleShot(REST_MS, self._open_other)

    def _open_other(self) -> None:
        self._since = time.perf_counter()
        self._window.opening.open_path(Wish(Path(self._others.pop())))


def is_seen(view: PageView) -> bool:
    """Tell whether all that is in sight was drawn, whatever lies ahead."""
    camera, scene = view._camera, view._scene
    upper = camera.origin[1]
    seen = Stretch(upper, upper + round(camera.height_px * camera.ratio))
    return bool(camera.sizes) and all(
        view._tiles.is_here(tile)
        for page in camera.visible
        for tile in tiles_of_page(
            camera, page, seen, view._document.number, night=scene.night
        )
    )
