from reader.canvas.camera import Camera
from reader.canvas.places import Place
from reader.canvas.ticks import ticks_of
from reader.replies import PageSize


def camera() -> Camera:
    made = Camera()
    made.set_view(800, 600, 1.0)
    made.set_pages([PageSize(595.0, 976.0)])
    made.set_zoom(1.0)
    return made


def place(y: float, status: str = "verbatim", *, current: bool = False) -> Place:
    return Place(status, 1, 0, 0, y - 5, y + 5, current=current)


def test_a_tick_lies_where_its_place_lies_in_the_whole_document() -> None:
    (tick,) = ticks_of([place(488)], camera(), 300)

    assert tick.y_px == 150  # the middle of 12 + 976 + 12


def test_the_length_of_a_tick_is_severity() -> None:
    statuses = ("verbatim", "elided", "partial", "ambiguous", "altered", "find")
    places = [place(100 * number, status) for number, status in enumerate(statuses, 1)]

    assert [tick.length_px for tick in ticks_of(places, camera(), 300)] == [
        *(5, 5, 7, 7, 10, 10)
    ]


def test_ticks_that_would_touch_become_one_and_the_worst_is_seen() -> None:
    places = [place(100), place(104, "altered"), place(106), place(300)]
    ticks = ticks_of(places, camera(), 300)

    assert [(tick.status, len(tick.places)) for tick in ticks] == [
        ("altered", 3),
        ("verbatim", 1),
    ]


def test_the_current_place_keeps_its_own_tick() -> None:
    places = [place(100), place(101, current=True), place(102)]
    ticks = ticks_of(places, camera(), 300)

    assert [tick.current for tick in ticks] == [False, True, False]
