"""How large pages are shown: the stops of the zoom, and what fits the view."""

from enum import StrEnum

from reader.replies import PageSize

# At 100 % a point is a logical pixel, as in the mock-ups.
PX_PER_PT = 1.0
GAP_PX = 12  # between pages, and above the first one
SIDE_PX = 14  # beside the widest page

LOWEST = 0.1
HIGHEST = 10.0
STOPS = tuple(
    percent / 100
    for percent in (
        *(10, 25, 33, 50, 67, 75, 90, 100, 110, 125),
        *(150, 175, 200, 250, 300, 400, 600, 800, 1000),
    )
)
_SAME = 0.002


class ZoomMode(StrEnum):
    """What decides about the zoom."""

    FIXED = "fixed"
    FIT_WIDTH = "fit_width"
    FIT_PAGE = "fit_page"


def clamped(zoom: float) -> float:
    """Return the nearest zoom that is allowed."""
    return max(LOWEST, min(HIGHEST, zoom))


def stop_above(zoom: float) -> float:
    """Return the next larger stop."""
    return next((stop for stop in STOPS if stop > zoom * (1 + _SAME)), HIGHEST)


def stop_below(zoom: float) -> float:
    """Return the next smaller stop."""
    smaller = [stop for stop in STOPS if stop < zoom * (1 - _SAME)]
    return smaller[-1] if smaller else LOWEST


def fitting(
    mode: ZoomMode, size: PageSize, width_px: float, height_px: float
) -> float | None:
    """Return the zoom at which a page fits a view; None if nothing has to fit."""
    across = (width_px - 2 * SIDE_PX) / max(1.0, size.width_pt * PX_PER_PT)
    down = (height_px - 2 * GAP_PX) / max(1.0, size.height_pt * PX_PER_PT)
    if mode is ZoomMode.FIT_WIDTH:
        return clamped(across)
    if mode is ZoomMode.FIT_PAGE:
        return clamped(min(across, down))
    return None
