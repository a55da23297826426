"""The short glow around a quote that was jumped to."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal
from PySide6.QtGui import QPainter

from reader.canvas.fills import Fill, area, paint_fills
from reader.canvas.line_box import LineBox
from reader.canvas.page_colours import PageColours

FLASH_MS = 1200
REDUCED_MS = 2000
_SHRUNK_MS = 150
_HELD_MS = 900
_FIRST_PX, _HELD_PX = 7.0, 4.0
_SHARE = 0.5
_REDUCED_PX = 3.0


@dataclass(frozen=True, slots=True)
class Glow:
    """How the glow looks at one moment.

    Attributes:
        width_px: How far it reaches beyond the padded boxes.
        share: How much of the fill's colour is in it.
        is_outline: Whether it is a plain outline: for those who want no motion.
    """

    width_px: float
    share: float
    is_outline: bool = False


NONE = Glow(0.0, 0.0)


def glow_at(elapsed_ms: float) -> Glow:
    """Return the glow so long after the jump."""
    if elapsed_ms < _SHRUNK_MS:
        shrunk = elapsed_ms / _SHRUNK_MS
        return Glow(_FIRST_PX + (_HELD_PX - _FIRST_PX) * shrunk, _SHARE)
    if elapsed_ms <= _HELD_MS:
        return Glow(_HELD_PX, _SHARE)
    left = max(0.0, (FLASH_MS - elapsed_ms) / (FLASH_MS - _HELD_MS))
    return Glow(_HELD_PX, _SHARE * left) if left else NONE


class Flash(QObject):
    """The glow of the quote that was last jumped to.

    Signals:
        changed: It looks otherwise now, or is over.

    Attributes:
        reduced: Whether it stands still, as an outline.
        quote_id: Whose glow it is.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.reduced = False
        self.quote_id = 0
        self._glow = NONE
        self._animation = QVariantAnimation(self)
        self._animation.valueChanged.connect(self._on_value)
        self._animation.finished.connect(self._on_finished)

    @property
    def glow(self) -> Glow:
        """Return how it looks now."""
        return self._glow

    @property
    def running(self) -> bool:
        """Tell whether there is a glow."""
        return self._animation.state() is QAbstractAnimation.State.Running

    def start(self, quote_id: int) -> None:
        """Let a quote glow, from the beginning."""
        self._animation.stop()
        self.quote_id, self._glow = quote_id, NONE
        duration = REDUCED_MS if self.reduced else FLASH_MS
        self._animation.setDuration(duration)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(float(duration))
        self._animation.start()
        self._on_value(0.0)

    def stop(self) -> None:
        """Let nothing glow any more."""
        self._animation.stop()
        self._on_finished()

    def _on_value(self, value: object) -> None:
        if isinstance(value, float):
            outline = Glow(_REDUCED_PX, 1.0, is_outline=True)
            glow = outline if self.reduced else glow_at(value)
            if glow != self._glow:
                self._glow = glow
                self.changed.emit()

    def _on_finished(self) -> None:
        self.quote_id, self._glow = 0, NONE
        self.changed.emit()


def paint_glow(
    painter: QPainter,
    boxes: Sequence[LineBox],
    glow: Glow,
    status: str,
    colours: PageColours,
) -> None:
    """Paint the glow around the line pieces of a quote."""
    if glow.is_outline:
        for box in boxes:
            painter.fillPath(box.frame(glow.width_px, 2.0), colours.line(status))
    elif glow.width_px:
        inner, outer = area(boxes), area(boxes, glow.width_px)
        ring = Fill(outer.subtracted(inner), colours.fill(status, glow.share))
        paint_fills(painter, [ring], colours.mode)
