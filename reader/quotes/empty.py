"""What stands in place of the list when there is nothing to list."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from reader.look.style_sheet import dress


class Empty(QWidget):
    """A sentence and a button.

    Signals:
        acted: The button was pressed.
    """

    acted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        dress(self._words, "second")
        self._button = QPushButton(self)
        self._button.clicked.connect(self.acted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 12)
        layout.setSpacing(12)
        layout.addWidget(self._words)
        layout.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)

    def say(self, words: str, button: str) -> None:
        """Show a sentence, and what can be done about it."""
        self._words.setText(words)
        self._button.setText(button)
        self._button.setAccessibleDescription(words)
