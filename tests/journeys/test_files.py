"""Files as they come: damaged, empty, protected, gone, several at once."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.window.obstacle_pane import ObstaclePane
from reader.window.password_pane import PasswordPane
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened
from tests.pdfs import page_of, write_pdf

KEY = "open sesame"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty.pdf", b""),
        ("rubbish.pdf", b"\x00\x01 this is no PDF"),
        ("cut.pdf", b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog"),
    ],
)
def test_a_bad_file_says_in_its_tab_what_is_wrong(
    open_window: Opened, qtbot: QtBot, tmp_path: Path, name: str, content: bytes
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    window = open_window(path)
    tab = window.tabs.current

    assert tab is not None
    qtbot.waitUntil(lambda: not tab.is_shown, timeout=PATIENCE_MS)
    assert [pane.isVisible() for pane in tab.findChildren(ObstaclePane)] == [True]


def test_quotes_under_the_name_of_a_paper_are_opened_as_evidence(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "answer.pdf"
    path.write_text("“The film was held at 60 °C” (p. 3)")
    window = open_window(path)
    tab = window.tabs.current

    assert tab is not None
    qtbot.waitUntil(lambda: not tab.is_shown, timeout=PATIENCE_MS)
    (pane,) = tab.findChildren(ObstaclePane)
    with qtbot.waitSignal(window.parts.bringing.evidence_read, timeout=PATIENCE_MS):
        QTest.mouseClick(pane.evidence_button, Qt.MouseButton.LeftButton)
    assert len(window.parts.quotes.entries) == 1


def test_a_missing_file_says_so_in_its_tab(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(tmp_path / "gone.pdf")
    tab = window.tabs.current

    assert tab is not None
    qtbot.waitUntil(lambda: not tab.is_shown, timeout=PATIENCE_MS)


def test_a_protected_file_opens_with_its_password(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "secret.pdf"
    write_pdf(path, [page_of("Words that nobody may read")], password=KEY)
    window = open_window(path)
    tab = window.tabs.current

    assert tab is not None
    qtbot.waitUntil(lambda: not tab.is_shown, timeout=PATIENCE_MS)
    (pane,) = tab.findChildren(PasswordPane)
    with qtbot.waitSignal(tab.document.obstructed, timeout=PATIENCE_MS):
        pane.password_given.emit("wrong")
    with qtbot.waitSignal(tab.document.opened, timeout=PATIENCE_MS):
        pane.password_given.emit(KEY)
    assert tab.is_shown


def test_two_papers_open_in_two_tabs(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "other.pdf"
    write_pdf(path, [page_of("Another paper")])
    window = open_window(SAMPLE, path)
    qtbot.waitUntil(
        lambda: all(tab.document.is_read for tab in window.tabs), timeout=PATIENCE_MS
    )

    assert [tab.document.page_count for tab in window.tabs] == [12, 1]


def test_the_evidence_beside_a_paper_is_offered(
    open_window: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "paper.pdf"
    write_pdf(path, [page_of("Every word of this stands here.")])
    path.with_suffix(".md").write_text("> Every word of this stands here. (p. 1)\n")
    window = open_window(path)
    tab = window.tabs.current

    assert tab is not None
    assert tab.banner.isVisible()
    with qtbot.waitSignal(window.parts.bringing.evidence_read, timeout=PATIENCE_MS):
        tab.banner.buttons[0].click()
    qtbot.waitUntil(
        lambda: window.parts.quotes.entries[0].status == "verbatim", timeout=PATIENCE_MS
    )
