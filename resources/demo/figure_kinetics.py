"""Figure 4: the carbamate band against the square root of time."""

from resources.demo.faces import Faces
from resources.demo.ink import Path, Point
from resources.demo.plot import BLUE, RUST, Axis, Chart, Drawing

HEIGHT = 156.0
SLOPES = (0.208, 0.176)
ROOTS = (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0)
# How far the band stays below the straight line, from the front meeting the support.
SHORTFALL = (0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.02, 0.05, 0.09, 0.14, 0.2, 0.275)


def kinetics(faces: Faces, measure: float) -> Drawing:
    """Return band areas with the straight lines of the first ten minutes."""
    chart = Chart(
        faces,
        (30, 6, measure - 4, HEIGHT - 28),
        Axis(0, 7, (0, 1, 2, 3, 4, 5, 6, 7), "*t*^{1/2} / min^{1/2}"),
        Axis(0, 1.2, (0, 0.4, 0.8, 1.2), "band area"),
    )
    ink = [
        *chart.frame(),
        Path((chart.at(0, 0), chart.at(5.6, 5.6 * SLOPES[0])), 0.7, BLUE),
        Path((chart.at(0, 0), chart.at(6.6, 6.6 * SLOPES[1])), 0.7, RUST, "4 2.4"),
        *chart.dots(_band(SLOPES[0]), BLUE),
        *chart.dots(_band(SLOPES[1]), RUST),
        chart.note("dry", 4.1, 1.0),
        chart.note("60~% RH", 4.8, 0.64),
    ]
    return Drawing(HEIGHT, tuple(ink))


def _band(slope: float) -> list[Point]:
    return [
        (root, slope * root - short)
        for root, short in zip(ROOTS, SHORTFALL, strict=True)
    ]
