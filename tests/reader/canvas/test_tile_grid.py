from reader.canvas.camera import Camera
from reader.canvas.tile_grid import TILE_PX, wanted_tiles
from reader.protocol import DrawTile
from reader.replies import PageSize

A4 = PageSize(595.0, 842.0)


def camera(zoom: float = 1.0, ratio: float = 1.0, pages: int = 9) -> Camera:
    made = Camera()
    made.set_view(800, 600, ratio)
    made.set_pages([A4] * pages)
    made.set_zoom(zoom)
    return made


def wanted(made: Camera, *, upwards: bool = False) -> tuple[DrawTile, ...]:
    return wanted_tiles(made, 7, night=False, upwards=upwards)


def test_a_small_page_is_one_tile() -> None:
    first = wanted(camera())[0]

    assert first == DrawTile(7, 0, 1.0, 0, 0, 595, 842, False)


def test_what_is_seen_comes_before_what_is_ahead() -> None:
    made = camera()
    made.scroll_to(0, made.top_of(3))

    assert [tile.page_index for tile in wanted(made)] == [3, 4]
    assert [tile.page_index for tile in wanted(made, upwards=True)] == [3, 2]


def test_no_tile_is_larger_than_allowed_and_together_they_cover_the_page() -> None:
    made = camera(zoom=0.6, ratio=2.5, pages=1)
    made.set_view(3000, 3000, 2.5)
    tiles = wanted(made)
    width, height = made.layout.page_width(0), made.layout.page_height(0)

    assert max(max(tile.width_px, tile.height_px) for tile in tiles) <= TILE_PX
    assert sum(tile.width_px * tile.height_px for tile in tiles) == width * height


def test_tiles_beside_the_view_are_not_wanted() -> None:
    made = camera(zoom=10.0)
    made.scroll_to(2500, 3000)
    seen = [tile for tile in wanted(made) if tile.y_px < 3700]

    assert {tile.x_px for tile in seen} == {2048, 3072}


def test_at_a_large_zoom_no_more_than_two_views_are_drawn_ahead() -> None:
    made = camera(zoom=10.0)
    tiles = wanted(made)

    assert max(tile.y_px for tile in tiles) < 600 + 2 * 600 + TILE_PX


def test_an_empty_view_wants_nothing() -> None:
    made = Camera()

    assert wanted(made) == ()
    made.set_pages([A4])
    assert wanted(made) == ()
