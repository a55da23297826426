"""The letters of the review: they are commands while list or details have focus."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from locator.claim import Verdict
from reader.quotes.claims_model import Shown

_VERDICTS = {
    "s": Verdict.SUPPORTED,
    "r": Verdict.REFUTED,
    "u": Verdict.UNCLEAR,
}
_SHOWN = {"1": Shown.ALL, "2": Shown.TO_REVIEW, "3": Shown.REVIEWED}
_CLAIMS = {"]": 1, "[": -1}
_PLAIN = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)


class ReviewKeys(QObject):
    """Says what a key stands for; by character, wherever the key lies.

    Signals:
        verdict_wanted: A `Verdict` for the current claim.
        clear_wanted: The verdict of the current claim is to be taken away.
        claim_wanted: 1 for the next claim, -1 for the previous one.
        next_wanted: The next claim that is to be reviewed.
        note_wanted: A note is to be written.
        evidence_wanted: The quote is to be shown in its evidence file.
        shown_wanted: Which claims are to be shown (a `Shown`).
        filter_wanted: The list is to be filtered by text.
    """

    verdict_wanted = Signal(object)
    clear_wanted = Signal()
    claim_wanted = Signal(int)
    next_wanted = Signal()
    note_wanted = Signal()
    evidence_wanted = Signal()
    shown_wanted = Signal(object)
    filter_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.press(event)
        return super().eventFilter(watched, event)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; tell whether it stands for anything."""
        if event.modifiers() not in _PLAIN:
            return False
        if event.key() == Qt.Key.Key_Backspace:
            self.clear_wanted.emit()
            return True
        letter = event.text().lower()
        if letter in _VERDICTS:
            if not event.isAutoRepeat():  # a key that is held down is one verdict
                self.verdict_wanted.emit(_VERDICTS[letter])
        elif letter in _SHOWN:
            self.shown_wanted.emit(_SHOWN[letter])
        elif letter in _CLAIMS:
            self.claim_wanted.emit(_CLAIMS[letter])
        else:
            return self._other(letter)
        return True

    def _other(self, letter: str) -> bool:
        others = {
            ".": self.next_wanted,
            "n": self.note_wanted,
            "e": self.evidence_wanted,
            "/": self.filter_wanted,
        }
        if letter not in others:
            return False
        others[letter].emit()
        return True
