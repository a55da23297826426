"""How large small pages are."""

import pytest

from reader.protocol import DrawTile
from reader.replies import PageSize
from reader.window.thumbnail_size import thumbnail_size, thumbnail_tile


@pytest.mark.parametrize(
    ("page", "size_px"),
    [
        (PageSize(595, 842), (112, 158)),
        (PageSize(842, 595), (112, 79)),
        (PageSize(100, 1000), (28, 280)),
        (PageSize(5000, 1), (112, 1)),
        (PageSize(0, 0), (112, 112)),
    ],
)
def test_a_page_is_112_wide_unless_it_is_very_high(
    page: PageSize, size_px: tuple[int, int]
) -> None:
    size = thumbnail_size(page)

    assert (size.width_px, size.height_px) == size_px


def test_a_page_is_drawn_in_device_pixels() -> None:
    tile = thumbnail_tile(1, 3, PageSize(560, 840), 1.5, night=True)

    assert tile == DrawTile(1, 3, 0.3, 0, 0, 168, 252, night=True)
