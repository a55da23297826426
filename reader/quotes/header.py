"""The head of the panel: what it shows, how many, and the walk through them."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from reader import messages
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.quotes.row_layout import scaled


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
        self._paste = self._button("paste", messages.PASTE_TIP)
        self._paste.hide()
        self._up = self._button("chevron-up", messages.PREVIOUS_QUOTE)
        self._down = self._button("chevron-down", messages.NEXT_QUOTE)
        self._more = self._button("more", messages.MORE)
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
        self._title.setFont(scaled(self.font(), 1, self._title.font().Weight.DemiBold))

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

    def _button(self, icon: str, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(self._look.icons.icon(icon))
        button.setIconSize(QSize(16, 16))
        button.setFixedSize(28, 28)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        dress(button, "flat")
        return button

    def _on_more(self) -> None:
        self.menu_wanted.emit(self._more.mapToGlobal(self._more.rect().bottomLeft()))


def hairline(parent: QWidget) -> QFrame:
    """Return a separator, one pixel high."""
    line = QFrame(parent)
    dress(line, "line")
    line.setFixedHeight(1)
    return line
