"""A flat button with an icon, the same everywhere."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton

from reader.look.look import Look
from reader.look.style_sheet import dress

_SMALL_ICON = 16


class IconButton(QToolButton):
    """A flat button with an icon; its word is in the tooltip and for screen readers.

    Args:
        look: Icons and colours of now.
        icon: Name of the icon.
        name: What the button does.
        side: Width and height.
        icon_side: Those of the icon.
    """

    def __init__(
        self,
        look: Look,
        icon: str,
        name: str,
        side: int = 26,
        icon_side: int = _SMALL_ICON,
    ) -> None:
        super().__init__()
        self.setIcon(look.icons.icon(icon))
        self.setIconSize(QSize(icon_side, icon_side))
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setFixedSize(side, side)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        dress(self, "flat")
