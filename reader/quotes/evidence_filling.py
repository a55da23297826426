"""Fills a text document with a part of an evidence file."""

from collections.abc import Sequence

from PySide6.QtGui import (
    QColor,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTableFormat,
)

from locator.evidence.shown.block import ShownBlock, ShownKind
from reader.look.colours import Colours
from reader.quotes.evidence_writing import EvidenceWriting

_PADDING_PX = 4


class EvidenceFilling:
    """Writes blocks into an empty document, one behind the other.

    Attributes:
        records: The records that stand in a paragraph, by its number in the document.
    """

    def __init__(
        self, document: QTextDocument, writing: EvidenceWriting, colours: Colours
    ) -> None:
        self.records: dict[int, tuple[int, ...]] = {}
        self._cursor = QTextCursor(document)
        self._writing = writing
        self._colours = colours
        self._is_fresh = True

    def fill(self, blocks: Sequence[ShownBlock]) -> None:
        """Write blocks behind what there is."""
        self._cursor.beginEditBlock()  # laid out once, not after every word
        for block in blocks:
            if block.kind is ShownKind.TABLE:
                self._table(block)
                continue
            self._begin()
            self._cursor.setBlockFormat(self._writing.block_format(block))
            self._note(self._cursor, block)
            self._writing.write(self._cursor, block)
        self._cursor.endEditBlock()

    def link(self, target: str, words: str) -> None:
        """Write a paragraph that can be pressed."""
        self._begin()
        self._cursor.setBlockFormat(QTextBlockFormat())
        form = QTextCharFormat()
        form.setAnchor(True)
        form.setAnchorHref(target)
        form.setForeground(QColor(self._colours.accent))
        self._cursor.insertText(words, form)

    def _begin(self) -> None:
        if not self._is_fresh:
            self._cursor.insertBlock()
        self._is_fresh = False
        self._cursor.setCharFormat(QTextCharFormat())

    def _note(self, cursor: QTextCursor, block: ShownBlock) -> None:
        if records := block.records():
            self.records[cursor.blockNumber()] = records

    def _table(self, block: ShownBlock) -> None:
        columns = max((len(row.cells) for row in block.rows), default=0)
        if not columns:
            return
        heads = sum(row.is_head for row in block.rows)
        form = self._table_format(heads)
        table = self._cursor.insertTable(len(block.rows), columns, form)
        for number, row in enumerate(block.rows):
            for column, cell in enumerate(row.cells):
                inside = table.cellAt(number, column).firstCursorPosition()
                part = ShownBlock(ShownKind.LINE, row.line, cell)
                inside.setBlockFormat(self._writing.block_format(part))
                self._note(inside, part)
                words = self._writing.cell_format(is_head=row.is_head)
                self._writing.write_runs(inside, cell, words)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._is_fresh = False

    def _table_format(self, heads: int) -> QTextTableFormat:
        form = QTextTableFormat()
        form.setCellPadding(_PADDING_PX)
        form.setCellSpacing(0)
        form.setBorder(1)
        form.setBorderBrush(QColor(self._colours.line))
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderCollapse(True)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        form.setHeaderRowCount(heads)
        return form
