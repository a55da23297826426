"""A button that gives a verdict: its square, its word, its key."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget
from typing_extensions import override

from locator.claim import Verdict
from reader import messages
from reader.look.lettering import scaled
from reader.look.look import Look
from reader.look.verdict_signs import paint_verdict
from reader.quotes.row_layout import line_px, unit

_PAD_PX = 10
_GAP_PX = 7
_NARROW_PAD_PX = 6
_NARROW_GAP_PX = 5
_SMALL = 11.5 / 13


class VerdictButton(QAbstractButton):
    """Filled with ink when its verdict is the one that was given."""

    def __init__(
        self, look: Look, verdict: Verdict, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.verdict = verdict
        self._look = look
        self._key = messages.VERDICT_KEY[verdict]
        self.setText(messages.VERDICT[verdict])
        self.setToolTip(messages.VERDICT_TIP[verdict])
        self.setAccessibleName(messages.VERDICT[verdict])
        self.setAccessibleDescription(messages.VERDICT_TIP[verdict])
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    @override
    def nextCheckState(self) -> None:
        """Do nothing: the claim tells which verdict it has."""

    @override
    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        key = QFontMetricsF(scaled(self.font(), _SMALL)).horizontalAdvance(self._key)
        side = 16 * unit(self.font())
        width = 2 * _PAD_PX + side + 2 * _GAP_PX + words + key
        return QSize(round(width), line_px(self.font()) + 10)

    @override
    def minimumSizeHint(self) -> QSize:
        side = round(16 * unit(self.font()))
        return QSize(side + 2 * _NARROW_PAD_PX, self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        chosen = self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = 2.0 if colours.is_high_contrast else 1.0
        frame = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        ground = colours.text if chosen else colours.button
        if not chosen and (self.isDown() or self.underMouse()):
            ground = colours.press if self.isDown() else colours.hover
        painter.setPen(QPen(QColor(colours.text if chosen else colours.ctl), edge))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(frame, 6, 6)
        self._paint_content(painter, chosen=chosen)

    def _paint_content(self, painter: QPainter, *, chosen: bool) -> None:
        colours = self._look.colours
        side = 16 * unit(self.font())
        middle = self.height() / 2
        fits = self.width() >= self.sizeHint().width()
        gap = _GAP_PX if fits else _NARROW_GAP_PX
        x = float(_PAD_PX if fits else _NARROW_PAD_PX)
        sign = QRectF(x, middle - side / 2, side, side)
        paint_verdict(painter, sign, self.verdict, colours, inverted=chosen)
        metrics = QFontMetricsF(self.font())
        small = scaled(self.font(), _SMALL)
        key_px = QFontMetricsF(small).horizontalAdvance(self._key)
        left = x + side + gap
        room = self.width() - left - 4
        baseline = middle - metrics.height() / 2 + metrics.ascent()
        elide = Qt.TextElideMode.ElideRight
        words = metrics.elidedText(self.text(), elide, max(0.0, room))
        painter.setFont(self.font())
        painter.setPen(QColor(colours.base if chosen else colours.text))
        painter.drawText(QPointF(left, baseline), words)
        left += metrics.horizontalAdvance(words) + gap
        if left + key_px <= self.width() - 4:
            painter.setFont(small)
            painter.setPen(QColor(colours.base if chosen else colours.text2))
            painter.drawText(QPointF(left, baseline), self._key)
