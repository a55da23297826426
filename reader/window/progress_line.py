"""A thin bar that fills up."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from reader.look.look import Look

_WIDTH = 110
_HEIGHT = 4


class ProgressLine(QWidget):
    """Shows a share of 1; the words beside it say the same."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._share = 0.0
        self.setFixedSize(_WIDTH, _HEIGHT)
        look.changed.connect(self.update)

    @property
    def share(self) -> float:
        """Return how much is filled, from 0 to 1."""
        return self._share

    def set_share(self, share: float) -> None:
        """Fill the bar up to a share of 1."""
        self._share = min(1.0, max(0.0, share))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        whole = QRectF(self.rect())
        shape = QPainterPath()
        shape.addRoundedRect(whole, _HEIGHT / 2, _HEIGHT / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setClipPath(shape)
        painter.fillRect(whole, QColor(colours.press))
        done = QRectF(0, 0, whole.width() * self._share, whole.height())
        painter.fillRect(done, QColor(colours.accent))
