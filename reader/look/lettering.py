"""Type sizes relative to the system's: ux.md section 6."""

from html import escape

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

SMALL = 0.92
CARD = 0.96
BODY = 1.0
HEADING = 1.15
TITLE = 1.7

_AIR_PERCENT = 130


def scaled(font: QFont, factor: float, *, strong: bool = False) -> QFont:
    """Return a font of the same family, larger or smaller, in 400 or 600.

    Its figures are tabular: numbers that change do not make their line dance.
    """
    made = QFont(font)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * factor)
    else:
        made.setPixelSize(max(1, round(font.pixelSize() * factor)))
    made.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def letter(widget: QWidget, factor: float, *, strong: bool = False) -> None:
    """Set the type of a widget relative to the size of the program's."""
    widget.setFont(scaled(widget.font(), factor, strong=strong))


def airy(text: str) -> str:
    """Return a text for a label of several lines, with room between them."""
    return f'<p style="line-height: {_AIR_PERCENT}%">{escape(text)}</p>'
