"""A line of marked text, painted."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from locator.marked import Mark, MarkedText
from reader.look.colours import LIGHT
from reader.quotes.marked_line import MarkedLine, runs_leftward
from reader.quotes.row_layout import RowFonts
from tests.reader.look.pixels import colours_of

ALTERED = LIGHT.status["altered"]


@pytest.fixture
def line(qapp: QApplication) -> MarkedLine:
    font = QFont(qapp.font())
    font.setPixelSize(13)
    return MarkedLine(RowFonts.of(font))


def painted(line: MarkedLine, *pieces: MarkedText, width: int = 200) -> QImage:
    image = QImage(200, 20, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    line.paint(painter, QRectF(0, 0, width, 20), pieces, LIGHT, LIGHT.text)
    painter.end()
    return image


def left_and_right(image: QImage) -> tuple[bool, bool]:
    """Tell whether either half shows the colour of what differs."""
    halves = image.copy(0, 0, 100, 20), image.copy(100, 0, 100, 20)
    return ALTERED in colours_of(halves[0]), ALTERED in colours_of(halves[1])


def test_words_that_differ_wear_the_colour_of_altered(line: MarkedLine) -> None:
    image = painted(line, MarkedText("to "), MarkedText("85", Mark.DIFFERS))

    assert left_and_right(image) == (True, False)


def test_a_gap_is_24_wide(line: MarkedLine) -> None:
    assert line.width(MarkedText("", Mark.GAP)) == 24


def test_right_to_left_text_begins_at_the_right(line: MarkedLine) -> None:
    image = painted(line, MarkedText("אב ", Mark.DIFFERS), MarkedText("גדה"))

    assert left_and_right(image) == (False, True)


def test_right_to_left_text_is_cut_off_at_the_left(line: MarkedLine) -> None:
    image = painted(line, MarkedText("שלום עולם " * 9), width=100)
    end = image.copy(0, 0, 8, 20)  # as wide as an ellipsis
    ink = [
        y
        for y in range(end.height())
        if colours_of(end.copy(0, y, 8, 1)) != {"#FFFFFF"}
    ]

    assert ink
    assert min(ink) > 10  # nothing but dots on the baseline


def test_nothing_is_painted_beyond_the_line(line: MarkedLine) -> None:
    pieces = (MarkedText("word " * 30), MarkedText("85", Mark.DIFFERS))
    image = painted(line, *pieces, width=100)

    assert colours_of(image.copy(100, 0, 100, 20)) == {"#FFFFFF"}


@pytest.mark.parametrize(
    ("text", "leftward"),
    [("12 % water", False), ("12 % ماء", True), ("“עברית”", True), ("12 %", False)],
)
def test_the_first_letter_decides_the_direction(text: str, leftward: bool) -> None:
    assert runs_leftward([MarkedText(text)]) is leftward
