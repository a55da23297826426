"""How far apart two colours are for an eye: Machado 2009 and CIEDE2000.

G. Machado, M. Oliveira, L. Fernandes, "A physiologically-based model for simulation of
color vision deficiency", 2009, severity 1, in linear RGB. G. Sharma, W. Wu, E. Dalal,
"The CIEDE2000 color-difference formula", 2005.
"""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Matrix = tuple[tuple[float, float, float], ...]
Triple = tuple[float, float, float]

KINDS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def difference(one: str, other: str, eye: Matrix) -> float:
    """Return CIEDE2000 of two colours (#RRGGBB) as an eye sees them."""
    return ciede2000(_lab(one, eye), _lab(other, eye))


def ciede2000(one: Triple, other: Triple) -> float:
    """Return the difference of two colours in CIELAB."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grey = 1.5 - 0.5 * sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    c1, c2 = hypot(a1 * grey, b1), hypot(a2 * grey, b2)
    h1 = degrees(atan2(b1, a1 * grey)) % 360
    h2 = degrees(atan2(b2, a2 * grey)) % 360
    turn, hue = _hues(h1, h2) if c1 * c2 else (0.0, h1 + h2)
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    weights = _weights(light, chroma, hue)
    d_light = (l2 - l1) / weights[0]
    d_chroma = (c2 - c1) / weights[1]
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2) / weights[2]
    rotated = _rotation(chroma, hue) * d_chroma * d_hue
    return sqrt(d_light**2 + d_chroma**2 + d_hue**2 + rotated)


def _hues(h1: float, h2: float) -> tuple[float, float]:
    """Return the turn from one hue to the other, and the hue between them."""
    turn = (h2 - h1 + 180) % 360 - 180
    return turn, (h1 + turn / 2) % 360


def _weights(light: float, chroma: float, hue: float) -> Triple:
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    bright = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    return bright, 1 + 0.045 * chroma, 1 + 0.015 * chroma * t


def _rotation(chroma: float, hue: float) -> float:
    angle = 30 * exp(-(((hue - 275) / 25) ** 2))
    return -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(2 * angle))


def _lab(colour: str, eye: Matrix) -> Triple:
    seen = [min(1.0, max(0.0, each)) for each in _times(eye, _linear(colour))]
    xyz = _times(_XYZ, (seen[0], seen[1], seen[2]))
    x, y, z = (_root(each / white) for each, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(colour: str) -> Triple:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4
        for each in parts
    )
    return red, green, blue


def _times(matrix: Matrix, triple: Triple) -> Triple:
    one, two, three = (
        sum(a * b for a, b in zip(row, triple, strict=True)) for row in matrix
    )
    return one, two, three


def _root(value: float) -> float:
    return (
        value ** (1 / 3)
        if value > (6 / 29) ** 3
        else value / (3 * (6 / 29) ** 2) + 4 / 29
    )
