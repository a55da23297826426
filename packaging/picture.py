"""Makes pictures of the real window: the sample paper and its quotes, all located.

Run from the root: `python packaging/picture.py main docs/window.png`. The scenes are
those of the mock-ups; `--scale 2` shows them as on a screen with twice the pixels.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reader.window.main_window import MainWindow

ROOT = Path(__file__).parents[1]
ALTERED = 2  # the quote of the sample whose number and negation were changed
LOOK_EVERY_MS = 100
CALM_MS = 2_000  # the flash has faded by then


@dataclass(frozen=True, slots=True)
class Scene:
    """What one of the pictures shows.

    Attributes:
        size: Width and height of the window.
        actions: What is pressed first.
        find: What is looked for in the find bar; empty for a closed bar.
        home: Whether the Home tab is in front.
        verdicts: What is decided about the first claims.
        note: What is written beside the claim of the altered quote.
        export: "menu", or how far the report is: "running", "saved", "failed".
    """

    size: tuple[int, int] = (1440, 900)
    actions: tuple[str, ...] = ()
    find: str = ""
    home: bool = False
    verdicts: tuple[str, ...] = ()
    note: str = ""
    export: str = ""


_DECIDED = ("supported", "refuted", "unclear")
_NOTE = "Source says 65 °C and not significant. The claim turns the result round."

SCENES = {
    "main": Scene(),
    "dark": Scene(actions=("dark", "night")),
    "home": Scene(home=True),
    "narrow": Scene(size=(900, 650)),
    "find": Scene(find="relative humidity"),
    "review": Scene(actions=("review",), verdicts=_DECIDED, note=_NOTE),
    "review-dark": Scene(
        actions=("dark", "night", "review"), verdicts=_DECIDED, note=_NOTE
    ),
    "review-narrow": Scene((900, 650), ("review",), verdicts=_DECIDED),
    "export-menu": Scene(export="menu"),
    "export-menu-dark": Scene(actions=("dark",), export="menu"),
    "export-running": Scene(export="running"),
    "export-saved": Scene(export="saved"),
    "export-saved-dark": Scene(actions=("dark", "night"), export="saved"),
    "export-saved-narrow": Scene((900, 650), export="saved"),
    "export-failed": Scene(export="failed"),
    "export-failed-dark": Scene(actions=("dark", "night"), export="failed"),
    "export-failed-narrow": Scene((900, 650), export="failed"),
    "find-dark": Scene(actions=("dark", "night"), find="relative humidity"),
}


def main() -> int:
    """Return 0 when the picture was written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scene", choices=SCENES)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--scale", default="1", help="device pixels per pixel")
    given = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = given.scale
    sys.path.insert(0, str(ROOT))
    from reader.session.worker_process import WorkerProcess  # noqa: PLC0415 - spawn re-imports us

    drawing = WorkerProcess("pages")
    from reader.app import application, build  # noqa: PLC0415 - behind the worker

    app = application()
    scene = SCENES[given.scene]
    with tempfile.TemporaryDirectory() as folder:
        window = build(app, drawing, Path(folder))
        window.resize(*scene.size)
        window.show()
        photographer = _Photographer(window, scene, given.picture)
        photographer.begin()
        app.exec()
        window.shut()
    return 0


class _Photographer:
    """Sets a scene step by step, each when the one before has come to rest."""

    def __init__(self, window: "MainWindow", scene: Scene, path: Path) -> None:
        from PySide6.QtCore import QTimer  # noqa: PLC0415 - behind the worker

        self._window = window
        self._scene = scene
        self._path = path
        self._timer = QTimer(window, interval=LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)
        self._steps = self._made_steps()
        self._calm_ms = 0

    def begin(self) -> None:
        """Open the sample paper, and look on."""
        self._window.opening.open_sample()
        self._timer.start()

    def _look(self) -> None:
        self._calm_ms = self._calm_ms + LOOK_EVERY_MS if self._is_calm() else 0
        if self._calm_ms > CALM_MS:
            self._calm_ms = 0
            next(self._steps)()

    def _is_calm(self) -> bool:
        entries = self._window.parts.quotes.entries
        tab = self._window.tabs.current
        drawn = tab is None or tab.view.is_drawn
        if self._window.parts.exporting.is_busy:
            return False
        return drawn and bool(entries) and all(entry.located for entry in entries)

    def _made_steps(self) -> Iterator[Callable[[], object]]:
        window, scene = self._window, self._scene
        for name in scene.actions:
            yield window.actions_[name].trigger
        if scene.verdicts:
            yield self._decide
        yield self._show_altered
        if scene.note:
            yield self._write
        if scene.find:
            yield self._find
        if scene.home:
            yield window.tabs.show_home
        if scene.export == "menu":
            yield self._open_report_menu
        elif scene.export:
            yield self._export
        yield self._take

    def _show_altered(self) -> None:
        quotes = self._window.parts.quotes
        quotes.jump_to(quotes.entries[ALTERED].id)
        self._window.frame_.toaster.hide()

    def _decide(self) -> None:
        from locator.claim import Verdict  # noqa: PLC0415 - behind the worker

        claims, acts = self._window.parts.claims, self._window.parts.acts
        for claim, verdict in zip(claims.order, self._scene.verdicts, strict=False):
            acts.judge([claim], Verdict(verdict))

    def _write(self) -> None:
        parts = self._window.parts
        parts.acts.set_note(parts.claims.current, self._scene.note)
        self._window.actions_["note"].trigger()

    def _find(self) -> None:
        tab = self._window.tabs.current
        if tab:
            tab.find_bar.open_with(self._scene.find)

    def _open_report_menu(self) -> None:
        button = self._window.frame_.toolbar.report
        button.menu().popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _export(self) -> None:
        """Save the report as a person does, where it can be, or where it cannot."""
        window, folder = self._window, Path(tempfile.mkdtemp())
        if self._scene.export == "failed":
            folder /= "a folder that is not there"
        if self._scene.export == "running":
            window.parts.exporting.progressed.connect(self._take_halfway)
        window.actions_["report"].trigger()
        dialog = window.furnished().exports.asking.dialog
        if dialog:
            dialog.fileSelected.emit(str(folder / "halden-2024 report.html"))
            dialog.close()

    def _take_halfway(self, done: int, total: int) -> None:
        if 2 * done > total and self._timer.isActive():
            self._timer.stop()
            self._take()

    def _take(self) -> None:
        from PySide6.QtGui import QPainter  # noqa: PLC0415 - behind the worker
        from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - behind the worker

        picture = self._window.grab()
        popup = QApplication.activePopupWidget()
        if popup:  # a window of its own
            painter = QPainter(picture)
            # Not where it is: no screen is as wide as the window here.
            button = self._window.frame_.toolbar.report
            place = button.mapTo(self._window, button.rect().bottomLeft())
            place.setX(min(place.x(), self._window.width() - popup.width()))
            painter.drawPixmap(place, popup.grab())
            painter.end()
            popup.close()
        picture.save(str(self._path))
        self._window.close()


if __name__ == "__main__":
    raise SystemExit(main())
