"""Boxes of four numbers."""

import pytest

from locator.evidence.corner_boxes import corner_boxes
from locator.evidence.json_text import parse


@pytest.mark.parametrize(
    ("text", "boxes", "reason"),
    [
        ("[[1, 2, 3, 4]]", ((1, 2, 3, 4),), "corner to corner"),
        ("[[3, 4, 1, 2]]", ((1, 2, 3, 4),), "the other way round"),
        ("[[1, 2, 3, 4], [1, 2, 3]]", ((1, 2, 3, 4),), "one is not complete"),
        ("[[1, 2, null, 3, 4]]", (), "four numbers, but not only"),
        ('[[1, 2, 3, "4"]]', (), "a number in words"),
        ("[1, 2, 3, 4]", (), "numbers without their list"),
        ("7", (), "no list"),
    ],
)
def test_four_numbers_are_a_box(text: str, boxes: object, reason: str) -> None:
    assert corner_boxes(parse(text)) == boxes, reason


def test_nothing_has_no_boxes() -> None:
    assert corner_boxes(None) == ()
