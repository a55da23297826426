"""The buttons of the window with words: a framed one, and a word alone."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton
from typing_extensions import override

from reader.look.lettering import SMALL, letter
from reader.look.look import Look
from reader.look.style_sheet import dress

_SMALL_ICON = 16
_LEAST_SIDE = 24
_INDENT = 4


class WordButton(QPushButton):
    """A framed button with a word on it.

    Args:
        word: A verb.
        style: "" for a plain one, "primary" for the one that is expected, "link".
    """

    def __init__(self, word: str, style: str = "") -> None:
        super().__init__(word)
        self.setAutoDefault(False)
        self.setMinimumHeight(28)
        if style:
            dress(self, style)


class QuietButton(QAbstractButton):
    """A word in small secondary type that can be pressed, on whatever lies behind."""

    def __init__(self, look: Look, word: str) -> None:
        super().__init__()
        self._look = look
        self.setText(word)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        letter(self, SMALL)
        look.changed.connect(self.update)

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        height = max(_LEAST_SIDE, metrics.height() + 4)
        return QSize(metrics.horizontalAdvance(self.text()) + 2 * _INDENT, height)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.press if self.isDown() else colours.hover))
            painter.drawRoundedRect(QRectF(self.rect()), 4, 4)
        painter.setPen(QColor(colours.text2))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
