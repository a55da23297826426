"""A small square button that is on or off, with a letter for a sign."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton
from typing_extensions import override

from reader.look.lettering import SMALL, letter
from reader.look.look import Look

_HEIGHT = 24
_LEAST_WIDTH = 26
_PADDING = 5
_RADIUS = 5.0


class OptionButton(QAbstractButton):
    """An option of the find bar: "Aa", "ab" underlined, "é".

    Args:
        look: Colours of now.
        sign: The letters on it.
        name: What it does, for the tooltip and for screen readers.
        underlined: Whether the letters are underlined.
    """

    def __init__(
        self, look: Look, sign: str, name: str, *, underlined: bool = False
    ) -> None:
        super().__init__()
        self._look = look
        self.setCheckable(True)
        self.setText(sign)
        self.setToolTip(name)
        self.setAccessibleName(name)
        letter(self, SMALL)
        font = self.font()
        font.setUnderline(underlined)
        self.setFont(font)
        look.changed.connect(self.update)

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self.text()) + 2 * _PADDING
        return QSize(
            max(_LEAST_WIDTH, width), max(_HEIGHT, metrics.height() + _PADDING)
        )

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        ground, line, text = colours.base, colours.line, colours.text
        if self.isChecked():
            ground, line, text = colours.sel, colours.accent, colours.accent
        if self.isDown():
            ground = colours.press
        elif self.underMouse() and not self.isChecked():
            ground = colours.hover
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(line), 1))
        painter.setBrush(QColor(ground))
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        painter.setPen(QColor(text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
