"""A line above the page that says something and offers what to do about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from reader import messages
from reader.look.focus_ring import FocusRing
from reader.look.look import Look
from reader.window.buttons import IconButton, WordButton
from reader.window.elided_label import ElidedLabel
from reader.window.icon_label import IconLabel

_HEIGHT = 40
_MOST = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a banner.

    Attributes:
        key: What `chosen` says when it is pressed.
        word: What stands on it, a verb.
    """

    key: str
    word: str


class Banner(QWidget):
    """Hidden until it has something to say; pressing any of its buttons hides it.

    Signals:
        chosen: Key of the button that was pressed.
        closed: It was closed without a choice.
    """

    chosen = Signal(str)
    closed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._icon = IconLabel(look, "info", quiet=True)
        self._text = ElidedLabel()
        self.buttons: list[WordButton] = []
        self.close_button = IconButton(look, "close", messages.CLOSE_BANNER)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 0, 10, 1)
        self._row.setSpacing(8)
        self._row.addWidget(self._icon)
        self._row.addWidget(self._text)
        self._row.addStretch(1)
        self._row.addWidget(self.close_button)
        self.close_button.clicked.connect(self._on_closed)
        self.setMinimumHeight(_HEIGHT)
        FocusRing(self, look)
        look.changed.connect(self.update)
        self.hide()

    def say(
        self, text: str, choices: Sequence[Choice] = (), icon: str = "info"
    ) -> None:
        """Show a text with up to three buttons, in place of what was said before."""
        for button in self.buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._icon.set_icon(icon)
        self._text.set_words(text)
        self.buttons = [self._button(choice) for choice in choices[:_MOST]]
        for at, button in enumerate(self.buttons):
            self._row.insertWidget(2 + at, button)
        for before, behind in pairwise([*self.buttons, self.close_button]):
            self.setTabOrder(before, behind)
        self.setAccessibleName(text)
        self.show()

    def offer_evidence(self, file_name: str) -> None:
        """Say that a file with quotes lies beside the paper.

        The keys of its buttons are "open" and "later".
        """
        self.say(
            messages.LIES_BESIDE.format(name=file_name),
            (Choice("open", messages.OPEN_IT_TOO), Choice("later", messages.NOT_NOW)),
            "file",
        )

    def _button(self, choice: Choice) -> WordButton:
        button = WordButton(choice.word)
        button.clicked.connect(lambda: self._on_pressed(choice.key))
        return button

    def _on_pressed(self, key: str) -> None:
        self.hide()
        self.chosen.emit(key)

    def _on_closed(self) -> None:
        self.hide()
        self.closed.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.sel))
        line = self.rect()
        line.setTop(line.bottom())
        painter.fillRect(line, QColor(colours.line))
