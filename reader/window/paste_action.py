"""The action that pastes quotes, and leaves its keys to our own text fields."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit
from typing_extensions import override


class PasteAction(QAction):
    """From menus and buttons it is triggered whatever has the keyboard."""

    @override
    def event(self, event: QEvent) -> bool:
        """Let the keys paste plain text where text is written."""
        field = QApplication.focusWidget()
        if event.type() == QEvent.Type.Shortcut and isinstance(
            field, (QLineEdit, QPlainTextEdit)
        ):
            field.paste()
            return True
        return super().event(event)
