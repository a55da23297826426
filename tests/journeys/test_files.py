"""Files as they come: damaged, empty, protected, gone, several at once."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reader.arguments import parsed
from reader.window.obstacle_pane import ObstaclePane
from reader.window.password_pane import PasswordPane
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located
from tests.pdfs import page_of, write_pdf

KEY = "open sesame"


@pytest.mark.parametrize(
    ("content", "kind", "words"),
    [
        (None, "missing", "paper.pdf is not where it was."),
        (b"", "empty", "paper.pdf is empty."),
        (b"\x00\x01 this is no PDF", "not_a_pdf", "paper.pdf is not a PDF."),
        (
            b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog",
            "damaged",
            "paper.pdf is damaged and cannot be shown.",
        ),
    ],
)
def test_a_bad_file_says_in_its_tab_what_is_wrong(
    open_window: Opened,
    qtbot: QtBot,
    tmp_path: Path,
    content: bytes | None,
    kind: str,
    words: str,
) -> None:
    path = tmp_path / "paper.pdf"
    if content is not None:
        path.write_bytes(content)
    window = open_window(path)
    tab = window.tabs.current

    assert tab is not None
    qtbot.waitUntil(lambda: not tab.is_shown, timeout=PATIENCE_MS)
    assert tab.document.obstacle is not None
    assert tab.document.obstacle.kind == kind
    (pane,) = tab.findChildren(ObstaclePane)
    said = [each.text() for each in pane.findChildren(QLabel) if each.isVisible()]
    assert words in said


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


def test_evidence_quotes_and_page_of_the_command_line_come_with_the_paper(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window()
    evidence = SAMPLE.with_suffix(".md")
    words = "Nothing in these data suggests that the films age by leaching"
    window.open_wishes(
        parsed([str(SAMPLE), str(evidence), "--quote", words, "--page", "3"])
    )
    qtbot.waitUntil(
        lambda: len(window.parts.quotes.entries) == 32 and all_located(window),
        timeout=PATIENCE_MS,
    )
    tab = window.tabs.current

    assert tab is not None
    assert tab.view.page_index == 2
    assert words in [entry.quote.text for entry in window.parts.quotes.entries]
