"""The find bar above the page: what is looked for, and how many times it stands."""

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from reader import messages
from reader.look.elided_label import ElidedLabel
from reader.look.focus_ring import FocusRing
from reader.look.icon_button import IconButton
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.window.field import Field
from reader.window.find_note import find_note, pages_without_text
from reader.window.finder import Finder, FindWords
from reader.window.icon_label import IconLabel
from reader.window.option_button import OptionButton

_HEIGHT = 40
_REST_MS = 250
_FIELD_WIDTH = 380


class FindBar(QWidget):
    """Looks for text in one document; the owner shows it above the page.

    Signals:
        closed: The person is done: the bar was hidden, nothing is found any more.
    """

    closed = Signal()

    def __init__(self, look: Look, finder: Finder) -> None:
        super().__init__()
        self._look = look
        self._finder = finder
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._search)
        self.field = Field(look, messages.FIND_IN_DOCUMENT)
        self.field.setMaximumWidth(_FIELD_WIDTH)
        self.field.line.setPlaceholderText(messages.FIND_IN_DOCUMENT)
        self._count = QLabel()
        dress(self._count, "second")
        widest = messages.FIND_COUNT.format(at=100, count=100)
        self._count.setMinimumWidth(self.fontMetrics().horizontalAdvance(widest))
        self._note = ElidedLabel(style="second")
        self.previous_button = IconButton(look, "chevron-up", messages.FIND_PREVIOUS)
        self.next_button = IconButton(look, "chevron-down", messages.FIND_NEXT)
        self.case = OptionButton(look, messages.FIND_CASE_SIGN, messages.FIND_CASE)
        self.whole_words = OptionButton(
            look,
            messages.FIND_WHOLE_WORDS_SIGN,
            messages.FIND_WHOLE_WORDS,
            underlined=True,
        )
        self.accents = OptionButton(
            look, messages.FIND_ACCENTS_SIGN, messages.FIND_ACCENTS
        )
        self.close_button = IconButton(look, "close", messages.FIND_CLOSE)
        self.setMinimumHeight(_HEIGHT)
        FocusRing(self, look)
        self._lay_out()
        self._connect()
        self._on_results_changed()

    def open_with(self, text: str = "") -> None:
        """Show the bar and go to its field; a text that is given is looked for."""
        self.show()
        if text:
            self.field.line.setText(text)
        if self._words().text != self._finder.words.text:
            self._on_typed()  # the same text as before closing is no change
        self.field.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.line.selectAll()

    def next(self) -> None:
        """Go to the next place (F3); what was typed meanwhile is looked for first."""
        self.show()
        if not self._search_if_changed():
            self._finder.next()

    def previous(self) -> None:
        """Go to the place before (Shift+F3)."""
        self.show()
        if not self._search_if_changed():
            self._finder.previous()

    def shut(self) -> None:
        """Hide the bar and end the search."""
        self._rest.stop()
        self.hide()
        self._finder.clear()
        self.closed.emit()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 10, 1)
        row.setSpacing(6)
        row.addWidget(IconLabel(self._look, "find"))
        row.addWidget(self.field, 4)
        row.addWidget(self._count)
        for button in (self.previous_button, self.next_button):
            row.addWidget(button)
        row.addSpacing(2)
        for option in (self.case, self.whole_words, self.accents):
            row.addWidget(option)
        row.addSpacing(6)
        row.addWidget(self._note, 5)
        row.addWidget(self.close_button)

    def _connect(self) -> None:
        self._look.changed.connect(self.update)
        self.field.line.textChanged.connect(self._on_typed)
        for option in (self.case, self.whole_words, self.accents):
            option.toggled.connect(self._search)
        self.previous_button.clicked.connect(self.previous)
        self.next_button.clicked.connect(self.next)
        self.close_button.clicked.connect(self.shut)
        self._finder.results_changed.connect(self._on_results_changed)
        self._finder.current_changed.connect(self._on_results_changed)

    def _words(self) -> FindWords:
        return FindWords(
            self.field.line.text().strip(),
            self.whole_words.isChecked(),
            self.case.isChecked(),
            self.accents.isChecked(),
        )

    def _on_typed(self) -> None:
        # One letter stands on every page: it waits for Enter.
        if len(self._words().text) == 1:
            self._rest.stop()
            self._finder.clear()
        else:
            self._rest.start()

    def _search(self) -> None:
        self._rest.stop()
        self._finder.search(self._words())

    def _search_if_changed(self) -> bool:
        changed = self._words() != self._finder.words
        if changed:
            self._search()
        return changed

    def _on_results_changed(self) -> None:
        finder = self._finder
        count = len(finder.places)
        if count:
            text = messages.FIND_COUNT.format(at=finder.current_index + 1, count=count)
        elif finder.is_running:
            text = messages.FIND_SEARCHING
        else:
            text = messages.FIND_NO_MATCH if finder.words.text else ""
        self._count.setText(text)
        note = find_note(finder)
        short = pages_without_text(finder.document) if note else ""
        self._note.set_words(short, note)
        self.field.line.setAccessibleDescription(f"{text} {note}".strip())
        for button in (self.previous_button, self.next_button):
            button.setEnabled(bool(count))

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _HEIGHT)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.previous() if back else self.next()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.base))
        line = self.rect()
        line.setTop(line.bottom())
        painter.fillRect(line, QColor(colours.line))
