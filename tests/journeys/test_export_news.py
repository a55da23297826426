"""What is said while a file is made and when it is there; what may be done then."""

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from locator.cli.app import run
from locator.quote import Quote
from reader import messages
from reader.window.main_window import MainWindow
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located

NOWHERE = "A line that stands nowhere in this paper, number {at}."
MANY = 40


def ready(open_window: Opened, qtbot: QtBot) -> MainWindow:
    window = open_window(sample=True)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    window.furnished()
    return window


def save(window: MainWindow, action: str, path: Path) -> None:
    """Press an action, and give the file its name as a person does."""
    window.actions_[action].trigger()
    dialog = window.furnished().exports.asking.dialog
    assert dialog is not None
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_a_saved_file_can_be_opened_and_shown_from_its_toast(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window = ready(open_window, qtbot)
    with qtbot.waitSignal(window.parts.exporting.written, timeout=PATIENCE_MS):
        save(window, "report", tmp_path / "halden report.html")
    toast = window.frame_.toaster.toast
    words = [button.text() for button in toast.offered if button.isVisible()]
    toast.offered[0].click()

    assert toast.text == "Saved halden report.html"
    assert words == [messages.OPEN_SAVED, messages.SHOW_IN_FOLDER]
    assert toast.isHidden()


def test_to_stop_a_report_does_not_stop_the_search(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window = ready(open_window, qtbot)
    parts, bar = window.parts, window.frame_.status_bar
    save(window, "report", tmp_path / "r.html")
    added = parts.acts.add([Quote(NOWHERE.format(at=at)) for at in range(MANY)])
    qtbot.waitUntil(
        lambda: any(
            (entry := parts.quotes.entry(each)) and entry.located for each in added
        ),
        timeout=PATIENCE_MS,
    )
    shown = bar.words.accessibleDescription()
    bar.cancel_button.click()
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    assert shown.startswith("Writing")
    assert not parts.exporting.is_busy
    assert not any(entry.stopped for entry in parts.quotes.entries)
    assert list(tmp_path.glob("*.html")) == []


def test_the_data_say_what_the_command_line_says(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window = ready(open_window, qtbot)
    ours, theirs = tmp_path / "window.json", tmp_path / "line.json"
    with qtbot.waitSignal(window.parts.exporting.written, timeout=PATIENCE_MS):
        save(window, "data_json", ours)
    run(["verify", str(SAMPLE), "--json", str(theirs)])
    shown, printed = (
        json.loads(path.read_text(encoding="utf-8")) for path in (ours, theirs)
    )
    # The command line tells equal places apart by the pages of the quotes beside.
    apart = [
        at for at, quote in enumerate(shown["quotes"]) if quote["status"] == "ambiguous"
    ]
    same = [at for at in range(len(shown["quotes"])) if at not in apart]

    assert len(same) > len(apart)
    assert [shown["quotes"][at] for at in same] == [
        printed["quotes"][at] for at in same
    ]
    for at in apart:
        found = printed["quotes"][at]["placements"]
        assert [each for each in found if each in shown["quotes"][at]["placements"]]
    assert shown["claims"] == printed["claims"]
    assert shown["documents"][0]["sha256"] == printed["documents"][0]["sha256"]


def test_what_waited_for_the_search_is_offered_when_it_is_over(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = ready(open_window, qtbot)
    parts, toast, tab = window.parts, window.frame_.toaster.toast, window.tabs.current
    assert tab is not None
    parts.acts.add([Quote(NOWHERE.format(at=at)) for at in range(MANY)])
    window.actions_["report_pdf"].trigger()
    wait, _now = tab.banner.buttons
    asked = wait.text()
    wait.click()
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: toast.text == messages.EXPORT_READY)
    came_unasked = window.furnished().exports.asking.dialog
    toast.offered[0].click()
    dialog = window.furnished().exports.asking.dialog

    assert asked == messages.EXPORT_WAIT
    assert came_unasked is None
    assert dialog is not None
    assert [Path(each).name for each in dialog.selectedFiles()] == [
        "halden-2024 report.pdf"
    ]
    dialog.close()


def test_ctrl_e_and_enter_save_the_report_beside_the_paper(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    paper = tmp_path / "halden-2024.pdf"
    paper.write_bytes(SAMPLE.read_bytes())
    window = open_window(paper)
    window.furnished()
    window.parts.acts.add([Quote("Water does not compete for the amine sites")])
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    dialog = window.furnished().exports.asking.dialog
    assert dialog is not None
    qtbot.waitExposed(dialog)
    field = dialog.findChild(QLineEdit)
    assert field is not None
    with qtbot.waitSignal(window.parts.exporting.written, timeout=PATIENCE_MS):
        QTest.keyClick(field, Qt.Key.Key_Return)

    assert (tmp_path / "halden-2024 report.html").is_file()


def test_what_cannot_be_reported_says_why(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window(SAMPLE)
    tab = window.tabs.current
    assert tab is not None
    qtbot.waitUntil(lambda: bool(tab.document.page_count), timeout=PATIENCE_MS)
    window.furnished()
    action = window.actions_["report"]
    before = action.isEnabled(), action.toolTip()
    window.parts.acts.add([Quote("Water does not compete for the amine sites")])
    after = action.isEnabled(), action.toolTip()

    assert before == (False, messages.EXPORT_NOTHING)
    assert after == (True, "Report as HTML (Ctrl+E)")
