import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.canvas.layout import Layout
from reader.replies import PageSize

A4 = PageSize(595.3, 841.9)
WIDE = PageSize(841.9, 595.3)


def test_pages_lie_below_one_another_with_gaps() -> None:
    layout = Layout([A4, A4], 1.0, 1.0, 700)

    assert (layout.top(0), layout.bottom(0)) == (12, 854)
    assert layout.top(1) == 854 + 12
    assert layout.height == layout.bottom(1) + 12


def test_narrow_pages_are_centred() -> None:
    layout = Layout([A4, WIDE], 1.0, 1.0, 0)

    assert layout.width == 842 + 2 * 14
    assert layout.left(1) == 14
    assert layout.left(0) == (layout.width - 595) // 2


def test_a_wide_view_centres_all_pages() -> None:
    assert Layout([A4], 1.0, 1.0, 1000).left(0) == (1000 - 595) // 2


def test_all_edges_are_whole_device_pixels_at_fractional_scales() -> None:
    layout = Layout([A4, WIDE, A4], 1.1, 1.25, 1111)

    assert layout.scale == pytest.approx(1.375)
    assert layout.page_width(0) == round(595.3 * 1.375)
    assert layout.gap == 15


def test_a_gap_belongs_to_the_page_above_it() -> None:
    layout = Layout([A4, A4], 1.0, 1.0, 700)

    assert [layout.page_at(y) for y in (-5, 0, 853, 860, 866)] == [0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("upper", "lower", "pages"),
    [
        (0, 12, []),  # the first page begins there
        (0, 13, [0]),
        (853, 854, [0]),
        (854, 866, []),  # a gap
        (853, 867, [0, 1]),
        (1708, 9999, []),
        (50, 50, []),
    ],
)
def test_pages_are_seen_when_a_pixel_is(
    upper: int, lower: int, pages: list[int]
) -> None:
    layout = Layout([A4, A4], 1.0, 1.0, 700)

    assert list(layout.pages_between(upper, lower)) == pages


def test_no_pages_take_no_room() -> None:
    layout = Layout([], 1.0, 1.0, 300)

    assert (len(layout), layout.width, layout.page_at(50)) == (0, 300, 0)
    assert list(layout.pages_between(0, 500)) == []


@given(
    sizes=st.lists(
        st.builds(PageSize, st.floats(1, 2000), st.floats(1, 2000)), min_size=1
    ),
    zoom=st.floats(0.1, 10),
    upper=st.integers(-100, 40_000),
    height=st.integers(1, 3000),
)
def test_seen_pages_are_those_that_reach_into_the_view(
    sizes: list[PageSize], zoom: float, upper: int, height: int
) -> None:
    layout = Layout(sizes, zoom, 1.0, 800)
    seen = layout.pages_between(upper, upper + height)

    assert list(seen) == [
        index
        for index in range(len(sizes))
        if layout.bottom(index) > upper and layout.top(index) < upper + height
    ]
