"""What the first page does not wait for comes behind it."""

from pathlib import Path

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.app import build
from reader.arguments import Arguments, Wish
from reader.session.worker_process import WorkerProcess
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, leave


def test_nothing_else_is_made_before_the_first_page_is_there(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    qapp.setWindowIcon(QIcon())
    window = build(qapp, WorkerProcess("pages"), tmp_path, SAMPLE)
    frame = window.frame_
    rooms = (
        frame.home_room,
        frame.panel_room,
        frame.status_room,
        frame.toolbar_room,
    )
    window.open_wishes(Arguments((Wish(SAMPLE),)))
    window.show()
    tab = window.tabs.current
    assert tab is not None
    before = [room.is_furnished for room in rooms]
    before.append(not qapp.windowIcon().isNull())
    with qtbot.waitSignal(tab.document.seen, timeout=PATIENCE_MS):
        pass
    qtbot.waitUntil(lambda: frame.panel_room.is_furnished, timeout=PATIENCE_MS)
    behind = [room.is_furnished for room in rooms]
    behind.append(not qapp.windowIcon().isNull())
    shown = [frame.panel.isVisible(), frame.toolbar.isVisible()]
    leave(window)

    assert before == [False, False, False, False, False]
    assert behind == [False, True, True, True, True]
    assert shown == [True, True]


def test_the_rest_is_made_though_the_first_tab_is_closed_at_once(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    window = build(qapp, WorkerProcess("pages"), tmp_path, SAMPLE)
    frame = window.frame_
    window.open_wishes(Arguments((Wish(SAMPLE),)))
    window.show()
    tab = window.tabs.current
    assert tab is not None
    with qtbot.captureExceptions() as faults:
        window.tabs.close(tab)
        qtbot.waitUntil(lambda: frame.panel_room.is_furnished, timeout=PATIENCE_MS)
        window.opening.open_path(Wish(SAMPLE))
        reopened = window.tabs.current
        assert reopened is not None
        qtbot.waitUntil(lambda: reopened.view.is_drawn, timeout=PATIENCE_MS)
    at_home = frame.home_room.is_furnished
    leave(window)

    assert faults == []
    assert at_home
