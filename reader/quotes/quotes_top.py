"""Above the list of quotes: paste box, chips, filter, hint."""

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from reader.look.look import Look
from reader.quotes.chips import Chips
from reader.quotes.filter_bar import FilterBar
from reader.quotes.header import hairline
from reader.quotes.hint_strip import HintStrip
from reader.quotes.paste_box import PasteBox

_AIR_PX = 7


class QuotesTop(QWidget):
    """What it holds is connected by the panel.

    Attributes:
        paste: Where quotes are pasted.
        chips: Statuses by which the list is filtered.
        bar: The filter at work.
        hint: How to walk through quotes.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paste = PasteBox(look, self)
        self.chips = Chips(look, self)
        self.bar = FilterBar(look, self)
        self.hint = HintStrip(look, self)
        self._pasting = QWidget(self)
        pasting = QVBoxLayout(self._pasting)
        pasting.setContentsMargins(10, 8, 10, _AIR_PX)
        pasting.addWidget(self.paste)
        fixed = QSizePolicy.Policy.Fixed
        self._pasting.setSizePolicy(QSizePolicy.Policy.Preferred, fixed)
        self._air = QWidget(self)  # what the paste box has below it
        self._air.setFixedHeight(_AIR_PX)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (
            self._pasting,
            self._air,
            self.chips,
            self.bar,
            self.hint,
            hairline(self),
        ):
            column.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, fixed)

    def fit(self, count: int, *, compact: bool) -> None:
        """Show what a list of so many quotes needs; narrow windows go without."""
        self.paste.stay_open(count == 0)
        self._pasting.setVisible(not compact or count == 0)
        self._air.setVisible(self._pasting.isHidden())
        self.chips.setVisible(count > 0)
        self.bar.setVisible(count > 0)
