"""What lies over the window while files are dragged over it: a frame and a word."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from reader import messages
from reader.look.lettering import scaled
from reader.look.look import Look

_EDGE_PX = 2
_PADDING_PX = 12
_RADIUS_PX = 10


class DropFrame(QWidget):
    """Frames a window in the accent and says what letting go would do.

    Args:
        look: Colours of now.
        window: What is framed.
    """

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._window = window
        self.words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def offer(self, count: int) -> None:
        """Say that so many files would be opened."""
        form = messages.DROP_ONE if count == 1 else messages.DROP_MANY
        self.words = form.format(count=count)
        self.setGeometry(self._window.rect())
        self.raise_()
        self.show()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inset = _EDGE_PX / 2
        edge = QPen(QColor(colours.accent), _EDGE_PX)
        edge.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(edge)
        painter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))
        font = scaled(self.font(), 1, strong=True)
        metrics = QFontMetricsF(font)
        label = QRectF(
            0,
            0,
            metrics.horizontalAdvance(self.words) + 2 * _PADDING_PX,
            metrics.height() + _PADDING_PX,
        )
        label.moveCenter(QPointF(self.rect().center()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(label, _RADIUS_PX, _RADIUS_PX)
        painter.setFont(font)
        painter.setPen(QColor(colours.on_accent))
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, self.words)
