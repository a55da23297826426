import pytest

from locator.geometry import Quad
from reader.canvas.line_box import line_box
from reader.canvas.page_frame import PageFrame
from reader.replies import PageSize

UPRIGHT = Quad(100, 100, 200, 100, 100, 110, 200, 110)


def frame(rotation: int = 0, zoom: float = 1.0) -> PageFrame:
    return PageFrame(PageSize(600, 600, rotation), 0.0, 0.0, zoom)


def test_a_box_is_padded_above_and_below() -> None:
    box = line_box(UPRIGHT, frame(zoom=2.0), 2.0)
    rect = box.bounds

    assert (rect.left(), rect.right()) == (200, 400)
    assert (rect.top(), rect.bottom()) == (200 - 1.5, 220 + 1.0)


def test_small_boxes_are_padded_less() -> None:
    box = line_box(UPRIGHT, frame(zoom=0.3), 4.0)

    assert box.padded.top() == pytest.approx(-0.5, abs=0.26)
    assert box.padded.bottom() == pytest.approx(3.6, abs=0.26)


@pytest.mark.parametrize(
    ("rotation", "side"), [(0, "below"), (90, "left"), (180, "above"), (270, "right")]
)
def test_the_lower_side_is_that_of_the_text(rotation: int, side: str) -> None:
    box = line_box(UPRIGHT, frame(rotation), 1.0)
    upper = box.to_view.map(box.inked.topLeft())
    lower = box.to_view.map(box.inked.bottomLeft())
    way = {
        (0, 10): "below",
        (-10, 0): "left",
        (0, -10): "above",
        (10, 0): "right",
    }[round(lower.x() - upper.x()), round(lower.y() - upper.y())]

    assert way == side


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_straight_boxes_end_on_device_pixels_and_hold_the_ink(ratio: float) -> None:
    quad = Quad(100.3, 100.4, 200.7, 100.4, 100.3, 110.9, 200.7, 110.9)
    rect = line_box(quad, frame(), ratio).bounds
    edges = (rect.left(), rect.top(), rect.right(), rect.bottom())

    assert [edge * ratio for edge in edges] == pytest.approx(
        [round(edge * ratio) for edge in edges]
    )
    assert rect.left() <= 100.3
    assert rect.top() <= 100.4
    assert rect.right() >= 200.7
    assert rect.bottom() >= 110.9


def test_slanted_boxes_keep_their_slant() -> None:
    box = line_box(Quad(0, 0, 30, 40, -8, 6, 22, 46), frame(), 1.0)

    assert (box.inked.width(), box.inked.height()) == pytest.approx((50, 10))
    assert box.padded.top() == -1.5


def test_a_box_without_extent_is_still_a_box() -> None:
    box = line_box(Quad(5, 5, 5, 5, 5, 5, 5, 5), frame(), 1.0)

    assert box.bounds.width() >= 1.0
