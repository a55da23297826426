import pytest

from reader.canvas.zoom import (
    GAP_PX,
    SIDE_PX,
    STOPS,
    ZoomMode,
    clamped,
    fitting,
    stop_above,
    stop_below,
)
from reader.replies import PageSize

A4 = PageSize(595.0, 842.0)


@pytest.mark.parametrize(
    ("zoom", "above", "below"),
    [
        (1.0, 1.1, 0.9),
        (0.1, 0.25, 0.1),
        (10.0, 10.0, 8.0),
        (1.28, 1.5, 1.25),
        (0.33, 0.5, 0.25),
        (0.3301, 0.5, 0.25),  # what rounding makes of a stop is that stop
    ],
)
def test_steps_go_from_stop_to_stop(zoom: float, above: float, below: float) -> None:
    assert (stop_above(zoom), stop_below(zoom)) == (above, below)


def test_the_stops_reach_from_10_to_1000_percent() -> None:
    assert (STOPS[0], STOPS[-1], len(STOPS)) == (0.1, 10.0, 19)
    assert list(STOPS) == sorted(STOPS)


@pytest.mark.parametrize(("zoom", "allowed"), [(0.01, 0.1), (99, 10), (1.3, 1.3)])
def test_no_zoom_lies_outside_the_stops(zoom: float, allowed: float) -> None:
    assert clamped(zoom) == allowed


def test_a_page_that_fits_the_width_leaves_the_sides() -> None:
    zoom = fitting(ZoomMode.FIT_WIDTH, A4, 623, 100)

    assert zoom == pytest.approx((623 - 2 * SIDE_PX) / 595)


def test_a_page_that_fits_is_seen_whole() -> None:
    zoom = fitting(ZoomMode.FIT_PAGE, A4, 2000, 445)

    assert zoom == pytest.approx((445 - 2 * GAP_PX) / 842)


def test_a_fixed_zoom_fits_nothing() -> None:
    assert fitting(ZoomMode.FIXED, A4, 2000, 445) is None
