import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.canvas.page_frame import PageFrame, Point, displayed, undisplayed
from reader.replies import PageSize

# A page of 400 x 600 points, and where its point (50, 70) is seen; PyMuPDF's
# rotation_matrix gives the same.
TURNED = [
    (PageSize(400, 600, 0), Point(50, 70)),
    (PageSize(600, 400, 90), Point(530, 50)),
    (PageSize(400, 600, 180), Point(350, 530)),
    (PageSize(600, 400, 270), Point(70, 350)),
]


@pytest.mark.parametrize(("size", "seen"), TURNED)
def test_a_page_is_turned_clockwise(size: PageSize, seen: Point) -> None:
    assert displayed(Point(50, 70), size) == seen


@pytest.mark.parametrize(("size", "seen"), TURNED)
def test_what_is_seen_is_turned_back(size: PageSize, seen: Point) -> None:
    assert undisplayed(seen, size) == Point(50, 70)


@given(
    rotation=st.sampled_from((0, 90, 180, 270)),
    x=st.floats(-50, 700),
    y=st.floats(-50, 700),
    zoom=st.floats(0.1, 10),
)
def test_pixels_lead_back_to_the_page(
    rotation: int, x: float, y: float, zoom: float
) -> None:
    frame = PageFrame(PageSize(400, 600, rotation), 14.0, -3000.5, zoom)
    back = frame.to_page(frame.to_px(Point(x, y)))

    assert (back.x, back.y) == pytest.approx((x, y), abs=1e-6)
