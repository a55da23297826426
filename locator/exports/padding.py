"""Gives lit words the air that a marker pen leaves around them."""

import math

from locator.geometry import Quad

_ABOVE_PT = 1.5
_BELOW_PT = 1.5
_MOST = 0.2  # of the height: so that none reaches the next line's x-height


def padded(quad: Quad) -> Quad:
    """Return a quad of frame `page` made higher, never wider: words stand close."""
    down_x, down_y = quad.ll_x - quad.ul_x, quad.ll_y - quad.ul_y
    height = math.hypot(down_x, down_y)
    if not height:
        return quad
    above = min(_ABOVE_PT / height, _MOST)
    below = min(_BELOW_PT / height, _MOST)
    return Quad(
        quad.ul_x - above * down_x,
        quad.ul_y - above * down_y,
        quad.ur_x - above * down_x,
        quad.ur_y - above * down_y,
        quad.ll_x + below * down_x,
        quad.ll_y + below * down_y,
        quad.lr_x + below * down_x,
        quad.lr_y + below * down_y,
    )
