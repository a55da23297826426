"""Figure 1: the flow diagram of the apparatus."""

from resources.demo.faces import Faces
from resources.demo.ink import Ink
from resources.demo.plot import Drawing, arrow, box, label

HEIGHT = 112.0


def apparatus(faces: Faces, measure: float) -> Drawing:
    """Return the boxes of the apparatus joined by arrows."""
    unit = measure / 100

    def station(name: str, left: float, top: float, width: float) -> list[Ink]:
        start, end = left * unit, (left + width) * unit
        return [
            box(start, top, end, top + 22),
            label(faces, name, (start + end) / 2, top + 14, 0.5),
        ]

    def flow(start: float, end: float, y: float) -> list[Ink]:
        return arrow((start * unit, y), (end * unit, y))

    def fall(x: float, start: float, end: float) -> list[Ink]:
        return arrow((x * unit, start), (x * unit, end))

    ink = [
        *station("N_{2}", 0, 8, 13),
        *station("CO_{2}", 0, 44, 13),
        *station("saturator", 23, 8, 24),
        *station("mixer", 56, 26, 17),
        *station("sensor", 82, 26, 18),
        *station("film cell", 77, 84, 23),
        *station("infrared", 40, 84, 24),
        *station("vent", 10, 84, 16),
        *flow(13, 23, 19),
        *flow(47, 64.5, 19)[:1],
        *fall(64.5, 19, 26),
        *flow(13, 64.5, 55)[:1],
        *fall(64.5, 55, 48),
        *flow(73, 82, 37),
        *fall(91, 48, 84),
        *flow(77, 64, 95),
        *flow(40, 26, 95),
        label(faces, "bypass", 30 * unit, 51, 0.5),
        label(faces, "heated line", 70 * unit, 70, 0.5),
    ]
    return Drawing(HEIGHT, tuple(ink))
