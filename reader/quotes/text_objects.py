"""What stands in a text like a letter: the sign of a status, a gap in a quote."""

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QPainter,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
)
from typing_extensions import override

from reader.look.look import Look
from reader.look.signs import paint_sign
from reader.quotes.marked_line import gap_rect, paint_gap
from reader.quotes.row_layout import unit

GAP = QTextFormat.ObjectTypes.UserObject.value + 1
SIGN = QTextFormat.ObjectTypes.UserObject.value + 2
SIGN_STATUS = QTextFormat.Property.UserProperty.value + 2
OBJECT = "\ufffc"

_SIGN_PX = 16


class _LookedObject(QPyTextObject):
    """Something in a text that is painted in the colours of now."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look


class GapObject(_LookedObject):
    """The dashed box inside a text."""

    @override
    def intrinsicSize(
        self, doc: QTextDocument, posInDocument: int, format: QTextFormat
    ) -> QSizeF:
        scale = unit(doc.defaultFont())
        return QSizeF(24 * scale, 13 * scale)

    @override
    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        posInDocument: int,
        format: QTextFormat,
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = unit(doc.defaultFont())
        paint_gap(painter, gap_rect(QRectF(rect), scale), self._look.colours)
        painter.restore()


class SignObject(_LookedObject):
    """The sign of a status inside a text."""

    @override
    def intrinsicSize(
        self, doc: QTextDocument, posInDocument: int, format: QTextFormat
    ) -> QSizeF:
        side = _SIGN_PX * unit(doc.defaultFont())
        return QSizeF(side, side)

    @override
    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        posInDocument: int,
        format: QTextFormat,
    ) -> None:
        colours = self._look.colours
        status = str(format.property(SIGN_STATUS))
        paint_sign(painter, QRectF(rect), status, colours, colours.alt)
