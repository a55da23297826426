"""Menus that come up and are gone when they are closed."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Show a menu at a point of the screen; closed, it is deleted."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(at)


def below(button: QWidget) -> QPoint:
    """Return where on the screen the menu of a button comes up."""
    return button.mapToGlobal(button.rect().bottomLeft())
