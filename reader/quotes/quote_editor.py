"""Edits the words of a quote in the list, over its row."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QVBoxLayout, QWidget
from typing_extensions import override

from reader import messages
from reader.look.file_drops import leaves_files
from reader.look.style_sheet import dress
from reader.quotes.row_layout import line_px

_LINES = 5
_AIR_PX = 14


class QuoteEditor(QFrame):
    """Hidden until it is opened; Enter or going elsewhere takes the words over.

    Signals:
        edited: Id of the quote, and the text that it is to have.
        left: Nothing is edited any more; the keyboard goes back to the list.
    """

    edited = Signal(int, str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._quote_id = 0
        self._field = _Field(self)
        dress(self, "box")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self._field)
        self.setAutoFillBackground(True)
        self.setFocusProxy(self._field)
        self._field.submitted.connect(self._submit)
        self._field.cancelled.connect(self._close)
        self.hide()

    def open(self, quote_id: int, text: str, row: QRect, room: QRect) -> None:
        """Edit a quote over its row, five lines high, within the room of the list."""
        self._quote_id = quote_id
        self._field.setPlainText(text)
        place = QRect(row.topLeft(), row.size()).adjusted(4, 0, -4, 0)
        place.setHeight(min(room.height(), _LINES * line_px(self.font()) + _AIR_PX))
        place.moveTop(max(room.top(), min(place.top(), room.bottom() - place.height())))
        self.setGeometry(place)
        self.show()
        self.raise_()
        self._field.selectAll()
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _submit(self) -> None:
        quote_id = self._quote_id
        if quote_id:
            self._close()
            self.edited.emit(quote_id, self._field.toPlainText())

    def _close(self) -> None:
        self._quote_id = 0  # hiding takes the keyboard away: that is no submitting
        self.hide()
        self.left.emit()


class _Field(QPlainTextEdit):
    submitted = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(messages.EDIT_QUOTE)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        leaves_files(self)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not shift:
            self.submitted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self.submitted.emit()
