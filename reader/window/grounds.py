"""Lays Qt's own lists on the ground of the side bar."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractScrollArea

from reader.look.look import Look


class AltGround(QObject):
    """Gives a list the ground of side bars and headers, in every theme."""

    def __init__(self, look: Look, widget: QAbstractScrollArea) -> None:
        super().__init__(widget)
        self._look = look
        self._widget = widget
        look.changed.connect(self._wear)
        self._wear()

    def _wear(self) -> None:
        colours = self._look.colours
        role = QPalette.ColorRole
        palette = QPalette(self._widget.palette())
        for where, colour in (
            (role.Base, colours.alt),
            (role.Window, colours.alt),
            (role.Text, colours.text),
            (role.Highlight, colours.alt),  # delegates paint what is selected
            (role.HighlightedText, colours.text),
        ):
            palette.setColor(where, QColor(colour))
        self._widget.setPalette(palette)
        ground = f"QScrollBar:vertical {{ background: {colours.alt}; }}"
        self._widget.verticalScrollBar().setStyleSheet(ground)
        self._widget.viewport().update()
