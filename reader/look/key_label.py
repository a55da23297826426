"""A key combination, framed like a key, as this system writes it."""

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel

from reader.look.lettering import letter
from reader.look.style_sheet import dress

_KEY = 0.85


class KeyLabel(QLabel):
    """Says which keys do the same.

    Args:
        keys: As Qt writes them portably: "Ctrl+O".
    """

    def __init__(self, keys: str) -> None:
        native = QKeySequence.SequenceFormat.NativeText
        super().__init__(QKeySequence(keys).toString(native))
        letter(self, _KEY)
        dress(self, "key")
