"""Fills columns with slabs and evens out what is left at their feet."""

from collections.abc import Sequence

from resources.demo.ink import Ink, Slab

MAX_SPREAD = 26.0
OPEN_GAP = 6.0


def fill(slabs: Sequence[Slab], heights: Sequence[float]) -> list[tuple[Ink, ...]]:
    """Return the ink of each column, relative to its upper left corner.

    Raises:
        ValueError: If the slabs need more room than the columns have.
    """
    columns = []
    rest = list(slabs)
    for height in heights:
        count = _fitting(rest, height)
        taken, rest = rest[:count], rest[count:]
        columns.append(_stack(taken, height))
    if rest:
        over = sum(slab.height for slab in rest)
        raise ValueError(f"{over:.0f} points of text are left over")
    return columns


def _fitting(slabs: Sequence[Slab], height: float) -> int:
    used, best = 0.0, 0
    for index, slab in enumerate(slabs):
        used += slab.height + (slab.before if index else 0)
        if used > height + 0.01:
            return best
        if not slab.keep:
            best = index + 1
    return len(slabs)


def _stack(slabs: Sequence[Slab], height: float) -> tuple[Ink, ...]:
    spare = height - sum(slab.height for slab in slabs)
    spare -= sum(slab.before for slab in slabs[1:])
    gaps = sum(slab.before >= OPEN_GAP for slab in slabs[1:])
    share = spare / gaps if gaps and spare < MAX_SPREAD else 0.0
    ink: list[Ink] = []
    y = 0.0
    for index, slab in enumerate(slabs):
        if index:
            y += slab.before + share * (slab.before >= OPEN_GAP)
        ink.extend(item.moved(0, y) for item in slab.ink)
        y += slab.height
    return tuple(ink)
