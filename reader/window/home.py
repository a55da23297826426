"""The Home page: what can be done first, and the documents of the last days."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from reader import messages
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.window.buttons import QuietButton
from reader.window.home_card import HomeCard
from reader.window.icon_label import IconLabel
from reader.window.key_label import KeyLabel
from reader.window.lettering import BODY, SMALL, TITLE, letter
from reader.window.recent_document import RecentDocument
from reader.window.recent_list import RecentList

_WIDTH = 780
_TOP = 66
_LOGO = 44
_SIDE = 24

KeyHints = Sequence[tuple[str, str]]


class HomePage(QScrollArea):
    """The first tab, and the window without a document.

    Args:
        look: Icons and colours of now.
        key_hints: Keys and what they do, for the last line.

    Signals:
        open_wanted: A PDF is to be chosen.
        paste_wanted: Quotes are to be pasted.
        sample_wanted: The sample paper is to be opened.
        recent_wanted: Path of the recent document to open.
        clear_wanted: The list of recent documents is to be forgotten.
    """

    open_wanted = Signal()
    paste_wanted = Signal()
    sample_wanted = Signal()
    recent_wanted = Signal(object)
    clear_wanted = Signal()

    def __init__(
        self, look: Look, key_hints: KeyHints = messages.HOME_KEY_HINTS
    ) -> None:
        super().__init__()
        self._look = look
        self.open_card = HomeCard(
            look, "file", messages.HOME_OPEN, messages.HOME_OPEN_TEXT, "Ctrl+O"
        )
        self.paste_card = HomeCard(
            look,
            "paste",
            messages.HOME_PASTE,
            messages.HOME_PASTE_TEXT,
            "Ctrl+Shift+V",
        )
        self.sample_card = HomeCard(
            look, "flask", messages.HOME_SAMPLE, messages.HOME_SAMPLE_TEXT
        )
        self.recent = RecentList(look, messages.HOME_RECENT)
        self.clear_button = QuietButton(look, messages.HOME_CLEAR)
        self._recent_part = self._recent_section()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(self.open_card)
        self.setWidget(self._content(key_hints))
        self._connect()
        self.set_recent(())

    def set_recent(
        self, documents: Sequence[RecentDocument], now: datetime | None = None
    ) -> None:
        """Show the recent documents; without any, their part is left out."""
        self.recent.set_documents(documents, now or datetime.now().astimezone())
        self._recent_part.setVisible(bool(documents))

    def _connect(self) -> None:
        self.open_card.clicked.connect(self.open_wanted)
        self.paste_card.clicked.connect(self.paste_wanted)
        self.sample_card.clicked.connect(self.sample_wanted)
        self.clear_button.clicked.connect(self.clear_wanted)
        self.recent.chosen.connect(lambda chosen: self.recent_wanted.emit(chosen.path))

    def _content(self, key_hints: KeyHints) -> QWidget:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addSpacing(22)
        column.addLayout(self._cards())
        column.addSpacing(26)
        column.addWidget(self._recent_part)
        column.addSpacing(22)
        column.addLayout(_hints(key_hints))
        column.addStretch(1)
        middle = QWidget()
        middle.setMaximumWidth(_WIDTH)
        middle.setLayout(column)
        column.setContentsMargins(0, 0, 0, 0)
        content = QFrame()
        dress(content, "panel")
        row = QHBoxLayout(content)
        row.setContentsMargins(_SIDE, _TOP, _SIDE, _SIDE)
        row.addStretch(1)
        row.addWidget(middle, 1000)
        row.addStretch(1)
        return content

    def _head(self) -> QHBoxLayout:
        title = QLabel(messages.HOME_TITLE)
        letter(title, TITLE, strong=True)
        subtitle = QLabel(messages.HOME_SUBTITLE)
        subtitle.setWordWrap(True)
        dress(subtitle, "second")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(title)
        words.addWidget(subtitle)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(IconLabel(self._look, "quotelight", _LOGO))
        head.addLayout(words, 1)
        return head

    def _cards(self) -> QHBoxLayout:
        cards = QHBoxLayout()
        cards.setSpacing(12)
        for card in (self.open_card, self.paste_card, self.sample_card):
            cards.addWidget(card, 1)
        return cards

    def _recent_section(self) -> QWidget:
        title = QLabel(messages.HOME_RECENT)
        letter(title, SMALL, strong=True)
        dress(title, "second")
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 6)
        head.addWidget(title, 1)
        head.addWidget(self.clear_button)
        line = QFrame()
        line.setFixedHeight(1)
        dress(line, "line")
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(line)
        column.addWidget(self.recent)
        return part

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.open_card.setFocus(event.reason())


def _hints(key_hints: KeyHints) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(6)
    for keys, what in key_hints:
        words = QLabel(what)
        letter(words, BODY)
        dress(words, "second")
        row.addWidget(KeyLabel(keys))
        row.addWidget(words)
        row.addSpacing(16)
    row.addStretch(1)
    return row
