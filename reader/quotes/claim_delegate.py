"""Paints the rows of the claims: verdict, number and words, signs of the quotes."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget
from typing_extensions import override

from reader.look.look import Look
from reader.look.signs import paint_sign
from reader.look.verdict_signs import paint_verdict
from reader.quotes.claims_model import ClaimRow
from reader.quotes.list_model import Role
from reader.quotes.row_delegate import RowDelegate
from reader.quotes.row_layout import RowFonts, unit
from reader.session.claims import Claims
from reader.session.quotes import Quotes

_INDENT_PX = 17
_MOST_SIGNS = 4
_LEFT_PX = 12
_RIGHT_PX = 10
_GAP_PX = 8
_SIGN_GAP_PX = 4


class ClaimDelegate(RowDelegate):
    """Rows of quotes as in the list of quotes, a little further in."""

    def __init__(
        self, quotes: Quotes, claims: Claims, look: Look, view: QWidget
    ) -> None:
        super().__init__(quotes, look, view, indent_px=_INDENT_PX)
        self._claims = claims

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row = index.data(Role.ROW)
        if not isinstance(row, ClaimRow):
            super().paint(painter, option, index)
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        # The claim is current itself only if no quote of it is.
        alone = self._claims.current == row.claim_id and not row.statuses
        ground = self.paint_row_ground(painter, rect, option.state, is_current=alone)
        side = 16 * unit(self.font)
        square = QRectF(
            rect.left() + _LEFT_PX, rect.center().y() - side / 2, side, side
        )
        paint_verdict(painter, square, row.verdict, self.look.colours)
        right = self._paint_signs(painter, rect, side, row, ground)
        self._paint_words(painter, rect, square.right() + _GAP_PX, right, row)
        painter.restore()

    def _paint_signs(
        self, painter: QPainter, rect: QRectF, side: float, row: ClaimRow, ground: str
    ) -> float:
        """Paint the signs of the quotes at the right; return where they begin."""
        colours = self.look.colours
        right = rect.right() - _RIGHT_PX
        middle = rect.center().y()
        more = len(row.statuses) - _MOST_SIGNS
        if more > 0:
            small = RowFonts.of(self.font).small
            words = f"+{more}"
            width = QFontMetricsF(small).horizontalAdvance(words)
            place = QRectF(right - width, rect.top(), width, rect.height())
            painter.setFont(small)
            painter.setPen(QColor(colours.text2))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
            right -= width + _SIGN_GAP_PX
        for status in reversed(row.statuses[:_MOST_SIGNS]):
            box = QRectF(right - side, middle - side / 2, side, side)
            paint_sign(painter, box, status, colours, ground)
            right -= side + _SIGN_GAP_PX
        return right - (_GAP_PX - _SIGN_GAP_PX)

    def _paint_words(
        self, painter: QPainter, rect: QRectF, left: float, right: float, row: ClaimRow
    ) -> None:
        colours = self.look.colours
        strong = RowFonts.of(self.font).strong
        metrics = QFontMetricsF(strong)
        room = max(0.0, right - left)
        words = f"{row.number} {row.words}"
        text = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        baseline = rect.center().y() - metrics.height() / 2 + metrics.ascent()
        painter.setFont(strong)
        painter.setPen(QColor(colours.text))
        painter.drawText(QPointF(left, baseline), text)
        if row.has_changed:  # the verdict was about something else
            width = metrics.horizontalAdvance(text)
            painter.setPen(QPen(QColor(colours.ctl), 1.5, Qt.PenStyle.DotLine))
            painter.drawLine(
                QPointF(left, baseline + 3), QPointF(left + width, baseline + 3)
            )
