"""One line that says how to walk through quotes; closed once, never seen again."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from reader import messages
from reader.look.icon_button import IconButton
from reader.look.look import Look
from reader.look.style_sheet import dress


class HintStrip(QWidget):
    """Stands under the chips, hidden until it is shown.

    Signals:
        closed: It was closed by hand.
    """

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        card = QFrame(self)
        dress(card, "card")
        words = QLabel(messages.HINT_WALK, card)
        words.setWordWrap(True)
        dress(words, "second")
        close = IconButton(look, "close", messages.CLOSE_HINT, 24)
        close.clicked.connect(self._on_close)
        line = QHBoxLayout(card)
        line.setContentsMargins(9, 4, 4, 4)
        line.addWidget(words, 1)
        line.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        around = QHBoxLayout(self)
        around.setContentsMargins(10, 0, 10, 7)
        around.addWidget(card)
        self.hide()

    def _on_close(self) -> None:
        self.hide()
        self.closed.emit()
