"""How long the event loop is busy at a stretch, while pages are scrolled."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QScrollBar
from typing_extensions import override

TICK_MS = 1
FRAME_MS = 16
LONG_S = 0.050


@dataclass(frozen=True, slots=True)
class Gaps:
    """Seconds between one tick of the clock and the next, shortest first."""

    seconds: Sequence[float]

    @property
    def p99_s(self) -> float:
        """Return the length that one in a hundred exceeds."""
        return self.seconds[int(0.99 * len(self.seconds))]

    @property
    def long(self) -> list[float]:
        """Return those that a person notices."""
        return [gap for gap in self.seconds if gap > LONG_S]

    @override
    def __str__(self) -> str:
        last = ", ".join(f"{1000 * gap:.0f}" for gap in self.seconds[-3:])
        return f"p99 {1000 * self.p99_s:.1f} ms, longest {last} ms"


class Scrolling(QObject):
    """Scrolls from the first page to the last, frame by frame, and measures gaps.

    Args:
        bar: What is scrolled.
        frames: In how many steps.

    Signals:
        ended: The `Gaps` of the whole way.
    """

    ended = Signal(object)

    def __init__(self, bar: QScrollBar, frames: int) -> None:
        super().__init__(bar)
        self._bar = bar
        self._frames = frames
        self._frame = 0
        self._gaps: list[float] = []
        self._last = 0.0
        self._clock = QTimer(self, interval=TICK_MS)
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self._on_tick)
        self._mover = QTimer(self, interval=FRAME_MS)
        self._mover.setTimerType(Qt.TimerType.PreciseTimer)
        self._mover.timeout.connect(self._on_frame)

    def start(self) -> None:
        """Begin at the top."""
        self._bar.setValue(0)
        self._last = time.perf_counter()
        self._clock.start()
        self._mover.start()

    def _on_tick(self) -> None:
        now = time.perf_counter()
        self._gaps.append(now - self._last)
        self._last = now

    def _on_frame(self) -> None:
        self._frame += 1
        self._bar.setValue(self._bar.maximum() * self._frame // self._frames)
        if self._frame == self._frames:
            self._clock.stop()
            self._mover.stop()
            self.ended.emit(Gaps(sorted(self._gaps)))
