"""Writes the blocks of an evidence file into a text document."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)

from locator.evidence.shown.block import Face, Run, ShownBlock, ShownKind
from locator.marked import Mark, MarkedText
from reader import messages
from reader.look.colours import Colours
from reader.look.lettering import HEADING, SMALL, scaled
from reader.quotes.row_layout import unit
from reader.quotes.text_objects import GAP, OBJECT, SIGN, SIGN_STATUS

QUOTE = QTextFormat.Property.UserProperty.value + 1
"""Property of the words of a quote: its id."""

_EVIDENCE = 1.04
_TITLE = 1.3
_LINE_PERCENT = 128
_INDENT_PX = 14
_RULE_PX = 12  # room for the rule before a quote
_SIGN_PX = 20  # a sign and the space behind it
_SCALES = {1: _TITLE, 2: HEADING}


@dataclass(frozen=True, slots=True)
class QuoteLook:
    """How a quote looks now.

    Attributes:
        id: Its id in the list.
        status: Its status.
        pieces: Its words with their marks.
    """

    id: int
    status: str
    pieces: tuple[MarkedText, ...]


class EvidenceWriting:
    """Knows fonts and colours, and writes one paragraph after another.

    Args:
        font: The font of the program.
        colours: The colours of now.
        quotes: How the quotes look, by the place of their record.
    """

    def __init__(
        self, font: QFont, colours: Colours, quotes: Mapping[int, QuoteLook]
    ) -> None:
        self._font = font
        self._colours = colours
        self._quotes = quotes

    def block_format(self, block: ShownBlock) -> QTextBlockFormat:
        """Return the shape of the paragraph of a block."""
        form = QTextBlockFormat()
        form.setLineHeight(
            _LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        is_heading = block.kind is ShownKind.HEADING
        dense = block.kind in (ShownKind.TREE, ShownKind.LINE)
        form.setTopMargin(14 if is_heading else 1 if dense else 7)
        form.setBottomMargin(3 if is_heading else 1 if dense else 6)
        indent = _INDENT_PX * block.level
        if block.kind not in (ShownKind.TREE, ShownKind.ITEM):
            indent = 0
        is_quote = any(at in self._quotes for at in block.records())
        hanging = _hanging(block, is_quote=is_quote) * unit(self._font)
        form.setLeftMargin(indent + (_RULE_PX if is_quote else 0) + hanging)
        form.setTextIndent(-hanging)
        if block.kind is ShownKind.BROKEN:
            form.setBackground(QColor(self._colours.press))
        if is_heading:
            form.setHeadingLevel(min(max(block.level, 1), 6))
        return form

    def write(self, cursor: QTextCursor, block: ShownBlock) -> None:
        """Write the words of a block at the cursor."""
        if block.kind is ShownKind.BROKEN:
            why = messages.FAULT_WHY.get(block.fault, block.fault)
            words = messages.NOT_READ.format(line=block.line, why=why)
            cursor.insertText(words, self._format(self._colours.text2))
            return
        self.write_runs(cursor, block.runs, self._words_format(block))

    def write_runs(
        self, cursor: QTextCursor, runs: tuple[Run, ...], words: QTextCharFormat
    ) -> None:
        """Write runs at the cursor; what stands behind a quote is of less weight."""
        quoted = False
        for run in runs:
            quote = None if run.record is None else self._quotes.get(run.record)
            if quote:
                self._write_quote(cursor, quote)
                quoted = True
            else:
                cursor.insertText(run.text, self._faced(words, run.face, quiet=quoted))

    def cell_format(self, *, is_head: bool) -> QTextCharFormat:
        """Return how the words of a cell are written."""
        form = self._format(self._colours.text)
        form.setFont(scaled(self._font, SMALL if is_head else 1.0, strong=is_head))
        return form

    def _words_format(self, block: ShownBlock) -> QTextCharFormat:
        form = self._format(self._colours.text)
        if block.kind is ShownKind.HEADING:
            scale = _SCALES.get(block.level, _EVIDENCE)
            form.setFont(scaled(self._font, scale, strong=True))
        return form

    def _format(self, colour: str) -> QTextCharFormat:
        form = QTextCharFormat()
        form.setFont(scaled(self._font, _EVIDENCE))
        form.setForeground(QColor(colour))
        return form

    def _faced(
        self, words: QTextCharFormat, face: Face, *, quiet: bool
    ) -> QTextCharFormat:
        form = QTextCharFormat(words)
        if quiet:
            form.setForeground(QColor(self._colours.text2))
        match face:
            case Face.BOLD:
                form.setFontWeight(QFont.Weight.DemiBold)
            case Face.ITALIC:
                form.setFontItalic(True)
            case Face.CODE:
                form.setFontFamilies(["monospace"])
                form.setForeground(QColor(self._colours.text2))
        return form

    def _write_quote(self, cursor: QTextCursor, quote: QuoteLook) -> None:
        sign = self._of(quote)
        sign.setObjectType(SIGN)
        sign.setProperty(SIGN_STATUS, quote.status)
        sign.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        sign.setToolTip(messages.STATUS[quote.status])
        cursor.insertText(OBJECT, sign)
        cursor.insertText("\u00a0", self._of(quote))
        for text, form in self._pieces(quote):
            cursor.insertText(text, form)

    def _pieces(self, quote: QuoteLook) -> Iterator[tuple[str, QTextCharFormat]]:
        colours = self._colours
        for piece in quote.pieces:
            form = self._of(quote)
            match piece.mark:
                case Mark.GAP:
                    form.setObjectType(GAP)
                    middle = QTextCharFormat.VerticalAlignment.AlignMiddle
                    form.setVerticalAlignment(middle)
                    yield OBJECT, form
                    continue
                case Mark.DIFFERS:
                    form.setForeground(QColor(colours.differs))
                    form.setFontWeight(QFont.Weight.DemiBold)
                    ground = QColor(colours.differs_fill)
                    ground.setAlphaF(0.26)
                    form.setBackground(ground)
                    line = QTextCharFormat.UnderlineStyle.SingleUnderline
                    form.setUnderlineStyle(line)
                    form.setUnderlineColor(QColor(colours.status["altered"]))
                case Mark.ELLIPSIS:
                    form.setForeground(QColor(colours.text2))
                    line = QTextCharFormat.UnderlineStyle.DotLine
                    form.setUnderlineStyle(line)
                    form.setUnderlineColor(QColor(colours.status["elided"]))
            yield piece.text, form

    def _of(self, quote: QuoteLook) -> QTextCharFormat:
        form = self._format(self._colours.text)
        form.setProperty(QUOTE, quote.id)
        return form


def _hanging(block: ShownBlock, *, is_quote: bool) -> float:
    """Return how far the sign of a quote stands before the words, which are in line."""
    begins = bool(block.runs) and block.runs[0].record is not None
    return _SIGN_PX if is_quote and begins else 0
