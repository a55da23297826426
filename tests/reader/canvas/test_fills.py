import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from reader.canvas.fills import Fill, paint_fills
from reader.canvas.page_colours import DAY, NIGHT, PageColours


def fill(x0: float, x1: float, colour: QColor) -> Fill:
    path = QPainterPath()
    path.addRect(QRectF(x0, 0, x1 - x0, 10))
    return Fill(path, colour)


def painted(ground: str, fills: list[Fill], colours: PageColours) -> list[str]:
    """Return the colours at x = 5, 15 and 25."""
    image = QImage(30, 10, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    painter = QPainter(image)
    paint_fills(painter, fills, colours.mode)
    painter.end()
    return [image.pixelColor(x, 5).name() for x in (5, 15, 25)]


@pytest.mark.parametrize("colours", [DAY, NIGHT])
def test_where_two_fills_meet_the_first_one_is_seen(colours: PageColours) -> None:
    one, two = colours.fill("elided", 0.6), colours.fill("verbatim", 0.4)
    seen = painted(colours.theme.paper, [fill(0, 20, one), fill(10, 30, two)], colours)

    assert seen == [one.name(), one.name(), two.name()]


@pytest.mark.parametrize("colours", [DAY, NIGHT])
def test_text_keeps_its_colour_under_a_fill(colours: PageColours) -> None:
    tint = colours.fill("partial", colours.current)
    seen = painted(colours.theme.ink, [fill(0, 30, tint)], colours)

    assert seen == [colours.theme.ink.lower()] * 3
