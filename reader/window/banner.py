"""A line above the page that says something and offers what to do about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from reader import messages
from reader.look.elided_label import ElidedLabel
from reader.look.focus_ring import FocusRing
from reader.look.icon_button import IconButton
from reader.look.look import Look
from reader.window.buttons import WordButton
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
        self._choices: tuple[Choice, ...] = ()
        self._buttons = [self._button(at) for at in range(_MOST)]
        self.close_button = IconButton(look, "close", messages.CLOSE_BANNER)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 10, 1)
        row.setSpacing(8)
        row.addWidget(self._icon)
        row.addWidget(self._text)
        for button in self._buttons:
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.close_button)
        self.close_button.clicked.connect(self._on_closed)
        self.setMinimumHeight(_HEIGHT)
        FocusRing(self, look)
        look.changed.connect(self.update)
        self.hide()

    @property
    def buttons(self) -> Sequence[WordButton]:
        """Return the buttons that are offered now."""
        return self._buttons[: len(self._choices)]

    def say(
        self, text: str, choices: Sequence[Choice] = (), icon: str = "info"
    ) -> None:
        """Show a text with up to three buttons, in place of what was said before."""
        self._choices = tuple(choices[:_MOST])
        self._icon.set_icon(icon)
        self._text.set_words(text)
        for button, choice in zip_longest(self._buttons, self._choices):
            button.setText(choice.word if choice else "")
            button.setVisible(choice is not None)
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

    def _button(self, at: int) -> WordButton:
        button = WordButton("")
        button.clicked.connect(lambda: self._on_pressed(at))
        return button

    def _on_pressed(self, at: int) -> None:
        self.hide()
        self.chosen.emit(self._choices[at].key)

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
