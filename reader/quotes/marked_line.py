"""Paints one line of marked text: tinted words, dashed gaps, dotted ellipses."""

from collections.abc import Sequence
from unicodedata import bidirectional

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from locator.marked import Mark, MarkedText
from reader.look.colours import Colours
from reader.quotes.row_layout import RowFonts, unit

_TINT = 0.26
_GAP_TINT = 0.14
_GAP_PX = (24.0, 13.0)
_PAD_PX = 2.0


class MarkedLine:
    """Measures and paints pieces in the fonts of a row."""

    def __init__(self, fonts: RowFonts) -> None:
        self._fonts = fonts
        self._plain = QFontMetricsF(fonts.small)
        self._strong = QFontMetricsF(fonts.small_strong)
        self._unit = unit(fonts.body)

    def width(self, piece: MarkedText) -> float:
        """Return how wide a piece is."""
        match piece.mark:
            case Mark.GAP:
                return _GAP_PX[0] * self._unit
            case Mark.DIFFERS:
                return self._strong.horizontalAdvance(piece.text) + 2 * _PAD_PX
            case Mark.ELLIPSIS:
                return self._plain.horizontalAdvance(piece.text) + 2 * _PAD_PX
        return self._plain.horizontalAdvance(piece.text)

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        pieces: Sequence[MarkedText],
        colours: Colours,
        colour: str,
    ) -> None:
        """Paint pieces into a line, cut off at its end.

        Right-to-left text begins at the right.
        """
        leftward = runs_leftward(pieces)
        # An ellipsis, or a number at the end, goes where the text ends.
        direction = Qt.LayoutDirection
        painter.setLayoutDirection(
            direction.RightToLeft if leftward else direction.LeftToRight
        )
        used = 0.0
        for piece in pieces:
            width = min(self.width(piece), rect.width() - used)
            if width <= 0:
                return
            x = rect.right() - used - width if leftward else rect.left() + used
            used += width
            box = QRectF(x, rect.top(), width, rect.height())
            match piece.mark:
                case Mark.GAP:
                    paint_gap(painter, gap_rect(box, self._unit), colours)
                case Mark.DIFFERS:
                    self._paint_differing(painter, box, piece.text, colours)
                case Mark.ELLIPSIS:
                    self._paint_ellipsis(painter, box, piece.text, colours)
                case Mark.NONE:
                    painter.setFont(self._fonts.small)
                    painter.setPen(QColor(colour))
                    self._text(painter, box, piece.text, self._plain)

    def _paint_differing(
        self, painter: QPainter, box: QRectF, text: str, colours: Colours
    ) -> None:
        word = QRectF(
            box.left(),
            box.center().y() - self._strong.height() / 2,
            box.width(),
            self._strong.height(),
        )
        paint_differing(painter, word, colours)
        painter.setFont(self._fonts.small_strong)
        painter.setPen(QColor(colours.differs))
        inner = box.adjusted(_PAD_PX, 0, -_PAD_PX, 0)
        self._text(painter, inner, text, self._strong)

    def _paint_ellipsis(
        self, painter: QPainter, box: QRectF, text: str, colours: Colours
    ) -> None:
        painter.setFont(self._fonts.small)
        painter.setPen(QColor(colours.text2))
        self._text(painter, box.adjusted(_PAD_PX, 0, 0, 0), text, self._plain)
        bottom = box.center().y() + self._plain.height() / 2 - 0.75
        paint_dots(painter, box.left(), box.right(), bottom, colours)

    @staticmethod
    def _text(
        painter: QPainter, box: QRectF, text: str, metrics: QFontMetricsF
    ) -> None:
        if metrics.horizontalAdvance(text.rstrip()) > box.width() + 0.5:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        top = box.center().y() - metrics.height() / 2
        painter.drawText(QPointF(box.left(), top + metrics.ascent()), text)


def runs_leftward(pieces: Sequence[MarkedText]) -> bool:
    """Tell whether the first letter is of a script that runs from right to left."""
    for piece in pieces:
        for letter in piece.text:
            direction = bidirectional(letter)
            if direction in ("L", "R", "AL"):
                return direction != "L"
    return False


def paint_differing(painter: QPainter, word: QRectF, colours: Colours) -> None:
    """Paint the ground and the line of a word that differs."""
    fill = QColor(colours.differs_fill)
    fill.setAlphaF(_TINT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(word, 3, 3)
    line = QRectF(word.left() + 1, word.bottom() - 1.5, word.width() - 2, 1.5)
    painter.fillRect(line, QColor(colours.status["altered"]))


def gap_rect(box: QRectF, scale: float) -> QRectF:
    """Return where the dashed box of left-out words stands within a stretch."""
    width = min(box.width(), _GAP_PX[0] * scale)
    height = _GAP_PX[1] * scale
    return QRectF(box.left(), box.center().y() - height / 2, width, height)


def paint_gap(painter: QPainter, rect: QRectF, colours: Colours) -> None:
    """Paint the dashed box that stands for words which a quote leaves out."""
    fill = QColor(colours.differs_fill)
    fill.setAlphaF(_GAP_TINT)
    pen = QPen(QColor(colours.status["altered"]), 1.3)
    pen.setDashPattern([2.4, 1.8])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(0.65, 0.65, -0.65, -0.65), 3, 3)


def paint_dots(
    painter: QPainter, left: float, right: float, y: float, colours: Colours
) -> None:
    """Paint the dotted line of an ellipsis."""
    pen = QPen(QColor(colours.status["elided"]), 1.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 1.9])
    painter.setPen(pen)
    painter.drawLine(QLineF(left + 1, y, right - 1, y))
