"""Short news about an act, with an Undo that means this act and no other."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoStack

from reader.window.frame import Frame


class UndoToast(QObject):
    """Shows a toast about the last step; it goes when another step comes."""

    def __init__(self, frame: Frame, stack: QUndoStack) -> None:
        super().__init__(frame)
        self._frame = frame
        self._stack = stack
        self._text = ""
        self._index = -1
        stack.indexChanged.connect(self._on_step)

    def show(self, text: str) -> None:
        """Say what was done, and offer to take it back."""
        self._text, self._index = text, self._stack.index()
        self._frame.toaster.show(text, self._stack.undo)

    def _on_step(self, index: int) -> None:
        if self._text and index != self._index:
            toaster = self._frame.toaster
            if toaster.toast.isVisible() and toaster.toast.text == self._text:
                toaster.hide()
            self._text = ""
