"""An icon that only stands there, in a colour of the theme."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from reader.look.look import Look


class IconLabel(QWidget):
    """An icon beside words that say the same; screen readers pass over it.

    Args:
        look: Icons and colours of now.
        name: Name of the icon.
        side: Width and height.
        quiet: Whether it is drawn in the secondary colour.
    """

    def __init__(
        self, look: Look, name: str, side: int = 16, *, quiet: bool = False
    ) -> None:
        super().__init__()
        self._look = look
        self._name = name
        self._quiet = quiet
        self.setFixedSize(side, side)
        look.changed.connect(self.update)

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        self._name = name
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.colours
        colour = colours.text2 if self._quiet else colours.text
        self._look.icons.paint(QPainter(self), QRectF(self.rect()), self._name, colour)
