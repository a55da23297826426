"""Marked text that can be copied."""

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.quotes.mark import marked_quote
from reader.quotes.pieces_text import PiecesText
from tests.reader.look.pixels import colours_of
from tests.reader.quotes import examples


def test_what_is_copied_is_the_text_alone(look: Look, qtbot: QtBot) -> None:
    text = PiecesText(look, "Quote")
    qtbot.addWidget(text)
    text.set_pieces(tuple(marked_quote(examples.altered())))
    text.selectAll()
    text.copy()

    copied = QGuiApplication.clipboard().text()
    assert copied.replace("  ", " ") == examples.HEATING


def test_a_narrow_text_is_higher(look: Look, qtbot: QtBot) -> None:
    text = PiecesText(look, "Quote")
    qtbot.addWidget(text)
    text.set_pieces(tuple(marked_quote(examples.altered())))

    assert text.height_at(150) > text.height_at(600)


def test_it_takes_the_height_of_its_lines(look: Look, qtbot: QtBot) -> None:
    text = PiecesText(look, "Quote")
    qtbot.addWidget(text)
    text.set_pieces(tuple(marked_quote(examples.altered())))
    text.resize(200, 10)
    text.show()

    assert text.height() == text.height_at(200)
    assert text.lines() > 2


def test_marks_are_painted_in_the_colour_of_altered(look: Look, qtbot: QtBot) -> None:
    text = PiecesText(look, "Quote")
    qtbot.addWidget(text)
    text.set_pieces(tuple(marked_quote(examples.altered())))
    text.resize(400, 10)
    text.show()

    painted = colours_of(text.grab().toImage())
    assert look.colours.status["altered"] in painted
