"""Asks where a file is to be, or which one is meant, without holding the window up."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget


class FileAsking(QObject):
    """One dialog at a time.

    Attributes:
        dialog: The dialog that is open; None if none is.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.dialog: QFileDialog | None = None

    def where(
        self, title: str, proposed: Path, names: str, then: Callable[[Path], object]
    ) -> None:
        """Ask where a file is to be saved.

        Args:
            title: What the dialog is called.
            proposed: The place that needs nothing but Enter.
            names: Which files are shown, as Qt's name filters say it.
            then: Gets the place, if one is chosen.
        """
        dialog = QFileDialog(self._window, title, str(proposed.parent))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(proposed.suffix)
        dialog.setNameFilter(names)
        dialog.selectFile(proposed.name)
        self._open(dialog, then)

    def which(self, title: str, names: str, then: Callable[[Path], object]) -> None:
        """Ask which file is to be opened.

        Args:
            title: What the dialog is called.
            names: Which files are shown, as Qt's name filters say it.
            then: Gets the file, if one is chosen.
        """
        dialog = QFileDialog(self._window, title)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(names)
        self._open(dialog, then)

    def _open(self, dialog: QFileDialog, then: Callable[[Path], object]) -> None:
        dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.finished.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        self.dialog = None
