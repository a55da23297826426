"""What the keys do over pages: they scroll."""

from dataclasses import dataclass

from PySide6.QtCore import Qt

_LINE_PX = 40
_KEPT_SHARE = 0.1  # of the view: what was seen last stays in sight


@dataclass(frozen=True, slots=True)
class Scroll:
    """How far a key scrolls.

    Attributes:
        lines: Steps down.
        views: Heights of the view down.
        across: Steps to the right.
        end: -1 to the beginning, 1 to the end, 0 for neither.
        whole: Whether that is the whole document's end, else the page's.
    """

    lines: int = 0
    views: int = 0
    across: int = 0
    end: int = 0
    whole: bool = False

    def down_px(self, height_px: int) -> int:
        """Return how far down that is in a view of some height."""
        page = round(height_px * (1 - _KEPT_SHARE))
        return self.lines * _LINE_PX + self.views * page

    @property
    def right_px(self) -> int:
        """Return how far to the right that is."""
        return self.across * _LINE_PX


def scroll_of(key: int, modifiers: Qt.KeyboardModifier) -> Scroll | None:
    """Return what a key scrolls; None if it means something else."""
    plain = modifiers & ~Qt.KeyboardModifier.KeypadModifier
    if key == Qt.Key.Key_Space:
        is_back = plain == Qt.KeyboardModifier.ShiftModifier
        is_plain = is_back or plain == Qt.KeyboardModifier.NoModifier
        return Scroll(views=-1 if is_back else 1) if is_plain else None
    if plain == Qt.KeyboardModifier.ControlModifier:
        ends = {Qt.Key.Key_Home: -1, Qt.Key.Key_End: 1}
        return Scroll(end=ends[Qt.Key(key)], whole=True) if key in ends else None
    if plain != Qt.KeyboardModifier.NoModifier:
        return None
    return {
        int(Qt.Key.Key_Up): Scroll(lines=-1),
        int(Qt.Key.Key_Down): Scroll(lines=1),
        int(Qt.Key.Key_Left): Scroll(across=-1),
        int(Qt.Key.Key_Right): Scroll(across=1),
        int(Qt.Key.Key_PageUp): Scroll(views=-1),
        int(Qt.Key.Key_PageDown): Scroll(views=1),
        int(Qt.Key.Key_Home): Scroll(end=-1),
        int(Qt.Key.Key_End): Scroll(end=1),
    }.get(key)
