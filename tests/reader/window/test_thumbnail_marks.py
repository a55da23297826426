"""Marks of quotes on small pages, at the place where they stand as displayed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from locator.geometry import Quad
from reader.canvas.page_frame import PageFrame
from reader.look.colours import DARK, LIGHT
from reader.replies import PageSize
from reader.session.highlight import Highlight
from reader.window.thumbnail_marks import paint_marks

# A line near the upper left corner of the unturned page of 200 x 400 points.
QUAD = Quad(20, 20, 80, 20, 20, 40, 80, 40)


def painted(
    mark: Highlight, size: PageSize, *, current: int = 0, night: bool = False
) -> QImage:
    image = QImage(
        round(size.width_pt), round(size.height_pt), QImage.Format.Format_RGB32
    )
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    frame = PageFrame(size, 0, 0, 1.0)
    paint_marks(painter, frame, [mark], current, night=night)
    painter.end()
    return image


def box_of(image: QImage) -> tuple[int, int, int, int]:
    white = QColor(Qt.GlobalColor.white).rgb()
    marked = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixel(x, y) != white
    ]
    xs, ys = [x for x, _ in marked], [y for _, y in marked]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


@pytest.mark.parametrize(
    ("rotation", "box"),
    [
        (0, (20, 20, 80, 40)),
        (90, (360, 20, 380, 80)),
        (180, (120, 360, 180, 380)),
        (270, (20, 120, 40, 180)),
    ],
)
def test_marks_follow_the_turn_of_the_page(
    qapp: QApplication, rotation: int, box: tuple[int, int, int, int]
) -> None:
    assert qapp is not None
    turned = rotation in (90, 270)
    size = PageSize(400, 200, rotation) if turned else PageSize(200, 400, rotation)
    image = painted(Highlight(1, 0, "verbatim", (QUAD,)), size)

    assert box_of(image) == pytest.approx(box, abs=1)


@pytest.mark.parametrize("night", [False, True])
def test_the_lower_edge_has_the_colour_of_the_status(
    qapp: QApplication, *, night: bool
) -> None:
    assert qapp is not None
    mark = Highlight(1, 0, "altered", (QUAD,))
    image = painted(mark, PageSize(200, 400), night=night)
    colours = DARK if night else LIGHT

    assert image.pixelColor(50, 39) == QColor(colours.status["altered"])


def test_a_tiny_mark_is_still_seen(qapp: QApplication) -> None:
    assert qapp is not None
    quad = Quad(20, 20, 21, 20, 20, 20.5, 21, 20.5)
    left, top, right, bottom = box_of(
        painted(Highlight(1, 0, "partial", (quad,)), PageSize(200, 400))
    )

    assert right - left >= 4
    assert bottom - top >= 3


def test_the_current_quote_is_framed(qapp: QApplication) -> None:
    assert qapp is not None
    mark = Highlight(7, 0, "verbatim", (QUAD,))
    plain = box_of(painted(mark, PageSize(200, 400)))
    framed = box_of(painted(mark, PageSize(200, 400), current=7))

    assert framed[0] < plain[0]
    assert framed[3] > plain[3]
