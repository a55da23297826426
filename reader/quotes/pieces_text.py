"""A text with marks that can be selected and copied, as high as it needs to be."""

from collections.abc import Iterator, Sequence
from typing import cast

from PySide6.QtCore import QEvent, QMimeData, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextEdit, QWidget
from typing_extensions import override

from locator.marked import Mark, MarkedText
from reader.look.lettering import scaled
from reader.look.look import Look
from reader.quotes.marked_line import paint_differing, paint_dots
from reader.quotes.row_layout import unit
from reader.quotes.text_objects import GAP, OBJECT, GapObject

_LINE_PX = 20


class PiecesText(QTextEdit):
    """Shows marked text; what is copied from it is the text alone."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pieces: tuple[MarkedText, ...] = ()
        self._gap = GapObject(look)
        self.setReadOnly(True)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(2)
        self.document().documentLayout().registerHandler(GAP, self._gap)
        self.viewport().setAutoFillBackground(False)
        look.changed.connect(self._fill)

    @property
    def pieces(self) -> tuple[MarkedText, ...]:
        """Return what is shown."""
        return self._pieces

    def set_pieces(self, pieces: Sequence[MarkedText]) -> None:
        """Show another text."""
        if tuple(pieces) != self._pieces:
            self._pieces = tuple(pieces)
            self._fill()

    def lines(self) -> int:
        """Return how many lines the text takes."""
        return self.document().firstBlock().layout().lineCount()

    def height_at(self, width: int) -> int:
        """Return how high the text is at a width."""
        shown = self.document().textWidth()
        self.document().setTextWidth(width)
        height = int(self.document().size().height() + 0.99)
        self.document().setTextWidth(shown)
        return height

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fill()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.colours
        strong = QFontMetricsF(self._strong())
        for mark, text_line in self._mark_lines():
            if mark is Mark.DIFFERS:
                middle = text_line.center().y()
                half = strong.height() / 2
                word = QRectF(
                    text_line.left() - 1, middle - half, text_line.width() + 2, 2 * half
                )
                paint_differing(painter, word, colours)
            else:
                bottom = text_line.bottom() + 0.5
                paint_dots(
                    painter, text_line.left(), text_line.right(), bottom, colours
                )
        painter.end()
        super().paintEvent(event)

    @override
    def createMimeDataFromSelection(self) -> QMimeData:
        data = QMimeData()
        text = self.textCursor().selectedText().replace("\u2029", "\n")
        data.setText(text.replace(OBJECT, ""))
        return data

    def _strong(self) -> QFont:
        return scaled(self.font(), 1, strong=True)

    def _fill(self) -> None:
        self.clear()
        cursor = self.textCursor()
        block = QTextBlockFormat()
        height = _LINE_PX * unit(self.font())
        block.setLineHeight(height, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        cursor.setBlockFormat(block)
        for piece in self._pieces:
            if piece.mark is Mark.GAP:
                form = QTextCharFormat()
                form.setObjectType(GAP)
                form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
                cursor.insertText(OBJECT, form)
            else:
                cursor.insertText(piece.text, self._format(piece.mark))
        self._fit()

    def _format(self, mark: Mark) -> QTextCharFormat:
        colours = self._look.colours
        form = QTextCharFormat()
        form.setForeground(QColor(colours.text))
        if mark is Mark.DIFFERS:
            form.setForeground(QColor(colours.differs))
            form.setFontWeight(QFont.Weight.DemiBold)
        elif mark is Mark.ELLIPSIS:
            form.setForeground(QColor(colours.text2))
        return form

    def _fit(self) -> None:
        self.setFixedHeight(self.height_at(self.viewport().width()))

    def _mark_lines(self) -> Iterator[tuple[Mark, QRectF]]:
        """Yield, line by line, where words stand that are marked."""
        block = self.document().firstBlock()
        layout = block.layout()
        origin = self.document().documentLayout().blockBoundingRect(block).topLeft()
        at = 0
        for piece in self._pieces:
            length = len(OBJECT) if piece.mark is Mark.GAP else len(piece.text)
            if piece.mark in (Mark.DIFFERS, Mark.ELLIPSIS):
                for rect in _stretches(layout, block.text(), at, at + length):
                    yield piece.mark, rect.translated(origin)
            at += length


def _stretches(
    layout: QTextLayout, text: str, start: int, end: int
) -> Iterator[QRectF]:
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        first = max(start, line.textStart())
        last = min(end, line.textStart() + line.textLength())
        while last > first and text[last - 1].isspace():
            last -= 1
        if first < last:
            left, right = _x(line, first), _x(line, last)
            yield QRectF(left, line.y(), right - left, line.height()).normalized()


def _x(line: QTextLine, offset: int) -> float:
    x = line.cursorToX(offset)
    # The stubs say "object"; it is x and the offset that was used.
    return float(x[0] if isinstance(x, tuple) else cast("float", x))
