"""The signs of the statuses."""

from itertools import combinations

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from locator.exports.report.signs import Inks, svg_file
from reader.look.colours import DARK, LIGHT, Colours
from reader.look.signs import sign_pixmap
from tests.reader.look.pixels import colours_of

STATUSES = tuple(LIGHT.status)
pytestmark = pytest.mark.usefixtures("qapp")


def ink(status: str, side: int = 16) -> set[tuple[int, int]]:
    """Return the pixels that a sign covers: its shape without colour."""
    image = sign_pixmap(status, side, 1, LIGHT).toImage()
    return {
        (x, y) for x in range(side) for y in range(side) if _is_coloured(image, x, y)
    }


def _is_coloured(image: QImage, x: int, y: int) -> bool:
    pixel = image.pixelColor(x, y)
    return pixel.alpha() > 127 and pixel.name().upper() != LIGHT.on_sign


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("status", STATUSES)
def test_a_sign_wears_the_colour_of_its_status(status: str, colours: Colours) -> None:
    pixmap = sign_pixmap(status, 32, 2, colours)

    assert pixmap.size().width() == 64
    assert colours.status[status] in colours_of(pixmap.toImage())


@pytest.mark.parametrize(("one", "other"), tuple(combinations(STATUSES, 2)))
def test_two_signs_differ_without_colour(one: str, other: str) -> None:
    first, second = ink(one), ink(other)

    assert len(first ^ second) > 0.25 * len(first | second)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("status", [each for each in STATUSES if each != "searching"])
def test_reports_draw_the_same_sign(status: str, colours: Colours) -> None:
    painted = sign_pixmap(status, 16, 4, colours).toImage()
    inks = Inks(colours.status[status], colours.on_sign, colours.base)
    drawn = QImage(painted.size(), QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    QSvgRenderer(QByteArray(svg_file(status, inks))).render(painter)
    painter.end()
    side = painted.width()
    others = sum(
        abs(painted.pixelColor(x, y).alpha() - drawn.pixelColor(x, y).alpha()) > 100
        or abs(
            painted.pixelColor(x, y).lightness() - drawn.pixelColor(x, y).lightness()
        )
        > 100
        for x in range(side)
        for y in range(side)
    )

    assert others < 0.05 * side * side
