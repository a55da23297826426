"""Files that are dropped on a field to type in: they are for the window to open."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from typing_extensions import override


def leaves_files(field: QWidget) -> None:
    """Let a field take no files, only text; what is around it is asked for files."""
    over = field.viewport() if isinstance(field, QAbstractScrollArea) else field
    over.installEventFilter(_FileDrops(over))


class _FileDrops(QObject):
    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt goes on to the widget around only while they come in.
        if event.type() != QEvent.Type.DragEnter or not isinstance(event, QDropEvent):
            return False
        if not any(url.isLocalFile() for url in event.mimeData().urls()):
            return False
        event.ignore()
        return True
