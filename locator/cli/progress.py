"""A progress bar for long work, where there is a terminal to draw it on."""

import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import Progress, TaskID

from locator.cli import messages

_PATIENCE_S = 0.7  # a bar that flashes by is worse than none


class Bar:
    """A bar on standard error that appears only if the work lasts.

    Use it in a `with` block; nothing of it stays on the screen.

    Args:
        patience_s: How long work may last without a bar.
    """

    def __init__(self, patience_s: float = _PATIENCE_S) -> None:
        self._patience_s = patience_s
        self._progress = Progress(console=Console(stderr=True), transient=True)
        self._tasks: dict[str, TaskID] = {}
        self._visible = self._progress.console.is_terminal
        self._begun_s = time.monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.hide()

    def hide(self) -> None:
        """Take the bar off the screen."""
        if self._tasks:  # a bar that never started would still print a line end
            self._progress.stop()

    def show(self, what: str, done: int, total: int) -> None:
        """Show that `done` of `total` steps of the work called `what` are done."""
        if not self._visible or time.monotonic() - self._begun_s < self._patience_s:
            return
        if what not in self._tasks:
            self._progress.start()
            self._tasks[what] = self._progress.add_task(what, total=total)
        self._progress.update(self._tasks[what], completed=done, total=total)


def reading_shown_by(bar: Bar) -> Callable[[int, int], bool]:
    """Return who is told how far an evidence file is read; it never stops the reading.

    Ctrl+C does.
    """

    def watch(line: int, lines: int) -> bool:
        bar.show(messages.READING_EVIDENCE, line, lines)
        return True

    return watch
