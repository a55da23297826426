"""A round button that filters the list: a sign and how many there are."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from reader.look.lettering import scaled
from reader.look.look import Look
from reader.look.signs import paint_sign
from reader.quotes.row_layout import line_px, unit

_SMALL = 12 / 13
_PAD_PX = 6.0  # one less than drawn: all statuses fit into the default width
_GAP_PX = 4.0


class Chip(QAbstractButton):
    """One filter chip; without a status it stands for all quotes, or has an icon."""

    def __init__(
        self,
        look: Look,
        status: str = "",
        parent: QWidget | None = None,
        icon: str = "",
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.status = status
        self._icon = icon
        self.setCheckable(not icon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.update)

    def say(self, text: str, spoken: str) -> None:
        """Show a text, and say another to those who hear it."""
        if (text, spoken) != (self.text(), self.accessibleName()):
            self.setText(text)
            self.setAccessibleName(spoken)
            self.setToolTip(spoken)
            self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        small = scaled(self.font(), _SMALL)
        width = QFontMetricsF(small).horizontalAdvance(self.text()) + 2 * _PAD_PX + 2
        if self.status:
            width += self._side() + _GAP_PX
        if self._icon:
            width += self._side()
        return QSize(int(width) + 1, max(24, line_px(small) + 6))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        ground = colours.hover if self.underMouse() else colours.base
        ground = colours.sel if self.isChecked() else ground
        painter.setPen(QPen(QColor(self._outline()), 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        x = box.left() + _PAD_PX
        if self.status:
            side = self._side()
            sign = QRectF(x, box.center().y() - side / 2, side, side)
            paint_sign(painter, sign, self.status, colours, ground)
            x += side + _GAP_PX
        if self._icon:
            side = self._side()
            icon = QRectF(x, box.center().y() - side / 2, side, side)
            self._look.icons.paint(painter, icon, self._icon, colours.text)
        font = scaled(self.font(), _SMALL)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(colours.accent if self.isChecked() else colours.text))
        top = box.center().y() - metrics.height() / 2
        painter.drawText(QPointF(x, top + metrics.ascent()), self.text())
        painter.end()

    def _outline(self) -> str:
        colours = self._look.colours
        return colours.accent if self.isChecked() else colours.line

    def _side(self) -> float:
        return 13 * unit(self.font())
