"""The head of the panel: quotes or claims, how many, and the walk through them."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QToolButton, QWidget

from reader import messages
from reader.look.icon_button import IconButton
from reader.look.look import Look
from reader.look.popping import below
from reader.look.style_sheet import dress

_BUTTON = 28


class Header(QWidget):
    """Switch between quotes and claims, previous and next, menu.

    Signals:
        claims_wanted: Whether the claims are to be shown, not the quotes.
        step_wanted: 1 for the next quote, -1 for the previous one.
        paste_wanted: The paste button of narrow windows was pressed.
        menu_wanted: Where (in screen coordinates) the menu is asked for.
    """

    claims_wanted = Signal(bool)
    step_wanted = Signal(int)
    paste_wanted = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._quotes = QToolButton(self)
        self._claims = QToolButton(self)
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
        line.addWidget(self._switch())
        line.addStretch(1)
        for button in (self._paste, self._up, self._down, self._more):
            line.addWidget(button)
        line.setSpacing(4)
        self.setMinimumHeight(40)
        self.set_counts(0, 0)
        self.show_claims(shown=False)

    def set_counts(self, quotes: int, claims: int) -> None:
        """Say how many quotes and claims there are."""
        self._quotes.setText(_named(messages.QUOTES, quotes))
        self._claims.setText(_named(messages.CLAIMS, claims))
        for button in (self._up, self._down):
            button.setEnabled(quotes + claims > 0)

    def show_claims(self, *, shown: bool) -> None:
        """Show whether claims or quotes are shown."""
        self._claims.setChecked(shown)
        self._quotes.setChecked(not shown)

    def _switch(self) -> QFrame:
        frame = QFrame(self)
        dress(frame, "segments")
        segments = QHBoxLayout(frame)
        segments.setContentsMargins(3, 3, 3, 3)
        segments.setSpacing(0)
        group = QButtonGroup(self)
        for button, claims in ((self._quotes, False), (self._claims, True)):
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(
                lambda _on, claims=claims: self.claims_wanted.emit(claims)
            )
            group.addButton(button)
            segments.addWidget(button)
        return frame

    def set_compact(self, compact: bool) -> None:
        """Show the paste button in place of the arrows, or not."""
        self._paste.setVisible(compact)
        self._up.setVisible(not compact)
        self._down.setVisible(not compact)

    def _on_more(self) -> None:
        self.menu_wanted.emit(below(self._more))


def _named(word: str, count: int) -> str:
    return messages.NAMED_COUNT.format(word=word, count=count) if count else word


def hairline(parent: QWidget) -> QFrame:
    """Return a separator, one pixel high."""
    line = QFrame(parent)
    dress(line, "line")
    line.setFixedHeight(1)
    return line
