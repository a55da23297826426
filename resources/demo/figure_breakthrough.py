"""Figure 2: breakthrough curves in dry and in humid gas."""

from math import exp

from resources.demo.faces import Faces
from resources.demo.plot import BLUE, GREY, RUST, Axis, Chart, Drawing

HEIGHT = 134.0


def breakthrough(faces: Faces, measure: float) -> Drawing:
    """Return the uptake against time for three samples."""
    chart = Chart(
        faces,
        (30, 6, measure - 4, HEIGHT - 28),
        Axis(0, 60, (0, 10, 20, 30, 40, 50, 60), "time on stream / min"),
        Axis(0, 2.8, (0, 1, 2), "*q* / mmol~g^{−1}"),
    )
    ink = [
        *chart.frame(),
        chart.curve(lambda t: 2.47 * (1 - exp(-t / 11)), BLUE),
        chart.curve(lambda t: 2.32 * (1 - exp(-t / 11.6)), RUST, "4 2.4"),
        chart.curve(lambda t: 0.98 * (1 - exp(-t / 24)), GREY, "1.2 2.4"),
        chart.note("dry", 51, 2.56),
        chart.note("60~% RH", 48, 2.07),
        chart.note("untreated", 46, 0.98),
    ]
    return Drawing(HEIGHT, tuple(ink))
