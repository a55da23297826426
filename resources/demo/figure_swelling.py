"""Figure 3: thickness and water content against humidity, side by side."""

from resources.demo.faces import Faces
from resources.demo.plot import BLUE, RUST, Axis, Chart, Drawing, label

HEIGHT = 130.0
HUMIDITY = Axis(0, 90, (0, 15, 30, 45, 60, 75, 90), "relative humidity / %")
GAINS = ((0, 0), (15, 1.6), (30, 3.7), (45, 6.9), (60, 11.0), (75, 16.4), (90, 24.8))
WATER = ((0, 0), (15, 0.7), (30, 1.3), (45, 1.9), (60, 2.6), (75, 3.9), (90, 6.3))


def swelling(faces: Faces, measure: float) -> Drawing:
    """Return the gain in thickness (left) and the water content (right)."""
    middle = measure / 2
    left = Chart(
        faces,
        (32, 10, middle - 14, HEIGHT - 28),
        HUMIDITY,
        Axis(0, 28, (0, 7, 14, 21, 28), "Δ*d* / nm"),
    )
    right = Chart(
        faces,
        (middle + 32, 10, measure - 6, HEIGHT - 28),
        HUMIDITY,
        Axis(0, 8, (0, 2, 4, 6, 8), "*w* / mmol~g^{−1}"),
    )
    ink = [
        *left.frame(),
        left.curve(lambda x: 0.1 * x + 15.8 * (x / 90) ** 2.84, BLUE),
        *left.dots(GAINS, BLUE),
        label(faces, "(a)", 40, 18, 0.0),
        *right.frame(),
        right.curve(lambda x: 0.042 * x + 2.52 * (x / 90) ** 6.65, RUST),
        *right.dots(WATER, RUST),
        label(faces, "(b)", middle + 40, 18, 0.0),
    ]
    return Drawing(HEIGHT, tuple(ink))
