"""Dashed boxes."""

import math
import re

from locator.exports.report.dashes import Dashes, dashed_box


def lengths(path: str) -> list[float]:
    numbers = [
        tuple(map(float, found))
        for found in re.findall(r"M(\S+) (\S+)L([^M ]+) ([^M ]+)", path)
    ]
    return [math.hypot(x1 - x0, y1 - y0) for x0, y0, x1, y1 in numbers]


def test_dashes_take_their_share_of_the_outline() -> None:
    path = dashed_box(0, 0, 100, 60, Dashes(0, 4, 2))

    assert abs(sum(lengths(path)) - 320 * 4 / 6) < 4


def test_no_dash_is_longer_than_asked_for() -> None:
    path = dashed_box(1, 2, 24, 13, Dashes(3, 2.4, 1.8))

    assert max(lengths(path)) < 2.45


def test_the_outline_stays_within_its_box() -> None:
    numbers = re.findall(
        r"[ML](\S+) ([^ML]+)", dashed_box(1, 2, 24, 13, Dashes(3, 2, 2))
    )

    assert all(1 <= float(x) <= 25 and 2 <= float(y) <= 15 for x, y in numbers)
