"""Below the details: the claim, the verdict on it, and a note."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from locator.claim import Verdict
from reader import messages
from reader.look.elided_label import ElidedLabel
from reader.look.key_label import KeyLabel
from reader.look.lettering import scaled
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.quotes.note_field import NoteField
from reader.quotes.verdict_button import VerdictButton
from reader.quotes.verdict_text import VerdictText

_GAP_PX = 8
_SMALL = 12 / 13


class VerdictBox(QWidget):
    """What a person says of the current claim; knows nothing about the list.

    Signals:
        verdict_wanted: The `Verdict` whose button was pressed.
        note_written: Id of a claim, and what is written beside it now.
        writing_changed: Whether the keyboard is in the note.
        next_wanted: The next claim that is to be reviewed.
        look_wanted: The quote whose status has changed is to be looked at.
        left: The keyboard goes back to the list.
        resized: It is higher or lower than before.
    """

    verdict_wanted = Signal(object)
    note_written = Signal(int, str)
    writing_changed = Signal(bool)
    next_wanted = Signal()
    look_wanted = Signal()
    left = Signal()
    resized = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._claim = 0
        self._number = QLabel(self)
        dress(self._number, "second")
        self._words = ElidedLabel()
        self._changed = QWidget(self)
        self._was = QLabel(self._changed)
        self._look_again = QPushButton(messages.LOOK_AGAIN, self._changed)
        dress(self._look_again, "link")
        self._look_again.clicked.connect(self.look_wanted)
        self._by = ElidedLabel(style="second")
        self._buttons = {each: VerdictButton(look, each, self) for each in Verdict}
        for verdict, button in self._buttons.items():
            button.clicked.connect(
                lambda _on, verdict=verdict: self.verdict_wanted.emit(verdict)
            )
        self._note = NoteField(self)
        self._note.written.connect(
            lambda text: self.note_written.emit(self._claim, text)
        )
        self._note.writing_changed.connect(self._on_writing)
        self._note.left.connect(self.left)
        self._note.resized.connect(self.resized)
        self._foot = QWidget(self)
        self._hint = QWidget(self._foot)
        self._back = QLabel(messages.BACK_TO_LIST)
        dress(self._back, "second")
        self._next = QPushButton(messages.NEXT_TO_REVIEW, self)
        self._next.clicked.connect(self.next_wanted)
        self._done = QLabel(self)
        dress(self._done, "second")
        self._build()

    def show_claim(self, text: VerdictText | None) -> None:
        """Show another claim, or what is said of it now; None for none."""
        self._note.finish()
        self.setVisible(text is not None)
        self._claim = text.claim_id if text else 0
        if text is None:
            return
        self._number.setText(messages.CLAIM_NUMBER.format(number=text.number))
        self._words.set_words(text.words)
        self._was.setText(text.was)
        self._changed.setVisible(bool(text.was))
        self._by.set_words(text.decided_by)
        self._by.setVisible(bool(text.decided_by))
        for verdict, button in self._buttons.items():
            button.setChecked(verdict == text.verdict)
        self._note.show_note(text.claim_id, text.note)
        self._next.setVisible(not text.all_reviewed)
        self._done.setText(text.all_reviewed)
        self._done.setVisible(bool(text.all_reviewed))
        self.resized.emit()

    def write_note(self) -> None:
        """Put the keyboard into the note."""
        self._note.show()
        self._note.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def finish(self) -> None:
        """Hand over what was written but not told yet."""
        self._note.finish()

    def set_folded(self, *, folded: bool) -> None:
        """Show the verdict buttons alone: there is little room."""
        self._note.setVisible(not folded)
        self._foot.setVisible(not folded)

    def height_wanted(self) -> int:
        """Return the height at which nothing is cut."""
        return self.sizeHint().height() if not self.isHidden() else 0

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(_GAP_PX)
        head.addWidget(self._number)
        head.addWidget(self._words, 1)
        changed = _line(self._changed)
        changed.addWidget(self._was)
        changed.addWidget(self._look_again)
        changed.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(_GAP_PX)
        for button in self._buttons.values():
            buttons.addWidget(button)
        buttons.addStretch(1)
        rule = QFrame(self)
        dress(rule, "line")
        rule.setFixedHeight(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(_GAP_PX)
        column.addWidget(rule)
        column.addLayout(head)
        column.addWidget(self._changed)
        column.addLayout(buttons)
        for widget in (self._by, self._note, self._foot):
            column.addWidget(widget)
        self._build_foot()
        self._fit()

    def _build_foot(self) -> None:
        hint = _line(self._hint)
        hint.setSpacing(6)
        hint.addWidget(KeyLabel("Esc"))
        hint.addWidget(self._back)
        self._hint.hide()
        foot = _line(self._foot)
        foot.addWidget(self._hint)
        foot.addWidget(self._done)
        foot.addStretch(1)
        foot.addWidget(self._next)

    def _fit(self) -> None:
        small = scaled(self.font(), _SMALL)
        for label in (self._number, self._back, self._by, self._was, self._done):
            label.setFont(small)
        self._words.setFont(scaled(self.font(), 1, strong=True))

    def _on_written(self, text: str) -> None:
        self.note_written.emit(self._claim, text)

    def _on_writing(self, writing: bool) -> None:
        self._hint.setVisible(writing)
        self.writing_changed.emit(writing)


def _line(widget: QWidget) -> QHBoxLayout:
    """Return the layout of a widget that is one line."""
    line = QHBoxLayout(widget)
    line.setContentsMargins(0, 0, 0, 0)
    return line
