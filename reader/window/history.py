"""Where the reader has been: back and forward over explicit jumps only."""

from reader.canvas.position import Position

_MOST = 200


class History:
    """The places from which somebody jumped, and those from which they came back."""

    def __init__(self) -> None:
        self._behind: list[Position] = []
        self._ahead: list[Position] = []

    @property
    def back_target(self) -> Position | None:
        """Return where Back would go."""
        return self._behind[-1] if self._behind else None

    @property
    def forward_target(self) -> Position | None:
        """Return where Forward would go."""
        return self._ahead[-1] if self._ahead else None

    def jumped_from(self, position: Position) -> None:
        """Note where a jump began; what was ahead is forgotten."""
        if not self._behind or self._behind[-1] != position:
            self._behind.append(position)
            del self._behind[:-_MOST]
        self._ahead.clear()

    def back(self, here: Position) -> Position | None:
        """Return where to go back to, and note `here` for going forward."""
        return _move(self._behind, self._ahead, here)

    def forward(self, here: Position) -> Position | None:
        """Return where to go forward to, and note `here` for going back."""
        return _move(self._ahead, self._behind, here)


def _move(
    source: list[Position], target: list[Position], here: Position
) -> Position | None:
    if not source:
        return None
    target.append(here)
    return source.pop()
