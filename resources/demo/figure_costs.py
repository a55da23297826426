"""Figure 5: the heat of a cycle by its parts, for four humidities."""

from resources.demo.faces import Faces
from resources.demo.ink import Ink
from resources.demo.plot import BLUE, GREY, PALE, RUST, Axis, Chart, Drawing, bar, label

HEIGHT = 158.0
PARTS = ("support", "bond", "water", "fan")
COLOURS = (GREY, BLUE, PALE, RUST)
# Gigajoules per tonne, as in Table 3.
HEATS = (
    (30, (2.08, 1.32, 0.54, 0.52)),
    (50, (2.13, 1.32, 0.92, 0.52)),
    (70, (2.19, 1.32, 1.50, 0.52)),
    (90, (2.35, 1.32, 2.97, 0.52)),
)


def costs(faces: Faces, measure: float) -> Drawing:
    """Return stacked bars with a key to their parts."""
    chart = Chart(
        faces,
        (30, 22, measure - 4, HEIGHT - 28),
        Axis(20, 100, (30, 50, 70, 90), "relative humidity / %"),
        Axis(0, 9, (0, 3, 6, 9), "GJ~t^{−1}"),
    )
    return Drawing(HEIGHT, (*chart.frame(), *_bars(chart), *_key(faces, measure)))


def _bars(chart: Chart) -> list[Ink]:
    ink: list[Ink] = []
    for humidity, parts in HEATS:
        total = 0.0
        for part, colour in zip(parts, COLOURS, strict=True):
            left, bottom = chart.at(humidity - 5, total)
            right, top = chart.at(humidity + 5, total + part)
            ink.append(bar(left, top, right, bottom, colour))
            total += part
    return ink


def _key(faces: Faces, measure: float) -> list[Ink]:
    ink: list[Ink] = []
    for index, (name, colour) in enumerate(zip(PARTS, COLOURS, strict=True)):
        x = 36 + index * (measure - 40) / 4
        ink.append(bar(x, 6, x + 8, 13, colour))
        ink.append(label(faces, name, x + 11, 12.6, 0.0))
    return ink
