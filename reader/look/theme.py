"""The theme of the window as a palette of Qt."""

from enum import StrEnum

from PySide6.QtGui import QColor, QPalette

from reader.look.colours import Colours


class Theme(StrEnum):
    """What the person chose."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


def palette_of(colours: Colours) -> QPalette:
    """Return the palette with which Qt's own widgets wear these colours."""
    role = QPalette.ColorRole
    palette = QPalette()
    for where, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.base),
        (role.AlternateBase, colours.alt),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.text2),
        (role.Button, colours.button),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.on_accent),
        (role.ToolTipBase, colours.base),
        (role.ToolTipText, colours.text),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.Accent, colours.accent),
        (role.Link, colours.accent),
        (role.LinkVisited, colours.accent),
        (role.Light, colours.base),
        (role.Midlight, colours.hover),
        (role.Mid, colours.line),
        (role.Dark, colours.ctl),
        (role.Shadow, colours.canvas),
    ):
        palette.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, where, QColor(colours.text3))
    palette.setColor(
        QPalette.ColorGroup.Disabled, role.Highlight, QColor(colours.press)
    )
    return palette
