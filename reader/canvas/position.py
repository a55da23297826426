"""Where somebody is in a document, in units of its pages."""

from dataclasses import dataclass

from reader.canvas.zoom import ZoomMode


@dataclass(frozen=True, slots=True)
class Position:
    """What the view shows: it survives zoom, resizing and restart.

    Attributes:
        page_index: Page at the top of the view, counted from 0.
        offset_pt: How far down the page the top of the view is, in points.
        x_pt: How far to the right of the page's left edge the left of the view is.
        zoom: 1.0 for 100 %.
        mode: What decides about the zoom.
    """

    page_index: int
    offset_pt: float = 0.0
    x_pt: float = 0.0
    zoom: float = 1.0
    mode: ZoomMode = ZoomMode.FIT_WIDTH
