"""The row of filter chips: all, and one per status that is present."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget
from typing_extensions import override

from reader import messages
from reader.look.icon_button import IconButton
from reader.look.look import Look
from reader.look.popping import below, pop_up
from reader.quotes.chip import Chip
from reader.quotes.filter_model import SEVERITY

_GAP_PX = 4
_SIDE_PX = 10


class Chips(QWidget):
    """Chips in one line; what has no room goes behind "…", problems stay.

    Signals:
        statuses_chosen: The statuses to show (a frozenset of str), empty for all.
        menu_wanted: Where (in screen coordinates) the filter menu is asked for.
    """

    statuses_chosen = Signal(object)
    menu_wanted = Signal(QPoint)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen: frozenset[str] = frozenset()
        self._all = Chip(look, parent=self)
        self._all.clicked.connect(self._on_all)
        self._chips = {status: self._made(look, status) for status in messages.STATUS}
        self._more = Chip(look, parent=self, icon="more")
        self._more.say("", messages.MORE_FILTERS)
        self._more.clicked.connect(self._show_hidden)
        self._funnel = IconButton(look, "filter", messages.FILTER, 24)
        self._funnel.setParent(self)
        self._funnel.clicked.connect(lambda: self.menu_wanted.emit(below(self._funnel)))
        self._hidden: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(messages.FILTER)
        self.set_chosen(frozenset())

    def set_counts(self, counts: Mapping[str, int]) -> None:
        """Say how many quotes there are of every status that is present."""
        total = sum(counts.values())
        self._all.say(
            messages.ALL_COUNT.format(count=total),
            messages.ALL_QUOTES.format(count=total),
        )
        for status, chip in self._chips.items():
            count = counts.get(status, 0)
            chip.setEnabled(count > 0)
            chip.say(str(count), _spoken(status, count))
        self._arrange()

    def set_chosen(self, statuses: frozenset[str]) -> None:
        """Show which statuses the list is filtered by."""
        self._chosen = statuses
        self._all.setChecked(not statuses)
        for status, chip in self._chips.items():
            chip.setChecked(status in statuses)
        self._arrange()

    @override
    def sizeHint(self) -> QSize:
        return QSize(300, self._all.sizeHint().height() + 7)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _made(self, look: Look, status: str) -> Chip:
        chip = Chip(look, status, self)
        chip.clicked.connect(lambda: self._on_chip(status))
        return chip

    def _on_all(self) -> None:
        self._choose(frozenset())

    def _on_chip(self, status: str) -> None:
        adds = Qt.KeyboardModifier.ControlModifier
        if QGuiApplication.keyboardModifiers() & adds:
            self._choose(self._chosen ^ {status})
        elif self._chosen == {status}:
            self._choose(frozenset())
        else:
            self._choose(frozenset({status}))

    def _choose(self, statuses: frozenset[str]) -> None:
        self.set_chosen(statuses)
        self.statuses_chosen.emit(statuses)

    def _arrange(self) -> None:
        """Place what has room; problems first where not all have."""
        present = [
            status
            for status, chip in self._chips.items()
            if chip.isEnabled() or status in self._chosen
        ]
        room = self.width() - 2 * _SIDE_PX - self._funnel.width() - _GAP_PX
        shown = present
        if self._width(present) > room:
            room -= self._more.sizeHint().width() + _GAP_PX
            shown = self._fitting(present, room)
        self._hidden = [status for status in present if status not in shown]
        x = _SIDE_PX
        widgets = [self._all, *(self._chips[status] for status in shown)]
        for chip in widgets:
            chip.setGeometry(x, 0, chip.sizeHint().width(), chip.sizeHint().height())
            x += chip.width() + _GAP_PX
        for status, chip in self._chips.items():
            chip.setVisible(status in shown)
        height = self._all.sizeHint().height()
        self._more.setVisible(bool(self._hidden))
        self._more.setGeometry(x, 0, self._more.sizeHint().width(), height)
        right = self.width() - _SIDE_PX + 4 - self._funnel.width()
        self._funnel.move(right, (height - self._funnel.height()) // 2)

    def _fitting(self, present: Sequence[str], room: int) -> list[str]:
        """Return the statuses that have room, the gravest first."""
        shown: list[str] = []
        for status in sorted(present, key=SEVERITY.index):
            if self._width([*shown, status]) > room:
                break
            shown.append(status)
        return shown

    def _width(self, statuses: Sequence[str]) -> int:
        chips = (self._all, *(self._chips[status] for status in statuses))
        return sum(chip.sizeHint().width() + _GAP_PX for chip in chips) - _GAP_PX

    def _show_hidden(self) -> None:
        menu = QMenu(self)
        for status in self._hidden:
            action = menu.addAction(self._chips[status].toolTip())
            action.setCheckable(True)
            action.setChecked(status in self._chosen)
            action.triggered.connect(lambda _=False, name=status: self._on_chip(name))
        pop_up(menu, below(self._more))


def _spoken(status: str, count: int) -> str:
    word = messages.STATUS[status]
    if count == 1:
        return messages.ONE_QUOTE_OF.format(status=word)
    return messages.QUOTES_OF.format(status=word, count=count)
