"""A quote as it is looked for."""

import pytest

from locator.comparable.skeleton import skeleton_of
from locator.matching.wanted import Wanted


@pytest.mark.parametrize(
    ("start", "end", "gap", "why"),
    [
        (0, 0, "“", "before the first letter"),
        (3, 3, ", ", "between two words"),
        (2, 4, "e, t", "letters of two words"),
        (6, 6, "!”", "behind the last letter"),
        (0, 6, "“One, two!”", "all of it"),
    ],
)
def test_a_gap_is_what_stands_between(start: int, end: int, gap: str, why: str) -> None:
    text = "“One, two!”"
    wanted = Wanted(text, skeleton_of(text))

    assert wanted.gap(start, end).of(text) == gap, why


def test_a_gap_inside_a_ligature_is_empty() -> None:
    wanted = Wanted("ﬁsh", skeleton_of("ﬁsh"))

    assert wanted.gap(1, 1).of("ﬁsh") == ""
