"""The ticks of the lane: the whole document from top to bottom, the worst shown."""

from collections.abc import Iterable
from dataclasses import dataclass

from reader.canvas.camera import Camera
from reader.canvas.places import FIND, Place

_LENGTHS = {
    "verbatim": 5.0,
    "elided": 5.0,
    "partial": 7.0,
    "ambiguous": 7.0,
    "altered": 10.0,
    FIND: 10.0,
}
_ORDER = (FIND, "verbatim", "elided", "ambiguous", "partial", "altered")
_NEAREST_PX = 3.0


@dataclass(frozen=True, slots=True)
class Tick:
    """A short line in the lane.

    Attributes:
        y_px: Its middle, in logical pixels from the top of the lane.
        length_px: How long it is.
        status: The worst of its places.
        places: What it stands for, from top to bottom.
        current: Whether it stands for what the person looks at.
    """

    y_px: float
    length_px: float
    status: str
    places: tuple[Place, ...]
    current: bool


def ticks_of(
    places: Iterable[Place], camera: Camera, height_px: float
) -> tuple[Tick, ...]:
    """Return the ticks of places in a lane of some height.

    Those closer than 3 px become one; the current place keeps its own.
    """
    groups: list[list[Place]] = []
    heights: list[float] = []
    for place in places:
        middle = (place.upper(camera) + place.lower(camera)) / 2
        y_px = middle / camera.layout.height * height_px
        joins = bool(groups) and y_px - heights[-1] < _NEAREST_PX
        if joins and not place.current and not groups[-1][0].current:
            groups[-1].append(place)
        else:
            groups.append([place])
            heights.append(y_px)
    return tuple(
        _tick(group, y_px) for group, y_px in zip(groups, heights, strict=True)
    )


def _tick(places: list[Place], y_px: float) -> Tick:
    worst = max((place.status for place in places), key=_ORDER.index)
    return Tick(
        y_px,
        _LENGTHS[worst],
        worst,
        tuple(places),
        any(place.current for place in places),
    )
