"""Below the chips: the field for filtering by text, and the filter at work."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from reader import messages
from reader.look.elided_label import ElidedLabel
from reader.look.file_drops import leaves_files
from reader.look.lettering import scaled
from reader.look.look import Look
from reader.look.style_sheet import dress


class FilterBar(QWidget):
    """Takes no room while no filter is at work.

    Signals:
        text_changed: The list is to be filtered by another text.
        clear_wanted: All quotes are to be shown.
        left: The keyboard goes back to the list.
    """

    text_changed = Signal(str)
    clear_wanted = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = QFrame(self)
        dress(self._box, "box")
        self._field = QLineEdit(self._box)
        leaves_files(self._field)
        self._field.setPlaceholderText(messages.FILTER_TEXT)
        self._field.setAccessibleName(messages.FILTER_TEXT)
        self._field.addAction(
            look.icons.icon("find"), QLineEdit.ActionPosition.LeadingPosition
        )
        self._field.installEventFilter(self)
        self._field.textChanged.connect(self.text_changed)
        self._named = ElidedLabel(style="second")
        self._clear = QPushButton(messages.CLEAR, self)
        self._clear.setAccessibleName(messages.CLEAR_FILTER)
        self._clear.clicked.connect(self.clear_wanted)
        dress(self._clear, "link")
        self._build()
        self._box.hide()
        self._line.hide()

    def open_field(self) -> None:
        """Show the field, with the keyboard in it."""
        self._box.show()
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def show_filter(self, words: str, text: str) -> None:
        """Name the filter at work; empty for none."""
        self._line.setVisible(bool(words))
        self._named.set_words(words)
        if text != self._field.text():
            self._field.setText(text)
        if not text and not self._field.hasFocus():
            self._box.hide()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._field and isinstance(event, QKeyEvent):
            pressed = event.type() == QEvent.Type.KeyPress
            if pressed and event.key() == Qt.Key.Key_Escape:
                self._field.clear()
                self._leave()
                return True
            down = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)
            if pressed and event.key() in down:
                self._leave()
                return True
        return super().eventFilter(watched, event)

    def _leave(self) -> None:
        self.left.emit()
        if not self._field.text():
            self._box.hide()

    def _build(self) -> None:
        box = QHBoxLayout(self._box)
        box.setContentsMargins(4, 3, 4, 3)
        box.addWidget(self._field)
        self._line = QWidget(self)
        line = QHBoxLayout(self._line)
        line.setContentsMargins(2, 0, 0, 0)
        line.addWidget(self._named, 1)
        line.addWidget(self._clear)
        small = scaled(self.font(), 12 / 13)
        self._named.setFont(small)
        self._clear.setFont(small)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 0, 10, 0)
        layout.setSpacing(4)
        layout.addWidget(self._box)
        layout.addWidget(self._line)
        layout.addSpacing(0)
