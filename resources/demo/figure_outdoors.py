"""Figure 5: uptake and humidity during ten days outdoors."""

from resources.demo.faces import Faces
from resources.demo.ink import Ink, Path
from resources.demo.plot import BLUE, RUST, Axis, Chart, Drawing, label

HEIGHT = 150.0
UPTAKE = (2.41, 2.36, 2.27, 2.38, 2.40, 2.02, 2.30, 2.43, 2.46, 2.44)
HUMIDITY = (58, 63, 49, 66, 71, 93, 82, 70, 62, 60)


def outdoors(faces: Faces, measure: float) -> Drawing:
    """Return two lines through the daily means."""
    area = (30, 6, measure - 28, HEIGHT - 28)
    days = Axis(0.5, 10.5, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), "day")
    left = Chart(faces, area, days, Axis(1, 2.6, (1, 1.5, 2, 2.5), "*q* / mmol~g^{−1}"))
    right = Chart(faces, area, days, Axis(20, 180, (), ""))
    means = [(day, value) for day, value in enumerate(UPTAKE, 1)]
    moist = [(day, value) for day, value in enumerate(HUMIDITY, 1)]
    ink = [
        *left.frame(),
        Path(tuple(left.at(*mean) for mean in means), 1.2, BLUE),
        *left.dots(means, BLUE),
        Path(tuple(right.at(*mean) for mean in moist), 1.0, RUST, "4 2.4"),
        left.note("uptake", 2.4, 2.42),
        right.note("humidity", 6.4, 96),
        Path((right.at(10.5, 20), right.at(10.5, 180)), 0.7),
        *(mark for value in (40, 70, 100) for mark in _tick(right, value)),
    ]
    return Drawing(HEIGHT, tuple(ink))


def _tick(chart: Chart, value: int) -> list[Ink]:
    x, y = chart.at(10.5, value)
    return [
        Path(((x, y), (x + 3, y))),
        label(chart.faces, f"{value}~%", x + 5, y + 2.8, 0.0),
    ]
