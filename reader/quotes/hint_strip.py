"""One line that says how to walk through quotes; closed once, never seen again."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from reader import messages
from reader.look.icon_button import IconButton
from reader.look.look import Look
from reader.look.style_sheet import dress


class HintStrip(QFrame):
    """Stands under the chips.

    Signals:
        closed: It was closed by hand.
    """

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        dress(self, "card")
        words = QLabel(messages.HINT_WALK, self)
        words.setWordWrap(True)
        dress(words, "second")
        close = IconButton(look, "close", messages.CLOSE_HINT, 24)
        close.clicked.connect(self._on_close)
        line = QHBoxLayout(self)
        line.setContentsMargins(9, 4, 4, 4)
        line.addWidget(words, 1)
        line.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)

    def _on_close(self) -> None:
        self.hide()
        self.closed.emit()
