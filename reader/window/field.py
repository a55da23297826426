"""A line to type in, framed; the frame turns to the accent with the keyboard focus."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QSizePolicy
from typing_extensions import override

from reader.look.file_drops import leaves_files
from reader.look.focus_ring import keeps_ring_off
from reader.look.look import Look

_RADIUS = 6.0
_PADDING = 8
_HEIGHT = 28
_LEAST_WIDTH = 90


class Field(QFrame):
    """A frame around `line`, which is an ordinary `QLineEdit`."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._look = look
        self.line = QLineEdit()
        self.line.setFrame(False)
        self.line.setAccessibleName(name)
        self.line.setStyleSheet("background: transparent; border: 0;")
        keeps_ring_off(self.line)
        leaves_files(self.line)
        self.line.installEventFilter(self)
        self.setFocusProxy(self.line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(_LEAST_WIDTH)
        row = QHBoxLayout(self)
        row.setContentsMargins(_PADDING, 0, _PADDING, 0)
        row.addWidget(self.line)
        look.changed.connect(self.update)

    @override
    def sizeHint(self) -> QSize:
        height = max(_HEIGHT, self.line.fontMetrics().height() + _PADDING)
        return QSize(super().sizeHint().width(), height)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        focused = self.line.hasFocus()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2.0 if focused else 1.0
        pen = QPen(QColor(colours.accent if focused else colours.ctl), width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(QColor(colours.base))
        inset = width / 2
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(frame, _RADIUS - inset, _RADIUS - inset)
