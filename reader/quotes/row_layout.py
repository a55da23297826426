"""Where things stand in a row of the list; every size grows with the font."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF

from reader.look.lettering import scaled

DESIGN_PX = 13
_LINE_HEIGHT = 1.4
_SMALL = 12.5 / DESIGN_PX


@dataclass(frozen=True, slots=True)
class RowFonts:
    """The fonts of a row: body, its heavy cut, and the smaller ones."""

    body: QFont
    strong: QFont
    small: QFont
    small_strong: QFont

    @classmethod
    def of(cls, font: QFont) -> "RowFonts":
        """Return the fonts that belong to the system font."""
        return cls(
            font,
            scaled(font, 1, strong=True),
            scaled(font, _SMALL),
            scaled(font, _SMALL, strong=True),
        )


def unit(font: QFont) -> float:
    """Return how many times larger than in the design the font is."""
    return max(1.0, QFontInfo(font).pixelSize() / DESIGN_PX)


def line_px(font: QFont) -> int:
    """Return the height of a line of text."""
    wanted = int(_LINE_HEIGHT * QFontInfo(font).pixelSize())
    return max(wanted, int(QFontMetricsF(font).height()))


def row_px(font: QFont) -> int:
    """Return the height of a row: two lines and 8."""
    return 2 * line_px(font) + 8


@dataclass(frozen=True, slots=True)
class RowLayout:
    """The rectangles of a row, in the view's coordinates."""

    sign: QRectF
    head: QRectF
    snippet: QRectF

    @classmethod
    def of(cls, row: QRectF, font: QFont) -> "RowLayout":
        """Return where things stand in a row."""
        line = line_px(font)
        side = 16 * unit(font)
        left = row.left() + 12 + side + 8
        width = max(0.0, row.right() - 10 - left)
        top = row.top() + (row.height() - 1 - 2 * line) / 2
        return cls(
            QRectF(row.left() + 12, top + (line - side) / 2 + 1, side, side),
            QRectF(left, top, width, line),
            QRectF(left, top + line, width, line),
        )


@dataclass(frozen=True, slots=True)
class Switcher:
    """The places in a row's head where ‹ and › of several places stand."""

    back: QRectF
    label: QRectF
    forward: QRectF

    @classmethod
    def of(
        cls, head: QRectF, right: float, label_width: float, size: float
    ) -> "Switcher":
        """Return the switcher that ends at `right`."""
        top = head.top() + (head.height() - size) / 2
        forward = QRectF(right - size, top, size, size)
        label = QRectF(
            forward.left() - 1 - label_width, head.top(), label_width, head.height()
        )
        back = QRectF(label.left() - 1 - size, top, size, size)
        return cls(back, label, forward)

    def step_at(self, x: float, y: float) -> int:
        """Return -1 or 1 if a point hits ‹ or ›, else 0; the hit area is 24 wide."""
        for rect, step in ((self.back, -1), (self.forward, 1)):
            grow = max(0.0, 24 - rect.width()) / 2
            if rect.adjusted(-grow, -grow, grow, grow).contains(x, y):
                return step
        return 0
