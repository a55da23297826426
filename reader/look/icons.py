"""Icons in the colours of the theme, crisp at every size and scale."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from typing_extensions import override

import resources
from reader.look.colours import Colours

_FOLDER = Path(resources.__file__).parent / "icons"
_CURRENT = b"currentColor"


class Icons:
    """All icons by name; they follow the theme by themselves.

    Args:
        colours: Says what the colours of now are.
    """

    def __init__(self, colours: Callable[[], Colours]) -> None:
        self._colours = colours
        self._made: dict[str, QIcon] = {}
        self._renderer = lru_cache(maxsize=256)(_renderer)

    def icon(self, name: str) -> QIcon:
        """Return the icon of a name: that of a file in resources/icons."""
        if name not in self._made:
            self._made[name] = QIcon(_Engine(self, name))
        return self._made[name]

    def paint(self, painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
        """Paint an icon into `rect` in a colour."""
        self._renderer(name, colour).render(painter, rect)

    def paint_mode(
        self,
        painter: QPainter,
        rect: QRectF,
        name: str,
        mode: QIcon.Mode,
        state: QIcon.State,
    ) -> None:
        """Paint an icon as a button in this mode and state wears it."""
        colours = self._colours()
        if mode is QIcon.Mode.Disabled:
            colour = colours.text3
        elif state is QIcon.State.On:
            colour = colours.accent
        else:
            colour = colours.text
        self.paint(painter, rect, name, colour)


class _Engine(QIconEngine):
    def __init__(self, icons: Icons, name: str) -> None:
        super().__init__()
        self._icons = icons
        self._name = name

    @override
    def paint(
        self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State
    ) -> None:
        side = min(rect.width(), rect.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(rect).center())
        self._icons.paint_mode(painter, square, self._name, mode, state)

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap

    @override
    def clone(self) -> "QIconEngine":
        return _Engine(self._icons, self._name)


def _renderer(name: str, colour: str) -> QSvgRenderer:
    source = (_FOLDER / f"{name}.svg").read_bytes()
    return QSvgRenderer(QByteArray(source.replace(_CURRENT, colour.encode())))


def app_icon() -> QIcon:
    """Return the icon of the program, in every size that desktops ask for."""
    icon = QIcon()
    renderer = _renderer("quotelight", "")
    for side in (16, 24, 32, 48, 64, 128, 256, 512):
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter, QRectF(0, 0, side, side))
        painter.end()
        icon.addPixmap(pixmap)
    return icon
