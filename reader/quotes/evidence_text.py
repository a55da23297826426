"""An evidence file as it is read, with the status of each of its quotes."""

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
    QTextBlock,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget
from typing_extensions import override

from reader import messages
from reader.look.look import Look
from reader.quotes.evidence_filling import EvidenceFilling
from reader.quotes.evidence_walk import quote_beside
from reader.quotes.evidence_writing import QUOTE, EvidenceWriting, QuoteLook
from reader.quotes.mark import marked_quote
from reader.quotes.text_objects import GAP, SIGN, GapObject, SignObject
from reader.session.evidence_files import EvidenceFile
from reader.session.quotes import Quotes

_MOST = 200  # blocks that are shown at once: a file may have 100,000
_MARGIN_PX = 14
_RULE_PX = 3
_ROOM_PX = 12  # between the rule and the words
_RADIUS_PX = 4
_CHANGES_MS = 250  # writing a part anew takes some 50 ms
_LANDS_AT = 1 / 3  # of the height, from above
_CALM = (0.15, 0.85)  # share of the view in which the current quote may stay
_EARLIER, _FURTHER = "earlier", "further"


class EvidenceText(QTextBrowser):
    """Shows one evidence file; nothing outside of it is loaded.

    The current quote is that of the list: a click here makes another one current.

    Signals:
        shown: The text is another one, or quotes of it look otherwise now.
    """

    shown = Signal()

    def __init__(
        self, quotes: Quotes, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._quotes = quotes
        self._look = look
        self._file: EvidenceFile | None = None
        self._first = 0
        self._standing: dict[int, tuple[int, ...]] = {}
        self._objects = GapObject(look), SignObject(look)
        self._current = 0
        self._in_part: frozenset[int] = frozenset()
        self._is_stale = False
        self._soon = QTimer(self, singleShot=True, interval=_CHANGES_MS)
        self._soon.timeout.connect(self._on_soon)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(_MARGIN_PX)
        layout = self.document().documentLayout()
        layout.registerHandler(GAP, self._objects[0])
        layout.registerHandler(SIGN, self._objects[1])
        self.anchorClicked.connect(self._on_anchor)
        look.changed.connect(self._tell_soon)
        quotes.changed.connect(self._on_changed)
        quotes.inserted.connect(lambda _row, _count: self._tell_soon())
        quotes.removed.connect(lambda _row, _count: self._tell_soon())
        quotes.current_changed.connect(self._on_current)

    @property
    def file(self) -> EvidenceFile | None:
        """Return the file that is shown."""
        return self._file

    def show_file(self, file: EvidenceFile | None) -> None:
        """Show another file, or the same one as it is now."""
        same = bool(file and self._file and file.path == self._file.path)
        self._file = file
        self._first = self._first if same else 0
        name = file.path.name if file else ""
        self.setAccessibleName(messages.EVIDENCE_OF.format(name=name))
        self._fill_again()
        self._follow()

    def _on_changed(self, row: int) -> None:
        if self._quotes.entries[row].id in self._in_part:
            self._tell_soon()

    def _on_soon(self) -> None:
        """Write what has changed; what nobody sees, when it is seen."""
        if self.isVisible():
            self._fill_again()
        else:
            self._is_stale = True

    def _tell_soon(self) -> None:
        """Write what has changed, at most four times a second."""
        if not self._soon.isActive():
            self._soon.start()

    def _fill_again(self) -> None:
        """Write the text anew; what is seen stays where it is."""
        at = self.verticalScrollBar().value()
        self._fill()
        self.verticalScrollBar().setValue(at)
        self.shown.emit()

    def _fill(self) -> None:
        self.clear()
        self._is_stale = False
        self._standing = {}
        self._in_part = frozenset()
        file = self._file
        if file is None:
            return
        last = min(self._first + _MOST, len(file.blocks))
        writing = EvidenceWriting(self.font(), self._look.colours, self._looks(last))
        filling = EvidenceFilling(self.document(), writing, self._look.colours)
        if self._first:
            filling.link(_EARLIER, messages.EARLIER_BLOCKS)
        filling.fill(file.blocks[self._first : last])
        if last < len(file.blocks):
            filling.link(_FURTHER, messages.FURTHER_BLOCKS)
        for number, records in filling.records.items():
            ids = tuple(file.quotes[record] for record in records)
            self._standing[number] = tuple(filter(self._quotes.entry, ids))
        self._in_part = frozenset(
            each for ids in self._standing.values() for each in ids
        )

    def _looks(self, last: int) -> dict[int, QuoteLook]:
        file = self._file
        if file is None:
            return {}
        looks = {}
        for block in file.blocks[self._first : last]:
            for record in block.records():
                entry = self._quotes.entry(file.quotes[record])
                if entry:
                    looks[record] = QuoteLook(
                        entry.id,
                        entry.status,
                        tuple(marked_quote(entry)),
                    )
        return looks

    def _on_anchor(self, url: QUrl) -> None:
        step = {_EARLIER: -_MOST, _FURTHER: _MOST}.get(url.toString(), 0)
        if step:
            self._first = max(0, self._first + step)
            self._fill_again()
            self.verticalScrollBar().setValue(0)

    def _on_current(self, quote_id: int) -> None:
        if self._file and quote_id in self._file.quotes and quote_id:
            self._current = quote_id
            self._follow()
        self.viewport().update()

    def _follow(self) -> None:
        """Bring the current quote into the calm middle of the view."""
        current = self._quotes.current
        if self._file is None or current is None:
            return
        self._current = current.id
        number = self._paragraph_of(current.id)
        if number is None:
            self._turn_to(current.id)
            number = self._paragraph_of(current.id)
        if number is None:
            return
        height = self.viewport().height()
        block = self.document().findBlockByNumber(number)
        top = self._rect(block).top()
        if not _CALM[0] * height <= top <= _CALM[1] * height:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + round(top - height * _LANDS_AT))
        self.viewport().update()

    def _paragraph_of(self, quote_id: int) -> int | None:
        numbers = (at for at, ids in self._standing.items() if quote_id in ids)
        return next(numbers, None)

    def _turn_to(self, quote_id: int) -> None:
        """Show the part of the file in which a quote stands."""
        file = self._file
        if file is None or quote_id not in file.quotes:
            return
        for at, block in enumerate(file.blocks):
            if any(file.quotes[record] == quote_id for record in block.records()):
                self._first = at // _MOST * _MOST
                self._fill_again()
                return

    def _rect(self, block: QTextBlock) -> QRectF:
        """Return where a paragraph stands in the view."""
        rect = self.document().documentLayout().blockBoundingRect(block)
        return rect.translated(0, -self.verticalScrollBar().value())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {"j": 1, "k": -1}.get(event.text().lower(), 0)
        arrows = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            step = step or arrows.get(Qt.Key(event.key()), 0)
            if step:
                self._walk(step)
                return
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if self._quotes.current:
                    self._quotes.jump_to(self._quotes.current.id)
                return
        super().keyPressEvent(event)

    def _walk(self, step: int) -> None:
        quote_id = quote_beside(self._file, self._quotes, step) if self._file else 0
        if quote_id:
            self._quotes.set_current(quote_id)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        is_click = not self.textCursor().hasSelection()
        if event.button() == Qt.MouseButton.LeftButton and is_click:
            quote_id = self._quote_at(event)
            if quote_id:
                self._quotes.set_current(quote_id)
                event.accept()

    def _quote_at(self, event: QMouseEvent) -> int:
        cursor = self.cursorForPosition(event.position().toPoint())
        for move in (0, 1):
            at = QTextCursor(cursor)
            at.setPosition(
                min(cursor.position() + move, self.document().characterCount() - 1)
            )
            quote_id = at.charFormat().property(QUOTE)
            if isinstance(quote_id, int) and quote_id:
                return quote_id
        around = self._standing.get(cursor.blockNumber(), ())
        return around[0] if len(around) == 1 else 0

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._fill_again()
        self._follow()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._tell_soon()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), QColor(self._look.colours.alt))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.viewport().height()
        for number, ids in self._standing.items():
            text_block = self.document().findBlockByNumber(number)
            rect = self._rect(text_block)
            if ids and rect.bottom() >= 0 and rect.top() <= height:
                left = rect.left() + _left(text_block) - _ROOM_PX
                rect.setLeft(left)
                self._paint_rule(
                    painter, rect.adjusted(0, -2, 0, 2), current=self._current in ids
                )
        painter.end()
        super().paintEvent(event)

    def _paint_rule(self, painter: QPainter, rect: QRectF, *, current: bool) -> None:
        colours = self._look.colours
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.sel))
            painter.drawRoundedRect(rect, _RADIUS_PX, _RADIUS_PX)
        rule = QRectF(rect.left(), rect.top(), _RULE_PX, rect.height())
        painter.fillRect(rule, QColor(colours.accent if current else colours.line))


def _left(block: QTextBlock) -> float:
    """Return where the first line of a paragraph begins."""
    form = block.blockFormat()
    return form.leftMargin() + form.textIndent()
