"""The head of the panel: what it shows, how many, and the walk through them."""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from reader import messages
from reader.look.icon_button import IconButton
from reader.look.lettering import scaled
from reader.look.look import Look
from reader.look.popping import below
from reader.look.style_sheet import dress

_BUTTON = 28


class Header(QWidget):
    """Title with count, previous and next, menu.

    Signals:
        step_wanted: 1 for the next quote, -1 for the previous one.
        paste_wanted: The paste button of narrow windows was pressed.
        menu_wanted: Where (in screen coordinates) the menu is asked for.
    """

    step_wanted = Signal(int)
    paste_wanted = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = QLabel(messages.QUOTES, self)
        self._count = QLabel(self)
        dress(self._count, "second")
        self._paste = IconButton(look, "paste", messages.PASTE_TIP, _BUTTON)
        self._paste.hide()
        self._up = IconButton(look, "chevron-up", messages.PREVIOUS_QUOTE, _BUTTON)
        self._down = IconButton(look, "chevron-down", messages.NEXT_QUOTE, _BUTTON)
        self._more = IconButton(look, "more", messages.MORE, _BUTTON)
        self._up.clicked.connect(lambda: self.step_wanted.emit(-1))
        self._down.clicked.connect(lambda: self.step_wanted.emit(1))
        self._paste.clicked.connect(self.paste_wanted)
        self._more.clicked.connect(self._on_more)
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 4, 8, 5)
        line.setSpacing(8)
        line.addWidget(self._title)
        line.addWidget(self._count)
        line.addStretch(1)
        for button in (self._paste, self._up, self._down, self._more):
            line.addWidget(button)
        line.setSpacing(4)
        self.setMinimumHeight(40)
        self._title.setFont(scaled(self.font(), 1, strong=True))

    def set_count(self, count: int) -> None:
        """Say how many quotes there are."""
        self._count.setText(str(count) if count else "")
        for button in (self._up, self._down):
            button.setEnabled(count > 0)

    def set_compact(self, compact: bool) -> None:
        """Show the paste button in place of the arrows, or not."""
        self._paste.setVisible(compact)
        self._up.setVisible(not compact)
        self._down.setVisible(not compact)

    def _on_more(self) -> None:
        self.menu_wanted.emit(below(self._more))


def hairline(parent: QWidget) -> QFrame:
    """Return a separator, one pixel high."""
    line = QFrame(parent)
    dress(line, "line")
    line.setFixedHeight(1)
    return line
