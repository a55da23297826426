"""Asks for the password of a file; in its tab, over where the page will be."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit
from typing_extensions import override

from reader import messages
from reader.look.look import Look
from reader.window.buttons import WordButton
from reader.window.field import Field
from reader.window.tab_notice import TabNotice

_ICON = "keyboard"  # "lock", once there is one


class PasswordPane(TabNotice):
    """A field for the password; it stays filled when the password is wrong.

    Signals:
        password_given: What was typed.
    """

    password_given = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look, _ICON)
        self.field = Field(look, messages.UNLOCK_FIELD)
        self.field.line.setPlaceholderText(messages.UNLOCK_FIELD)
        self.show_button = WordButton(messages.UNLOCK_SHOW)
        self.show_button.setCheckable(True)
        self.open_button = WordButton(messages.UNLOCK_OPEN, "primary")
        self._wrong = QLabel(messages.UNLOCK_WRONG)
        self._wrong.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.show_button)
        row.addWidget(self.open_button)
        self.column.addLayout(row)
        self.column.addWidget(self._wrong)
        self.setFocusProxy(self.field)
        self.open_button.clicked.connect(self._give)
        self.show_button.toggled.connect(self._on_shown)
        self.field.line.textChanged.connect(self._on_typed)
        self._on_shown(shown=False)
        self._on_typed("")

    def ask(self, file_name: str) -> None:
        """Ask for the password of another file."""
        heading = messages.PROTECTED.format(name=file_name)
        self.set_words(heading, messages.UNLOCK_NOT_KEPT)
        self.show_button.setChecked(False)
        self.field.line.clear()
        self._wrong.hide()
        self._wait(waiting=False)

    def set_wrong(self) -> None:
        """Say that the password was not the right one; it can be typed over."""
        self._wait(waiting=False)
        self._wrong.show()
        line = self.field.line
        line.setAccessibleDescription(messages.UNLOCK_WRONG)
        line.setFocus(Qt.FocusReason.OtherFocusReason)
        line.selectAll()
        QAccessible.updateAccessibility(
            QAccessibleAnnouncementEvent(line, messages.UNLOCK_WRONG)
        )

    def _give(self) -> None:
        if self.field.line.text():
            self._wrong.hide()
            self._wait(waiting=True)
            self.password_given.emit(self.field.line.text())

    def _wait(self, *, waiting: bool) -> None:
        self.field.line.setReadOnly(waiting)
        self.open_button.setEnabled(not waiting and bool(self.field.line.text()))

    def _on_typed(self, text: str) -> None:
        self._wrong.hide()
        self.field.line.setAccessibleDescription("")
        self.open_button.setEnabled(bool(text))

    def _on_shown(self, shown: bool) -> None:
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        self.field.line.setEchoMode(mode)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._give()
        else:
            super().keyPressEvent(event)
