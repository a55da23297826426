"""One side of the comparison: "Quote" or "Source", and its words beside it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from locator.marked import MarkedText
from reader import messages
from reader.look.lettering import scaled
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.quotes.folding import folded
from reader.quotes.pieces_text import PiecesText
from reader.quotes.row_layout import unit

_FOLD_ABOVE_LINES = 8
_LABEL_PX = 66
_PADS_PX = (10, 5, 10, 7)


class Side(QWidget):
    """Both sides have their words in the same column."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel(name, self)
        dress(self._label, "second")
        self._words = PiecesText(look, name, self)
        self._label.setBuddy(self._words)
        line = QHBoxLayout(self)
        line.setContentsMargins(*_PADS_PX)
        line.setSpacing(0)
        line.addWidget(self._label, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self._words, 1)
        self._fit_label()

    @property
    def has_text(self) -> bool:
        """Tell whether there is anything to show on this side."""
        return bool(self._words.pieces)

    @property
    def text(self) -> str:
        """Return the words of this side."""
        return "".join(piece.text for piece in self._words.pieces)

    def set_pieces(self, pieces: Sequence[MarkedText]) -> None:
        """Show other words; of more than eight lines, what is the same is folded."""
        self._words.set_pieces(pieces)
        self.setVisible(bool(pieces))
        if self._words.lines() > _FOLD_ABOVE_LINES:
            self._words.set_pieces(tuple(folded(pieces)))

    def height_at(self, width: int) -> int:
        """Return how high this side is at a width."""
        left, top, right, bottom = _PADS_PX
        room = width - left - right - self._label.width()
        return top + self._words.height_at(room) + bottom

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_label()

    def _fit_label(self) -> None:
        small = scaled(self.font(), 12 / 13)
        self._label.setFont(small)
        # Both fonts stand on one line: the words' lines are 20 high, with room above.
        self._label.setContentsMargins(0, round(6 * unit(self.font())), 0, 0)
        measure = QFontMetrics(small).horizontalAdvance
        widest = max(measure(messages.QUOTE), measure(messages.SOURCE))
        self._label.setFixedWidth(max(_LABEL_PX - _PADS_PX[0], widest + 12))
