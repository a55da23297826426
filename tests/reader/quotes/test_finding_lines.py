"""The findings below the two sides: which of them share a line."""

from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.quotes.details_text import Finding
from reader.quotes.finding_lines import FindingLines

NEGATION = Finding("Negation", heavy="not", after=" left out")
NUMBER = Finding("Number", before="85, source 65")
ORDER = Finding(before="The source has these passages the other way round.")
LEFT_OUT = Finding("Left out", before="at these loadings,", status="elided")


def lines_of(look: Look, qtbot: QtBot, *findings: Finding) -> list[str]:
    shown = FindingLines(look)
    qtbot.addWidget(shown)
    shown.set_findings(findings)
    document = QTextDocument()
    document.setHtml(shown.text())
    return [" ".join(line.split()) for line in document.toPlainText().splitlines()]


def test_differences_follow_each_other_in_one_line(look: Look, qtbot: QtBot) -> None:
    lines = lines_of(look, qtbot, NEGATION, NUMBER)

    assert lines == ["Negation not left out Number 85, source 65"]


def test_sentences_and_passages_have_lines_of_their_own(
    look: Look, qtbot: QtBot
) -> None:
    lines = lines_of(look, qtbot, NUMBER, ORDER, LEFT_OUT, LEFT_OUT)

    assert lines == [NUMBER.text, ORDER.text, LEFT_OUT.text, LEFT_OUT.text]
