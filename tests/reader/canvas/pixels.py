"""Compares what is painted with and without something lit, pixel by pixel."""

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from locator.contrast import contrast
from locator.geometry import Quad, line_quads
from reader.canvas.page_frame import Point
from reader.canvas.page_view import PageView
from reader.session.document import SessionDocument

Box = tuple[float, float, float, float]


def set_scale(view: PageView, zoom: float, ratio: float) -> None:
    """Look at the pages as on a screen with so many device pixels per pixel."""
    size = view.viewport().size()
    view._camera.set_view(size.width(), size.height(), ratio)
    view.set_zoom(zoom)


def painted(view: PageView) -> QImage:
    """Return the view as it is painted now, in device pixels."""
    ratio, size = view._camera.ratio, view.viewport().size()
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#DCDFE4"))
    painter = QPainter(image)
    view._scene.paint(painter, QRect(0, 0, size.width(), size.height()))
    painter.end()
    return image


def fully_painted(view: PageView, qtbot: QtBot) -> QImage:
    """Return the view once all tiles are there."""
    painted(view)
    qtbot.waitUntil(lambda: view.is_drawn, timeout=10_000)
    return painted(view)


def quads_of(document: SessionDocument, words: str, qtbot: QtBot) -> tuple[Quad, ...]:
    """Return the quads of words on the first page; a space may be a line's end."""
    qtbot.waitUntil(lambda: document.glyphs(0) is not None, timeout=10_000)
    glyphs = document.glyphs(0)
    assert glyphs
    start = glyphs.text.replace("\n", " ").index(words)
    return tuple(line_quads(glyphs, range(start, start + len(words))))


def box_px(view: PageView, page_index: int, quad: Quad) -> Box:
    """Return the upright box around a quad, in logical pixels of the view."""
    frame = view._camera.frame(page_index)
    numbers = quad.numbers()
    corners = [
        frame.to_px(Point(x, y))
        for x, y in zip(numbers[::2], numbers[1::2], strict=True)
    ]
    xs, ys = [corner.x for corner in corners], [corner.y for corner in corners]
    return min(xs), min(ys), max(xs), max(ys)


class Change:
    """What differs between two pictures of the same view."""

    def __init__(self, before: QImage, after: QImage) -> None:
        self.before, self.after = before, after
        self.pixels = frozenset(_different(before, after))

    def farthest(self, boxes: list[Box]) -> float:
        """Return how far a changed pixel lies from all boxes, in logical pixels."""
        ratio = self.after.devicePixelRatio()
        return max(
            min(_distance((x + 0.5) / ratio, (y + 0.5) / ratio, box) for box in boxes)
            for x, y in self.pixels
        )

    def share_of_paper(self, box: Box, paper: QColor) -> float:
        """Return how much of the paper inside a box changed its colour."""
        inside = [
            (x, y)
            for x, y in inside_of(box, self.after.devicePixelRatio())
            if self.before.pixelColor(x, y) == paper
        ]
        return sum(each in self.pixels for each in inside) / len(inside)


def _different(before: QImage, after: QImage) -> Iterator[tuple[int, int]]:
    for y in range(after.height()):
        one, other = _row(before, y), _row(after, y)
        if one != other:
            for x in range(after.width()):
                if one[4 * x : 4 * x + 3] != other[4 * x : 4 * x + 3]:
                    yield x, y


def _row(image: QImage, y: int) -> bytes:
    row: memoryview = image.constScanLine(y)  # type: ignore[assignment] # its stub says object
    return bytes(row)


def _distance(x: float, y: float, box: Box) -> float:
    x0, y0, x1, y1 = box
    return max(x0 - x, x - x1, y0 - y, y - y1, 0.0)


def inside_of(box: Box, ratio: float) -> Iterator[tuple[int, int]]:
    """Yield the device pixels inside of a box."""
    x0, y0, x1, y1 = (round(edge * ratio) for edge in box)
    for y in range(y0, y1):
        for x in range(x0, x1):
            yield x, y


def contrast_inside(image: QImage, boxes: list[Box]) -> float:
    """Return the contrast of the darkest pixel with the commonest one."""
    colours = Counter(
        image.pixelColor(x, y).name()
        for box in boxes
        for x, y in inside_of(box, image.devicePixelRatio())
    )
    fill = colours.most_common(1)[0][0]
    ink = min(colours, key=lambda name: QColor(name).lightness())
    return contrast(ink, fill)
