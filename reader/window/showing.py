"""Shows a file that was saved: in its own program, or in its folder."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

_NOBODY_LOOKS = ("offscreen", "minimal")


def open_file(path: Path) -> None:
    """Open a file in the program that the system has for its kind.

    Nothing is opened where there is no screen that a person looks at.
    """
    if QGuiApplication.platformName() not in _NOBODY_LOOKS:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def show_in_folder(path: Path) -> None:
    """Open the folder of a file."""
    open_file(path.parent)
