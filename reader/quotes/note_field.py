"""The note beside a claim: plain text, saved as it is typed."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QVBoxLayout, QWidget
from typing_extensions import override

from reader import messages
from reader.look.file_drops import leaves_files
from reader.look.style_sheet import dress

_REST_MS = 400
_MOST_LINES = 8
_PADS_PX = 12
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NoteField(QFrame):
    """Grows with what is written, to eight lines.

    Signals:
        written: What stands there now; told when typing rests, and when it is left.
        writing_changed: Whether the keyboard is in it.
        left: The keyboard goes back to the list.
        resized: It is higher or lower than before.
    """

    written = Signal(str)
    writing_changed = Signal(bool)
    left = Signal()
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self, "box")
        self.field = QPlainTextEdit(self)
        leaves_files(self.field)
        self.field.setTabChangesFocus(True)
        self.field.setPlaceholderText(messages.NOTE_HINT)
        self.field.setAccessibleName(messages.NOTE)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._on_typed)
        self._owner = 0
        self._showing = False
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(lambda: self.written.emit(self.field.toPlainText()))
        column = QVBoxLayout(self)
        column.setContentsMargins(3, 1, 3, 1)
        column.addWidget(self.field)
        self._fit()

    def show_note(self, owner: int, text: str) -> None:
        """Show a note; what is being typed into the same one is left alone.

        Args:
            owner: Whose note it is.
            text: The note.
        """
        if owner == self._owner and self._rest.isActive():
            return
        self._owner = owner
        if text != self.field.toPlainText():
            self._showing = True
            self.field.setPlainText(text)
            self._showing = False
            self._fit()

    def finish(self) -> None:
        """Tell at once what was written but not told yet."""
        if self._rest.isActive():
            self._rest.stop()
            self.written.emit(self.field.toPlainText())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.writing_changed.emit(True)
        elif event.type() == QEvent.Type.FocusOut:
            self.finish()
            self.writing_changed.emit(False)
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            enters = event.key() in _ENTER and control
            if enters or event.key() == Qt.Key.Key_Escape:
                self.finish()
                self.left.emit()
                return True
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _on_typed(self) -> None:
        if not self._showing:
            self._rest.start()
        self._fit()

    def _fit(self) -> None:
        lines = round(self.field.document().size().height())
        line = QFontMetrics(self.field.font()).lineSpacing()
        height = max(1, min(lines, _MOST_LINES)) * line + _PADS_PX
        if height != self.field.height():
            self.field.setFixedHeight(height)
            self.resized.emit()
