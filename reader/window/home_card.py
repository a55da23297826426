"""A large button of the Home page: icon, what it does, its keys, and a few words."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
)
from typing_extensions import override

from reader.look.key_label import KeyLabel
from reader.look.lettering import BODY, CARD, airy, letter
from reader.look.look import Look
from reader.look.style_sheet import dress
from reader.window.icon_label import IconLabel
from reader.window.keyboard_focus import WIDTH, KeyboardFocus

_RADIUS = 8.0
_ICON = 18


class HomeCard(QAbstractButton):
    """One of the things that can be done first.

    Args:
        look: Icons and colours of now.
        icon: Name of the icon.
        title: What is done, a verb.
        text: What comes of it.
        keys: Keys that do the same, "" for none.
    """

    def __init__(
        self, look: Look, icon: str, title: str, text: str, keys: str = ""
    ) -> None:
        super().__init__()
        self._look = look
        self._focus = KeyboardFocus(self)
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{text} {keys}".strip())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        head = QHBoxLayout()
        head.setSpacing(9)
        head.addWidget(IconLabel(look, icon, _ICON))
        head.addWidget(_title(title), 1)
        if keys:
            head.addWidget(KeyLabel(keys))
        words = QLabel(airy(text))
        words.setWordWrap(True)
        words.setAlignment(Qt.AlignmentFlag.AlignTop)
        letter(words, CARD)
        dress(words, "second")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 15, 16, 14)
        column.setSpacing(5)
        column.addLayout(head)
        column.addWidget(words, 1)
        look.changed.connect(self.update)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        ground = colours.base
        if self.isDown():
            ground = colours.press
        elif self.underMouse():
            ground = colours.hover
        focused = self._focus.shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = WIDTH if focused else 1.0
        painter.setPen(QPen(QColor(colours.accent if focused else colours.line), width))
        painter.setBrush(QColor(ground))
        inset = width / 2
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(frame, _RADIUS - inset, _RADIUS - inset)


def _title(text: str) -> QLabel:
    label = QLabel(text)
    letter(label, BODY, strong=True)
    return label
