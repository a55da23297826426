"""A few words in the middle of a tab, where otherwise the page is."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from reader.look.focus_ring import FocusRing
from reader.look.lettering import HEADING, airy, letter
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.window.icon_label import IconLabel

_WIDTH = 480
_ICON = 24
_SIDE = 24
_GAP = 12


class TabNotice(QFrame):
    """An icon, a heading, a text, and below them whatever is added to `column`.

    Args:
        look: Icons and colours of now.
        icon: Name of the icon.
    """

    def __init__(self, look: Look, icon: str) -> None:
        super().__init__()
        dress(self, "panel")
        FocusRing(self, look)
        self.icon = IconLabel(look, icon, _ICON, quiet=True)
        self._heading = QLabel()
        self._heading.setWordWrap(True)
        self._heading.setTextFormat(Qt.TextFormat.PlainText)
        letter(self._heading, HEADING, strong=True)
        self._text = QLabel()
        self._text.setWordWrap(True)
        dress(self._text, "second")
        self.column = QVBoxLayout()
        self.column.setSpacing(_GAP)
        self.column.addWidget(self.icon)
        self.column.addWidget(self._heading)
        self.column.addWidget(self._text)
        middle = QWidget()
        middle.setMaximumWidth(_WIDTH)
        middle.setLayout(self.column)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(middle, 1000)
        across.addStretch(1)
        down = QVBoxLayout(self)
        down.setContentsMargins(_SIDE, _SIDE, _SIDE, _SIDE)
        down.addStretch(2)
        down.addLayout(across)
        down.addStretch(3)

    def set_words(self, heading: str, text: str) -> None:
        """Say what happened, and what it means."""
        self._heading.setText(heading)
        self._text.setText(airy(text) if text else "")
        self._text.setVisible(bool(text))
        self.setAccessibleName(heading)
        self.setAccessibleDescription(text)
