"""Finds what lies near a height, without comparing everything with everything."""

from collections import defaultdict
from typing import Generic, TypeVar

_BAND = 16.0  # points or pixels: about a line
_FARTHEST = 20_000.0  # no page is as high; broken files say anything

T = TypeVar("T")


class Bands(Generic[T]):
    """Things by the bands of height that they reach into."""

    def __init__(self) -> None:
        self._bands: defaultdict[int, dict[int, T]] = defaultdict(dict)
        self._count = 0

    def add(self, upper: float, lower: float, thing: T) -> None:
        """Take in one more thing, and from where to where it reaches."""
        for band in _between(upper, lower):
            self._bands[band][self._count] = thing
        self._count += 1

    def near(self, upper: float, lower: float) -> list[T]:
        """Return what may reach into a stretch, in the order in which it came."""
        found: dict[int, T] = {}
        for band in _between(upper, lower):
            found |= self._bands.get(band, {})
        return [found[number] for number in sorted(found)]


def _between(upper: float, lower: float) -> range:
    return range(_band(upper), _band(lower) + 1)


def _band(y: float) -> int:
    if -_FARTHEST < y < _FARTHEST:
        return int(y // _BAND)
    return int(_FARTHEST // _BAND) if y > 0 else -int(_FARTHEST // _BAND)
