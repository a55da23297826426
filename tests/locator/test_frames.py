import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.frames import Frame, PageShape, Point
from locator.geometry import Quad

UPRIGHT = PageShape(10, 20, 110, 220)

lengths = st.floats(-500, 500, allow_nan=False)


@st.composite
def shapes(draw: st.DrawFn) -> PageShape:
    left, bottom = draw(lengths), draw(lengths)
    return PageShape(
        left,
        bottom,
        left + draw(st.floats(10, 900)),
        bottom + draw(st.floats(10, 900)),
        draw(st.sampled_from((0, 90, 180, 270))),
        draw(st.sampled_from((1.0, 2.5, 0.5))),
    )


@pytest.mark.parametrize(
    ("rotation", "display"),
    [(0, (30, 50)), (90, (150, 30)), (180, (70, 150)), (270, (50, 70))],
)
def test_a_point_is_shown_where_the_page_is_turned_to(
    rotation: int, display: tuple[float, float]
) -> None:
    shape = PageShape(10, 20, 110, 220, rotation)

    shown = shape.to(Frame.DISPLAY, Point(30, 50))

    assert (shown.x, shown.y) == display


@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (Frame.PAGE, (30, 50)),
        (Frame.DISPLAY, (30, 50)),
        (Frame.PDF, (40, 170)),
        (Frame.UNIT, (0.3, 0.25)),
    ],
)
def test_every_frame_counts_from_its_own_corner(
    frame: Frame, expected: tuple[float, float]
) -> None:
    point = UPRIGHT.to(frame, Point(30, 50))

    assert (point.x, point.y) == pytest.approx(expected)


@given(shapes(), st.sampled_from(Frame), lengths, lengths)
def test_a_point_comes_back_from_every_frame(
    shape: PageShape, frame: Frame, x: float, y: float
) -> None:
    back = shape.from_frame(frame, shape.to(frame, Point(x, y)))

    assert (back.x, back.y) == pytest.approx((x, y), abs=1e-6)


def test_the_corners_of_a_quad_keep_their_order() -> None:
    quad = Quad(10, 20, 40, 20, 10, 30, 40, 30)

    assert UPRIGHT.quad_to(Frame.PDF, quad) == Quad(20, 200, 50, 200, 20, 190, 50, 190)


def test_a_box_with_y_upwards_becomes_one_with_y_downwards() -> None:
    assert UPRIGHT.rect_from(Frame.PDF, (20, 190, 50, 200)) == (10, 20, 40, 30)


def test_the_sides_of_a_turned_page_change_places() -> None:
    shape = PageShape(0, 0, 100, 200, 90, 2)

    assert (shape.width_pt, shape.height_pt) == (200, 400)
    assert (shape.shown_width_pt, shape.shown_height_pt) == (400, 200)
