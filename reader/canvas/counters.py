"""The pills over the page: how many quotes lie above and below what is seen."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from reader import messages
from reader.canvas.places import FIND, Place
from reader.look.colours import LIGHT, Colours
from reader.look.signs import paint_sign

HEIGHT_PX = 24
EDGE_PX = 6  # from the right edge of the page view
END_PX = 10  # from its upper and lower end
_PADDING_PX = 8
_SPACE_PX = 6
_ARROW_PX = 16
_SIGN_PX = 13
_TYPE = 0.92  # of the system's size


class Counter(QAbstractButton):
    """One pill: counts, and leads to the next place in its direction.

    Signals:
        place_wanted: The nearest `Place` in its direction.
    """

    place_wanted = Signal(object)

    def __init__(self, parent: QWidget, *, is_above: bool) -> None:
        super().__init__(parent)
        self._is_above = is_above
        self._places: Sequence[Place] = ()
        self._colours = LIGHT
        self._altered = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)
        self.hide()

    def set_colours(self, colours: Colours) -> None:
        """Wear the colours of a theme."""
        self._colours = colours
        self.update()

    def set_places(self, places: Sequence[Place]) -> None:
        """Count these places, from top to bottom; without any the pill is hidden."""
        self._places = places
        self._altered = sum(place.status == "altered" for place in places)
        words = messages.ABOVE if self._is_above else messages.BELOW
        text = words.format(count=len(places))
        name = self._name(text)
        if name != self.accessibleName():  # it says all that is painted
            self.setText(text)
            self.setAccessibleName(name)
            self.setToolTip(name)
            self.resize(self.sizeHint())
            self.update()
        self.setVisible(bool(places))

    def _name(self, text: str) -> str:
        """Return what the pill says where it is not seen."""
        finds = bool(self._places) and self._places[0].status == FIND
        name = messages.COUNTER_FINDS if finds else messages.COUNTER_QUOTES
        name = name.format(text=text)
        if not self._altered:
            return name
        return messages.COUNTER_ALTERED.format(name=name, count=self._altered)

    def _on_clicked(self) -> None:
        if self._places:
            self.place_wanted.emit(self._places[-1 if self._is_above else 0])

    def _type(self) -> QFont:
        """Return the font of the pill: a little smaller than the system's."""
        parent = self.parentWidget()
        font = QFont(parent.font() if parent else self.font())
        if font.pointSizeF() > 0:
            font.setPointSizeF(font.pointSizeF() * _TYPE)
        return font

    @override
    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._type())
        measure = metrics.horizontalAdvance
        width = 2 * _PADDING_PX + _ARROW_PX + _SPACE_PX + measure(self.text())
        if self._altered:
            width += _SPACE_PX + _SIGN_PX + _SPACE_PX // 2 + measure(str(self._altered))
        return QSize(width, max(HEIGHT_PX, metrics.height() + _SPACE_PX))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._type())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        middle = self.height() / 2
        self._paint_arrow(painter, QPointF(_PADDING_PX + _ARROW_PX / 2, middle))
        painter.setPen(QColor(self._colours.text))
        x = _PADDING_PX + _ARROW_PX + _SPACE_PX
        width = painter.fontMetrics().horizontalAdvance(self.text())
        aligned = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(x, 0, width + 1, self.height()), aligned, self.text())
        if self._altered:
            x += width + _SPACE_PX
            sign = QRectF(x, round(middle - _SIGN_PX / 2), _SIGN_PX, _SIGN_PX)
            paint_sign(painter, sign, "altered", self._colours)
            x += _SIGN_PX + _SPACE_PX // 2
            rest = QRectF(x, 0, self.width() - x, self.height())
            painter.drawText(rest, aligned, str(self._altered))
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        colours = self._colours
        ground = colours.hover if self.underMouse() else colours.base
        edge, width = colours.line, 1.0
        if self.hasFocus():
            edge, width = colours.accent, 2.0
        half = width / 2
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.setPen(QPen(QColor(edge), width))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)

    def _paint_arrow(self, painter: QPainter, middle: QPointF) -> None:
        side = -1.0 if self._is_above else 1.0
        path = QPainterPath(middle + QPointF(-3.5, -1.75 * side))
        path.lineTo(middle + QPointF(0, 1.75 * side))
        path.lineTo(middle + QPointF(3.5, -1.75 * side))
        pen = QPen(QColor(self._colours.text), 1.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(path, pen)
