from reader.canvas.tile_cache import TileCache
from reader.protocol import DrawTile


def tile(
    y_px: int = 0, scale: float = 1.0, page_index: int = 0, *, night: bool = False
) -> DrawTile:
    return DrawTile(1, page_index, scale, 0, y_px, 10, 10, night)


PIXELS = bytes(400)


def test_what_was_put_in_comes_out() -> None:
    cache = TileCache()
    cache.put(tile(), PIXELS)
    image = cache.get(tile())

    assert tile() in cache
    assert image is not None
    assert not image.hasAlphaChannel()  # else it is blended, not copied
    assert (image.width(), image.height()) == (10, 10)
    assert cache.get(tile(10)) is None


def test_what_was_not_used_longest_goes_first() -> None:
    cache = TileCache(budget_bytes=800)
    cache.put(tile(0), PIXELS)
    cache.put(tile(10), PIXELS)
    cache.get(tile(0))
    cache.put(tile(20), PIXELS)

    assert [tile(y) in cache for y in (0, 10, 20)] == [True, False, True]
    assert cache.bytes == 800


def test_drawing_a_tile_again_takes_no_more_room() -> None:
    cache = TileCache()
    cache.put(tile(), PIXELS)
    cache.put(tile(), PIXELS)

    assert cache.bytes == 400


def test_one_tile_is_kept_even_if_it_is_too_large() -> None:
    cache = TileCache(budget_bytes=1)
    cache.put(tile(), PIXELS)

    assert tile() in cache


def test_what_is_needed_outlives_what_is_newer() -> None:
    cache = TileCache(budget_bytes=800)
    cache.needed = {tile(0)}
    for y_px in (0, 10, 20, 30):
        cache.put(tile(y_px), PIXELS)

    assert [tile(y) in cache for y in (0, 10, 20, 30)] == [True, False, False, True]


def test_the_nearest_zoom_is_painted_last() -> None:
    cache = TileCache()
    for scale in (0.5, 4.0, 1.1):
        cache.put(tile(scale=scale), PIXELS)
    stand_ins = [other.scale for other, _ in cache.stand_ins(tile())]

    assert stand_ins == [4.0, 0.5, 1.1]


def test_only_tiles_of_the_same_page_and_light_that_lie_there_stand_in() -> None:
    cache = TileCache()
    cache.put(tile(scale=2.0), PIXELS)
    cache.put(tile(20, scale=2.0), PIXELS)  # below: 10 px at the other scale
    cache.put(tile(scale=2.0, page_index=1), PIXELS)
    cache.put(tile(scale=2.0, night=True), PIXELS)
    stand_ins = [other for other, _ in cache.stand_ins(tile())]

    assert stand_ins == [tile(scale=2.0)]
