import sys
from types import FrameType

import pytest

from locator.geometry import Quad
from reader.canvas.overlaps import Piece, contains, lines_before, overlap
from reader.session.highlight import Highlight
from tests.reader.canvas.papers import quad

RANGE = range(300)
Rect = tuple[float, float, float, float]


def lit(quote_id: int, *quads: Quad) -> Highlight:
    return Highlight(quote_id, 0, "verbatim", quads)


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ((0, 0, 100, 10), (50, 1, 150, 11), True),
        ((0, 0, 100, 10), (0, 9, 100, 19), False),  # the next line only touches
        ((0, 0, 100, 10), (99, 0, 150, 10), False),  # the next word only touches
        ((0, 0, 100, 10), (20, 0, 24, 10), True),  # a narrow word inside
        ((0, 0, 100, 10), (200, 0, 300, 10), False),
    ],
)
def test_boxes_share_words_or_only_touch(one: Rect, other: Rect, shared: bool) -> None:
    assert overlap(one, other) is shared


def test_a_second_quote_on_the_same_words_knows_the_first() -> None:
    first, second = lit(1, quad(0, 0, 99, 10)), lit(2, quad(50, 0, 150, 10))
    third = lit(3, quad(50, 0, 80, 10), quad(0, 20, 50, 30))

    assert lines_before([first, second, third]) == [
        (None,),
        (Piece(0, 0),),
        (Piece(1, 0), None),
    ]


def test_places_of_one_quote_do_not_move_each_other() -> None:
    one = lit(1, quad(0, 0, 99, 10))

    assert lines_before([one, one]) == [(None,), (None,)]


def test_only_pieces_near_each_other_are_compared() -> None:
    page = [lit(number, quad(0, 20 * number, 99, 20 * number + 10)) for number in RANGE]
    calls = 0

    def count(frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call" and frame.f_code is overlap.__code__

    sys.setprofile(count)
    found = lines_before(page)
    sys.setprofile(None)

    assert found == [(None,)] * len(page)
    assert calls <= 2 * len(page)


def test_a_point_near_a_quad_is_inside_with_a_margin() -> None:
    box = quad(10, 10, 20, 20)

    assert contains(box, 15, 15)
    assert not contains(box, 21, 15)
    assert contains(box, 21, 15, 1.0)
