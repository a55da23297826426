"""The Home page: what can be done first, and the documents of the last days."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from reader import messages
from reader.look.focus_ring import FocusRing
from reader.look.key_label import KeyLabel
from reader.look.lettering import SMALL, TITLE, letter
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.window.buttons import QuietButton
from reader.window.home_card import HomeCard
from reader.window.icon_label import IconLabel
from reader.window.recent_document import RecentDocument
from reader.window.recent_list import RecentList

_WIDTH = 780
_LETTERS = 105  # as wide in large type
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
        self._cards = _row((self.open_card, self.paste_card, self.sample_card), 12)
        self._hints = _row([_hint(keys, what) for keys, what in key_hints], 22)
        self._hints.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.setFrameShape(QFrame.Shape.NoFrame)
        FocusRing(self, look)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusProxy(self.open_card)
        self.setWidget(self._content())
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

    def _content(self) -> QWidget:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addSpacing(22)
        column.addLayout(self._cards)
        column.addSpacing(26)
        column.addWidget(self._recent_part)
        column.addSpacing(22)
        column.addLayout(self._hints)
        column.addStretch(1)
        middle = QWidget()
        middle.setMaximumWidth(self._most_width())
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
        title.setWordWrap(True)
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

    def _most_width(self) -> int:
        return max(_WIDTH, _LETTERS * self.fontMetrics().averageCharWidth())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = min(self._most_width(), self.viewport().width() - 2 * _SIDE)
        for row in (self._cards, self._hints):
            _turn(row, room)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.open_card.setFocus(event.reason())


def _row(widgets: Iterable[QWidget], spacing: int) -> QBoxLayout:
    row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
    row.setSpacing(spacing)
    for widget in widgets:
        row.addWidget(widget, 1)
    return row


def _turn(row: QBoxLayout, room: int) -> None:
    """Make a column of a row that does not fit, and a row of a column that would."""
    widgets = [item.widget() for item in map(row.itemAt, range(row.count())) if item]
    needed = row.spacing() * (len(widgets) - 1)
    needed += sum(each.minimumSizeHint().width() for each in widgets if each)
    fits = needed <= room
    direction = QBoxLayout.Direction
    row.setDirection(direction.LeftToRight if fits else direction.TopToBottom)
    row.update()


def _hint(keys: str, what: str) -> QWidget:
    words = QLabel(what)
    dress(words, "second")
    hint = QWidget()
    hint.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
    row = QHBoxLayout(hint)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    row.addWidget(KeyLabel(keys))
    row.addWidget(words)
    return hint
