"""The signs of the statuses."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage

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
