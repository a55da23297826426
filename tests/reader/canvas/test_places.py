from locator.geometry import Quad
from reader.canvas.camera import Camera
from reader.canvas.finds import Find
from reader.canvas.places import above, below, find_places, quote_places
from reader.replies import PageSize
from reader.session.highlight import Highlight

A4 = PageSize(595.0, 842.0)


def quad(y: float) -> Quad:
    return Quad(10, y, 90, y, 10, y + 10, 90, y + 10)


def lit(quote_id: int, page: int, y: float, place: int = 0) -> Highlight:
    chosen = place in (0, 1)
    return Highlight(quote_id, page, "verbatim", (quad(y),), place=place, chosen=chosen)


def test_places_run_from_top_to_bottom() -> None:
    places = quote_places([lit(1, 1, 50), lit(2, 0, 700), lit(3, 0, 20)], [A4] * 2, 2)

    assert [place.quote_id for place in places] == [3, 2, 1]
    assert [place.current for place in places] == [False, True, False]
    assert (places[0].upper_pt, places[0].lower_pt) == (20, 30)


def test_a_quote_that_crosses_pages_is_one_place() -> None:
    assert len(quote_places([lit(1, 0, 800), lit(1, 1, 40)], [A4] * 2, 0)) == 1


def test_each_of_several_places_counts_and_the_chosen_one_is_current() -> None:
    places = quote_places([lit(1, 0, 10, 1), lit(1, 0, 90, 2)], [A4], 1)

    assert [(place.number, place.current) for place in places] == [
        (1, True),
        (2, False),
    ]


def test_on_a_turned_page_places_lie_where_they_are_seen() -> None:
    turned = PageSize(842.0, 595.0, 90)
    (place,) = quote_places([lit(1, 0, 50)], [turned], 0)

    assert (place.upper_pt, place.lower_pt) == (10, 90)


def test_pages_that_are_not_known_yet_have_no_places() -> None:
    assert quote_places([lit(1, 5, 50)], [A4], 0) == ()
    assert find_places([Find(5, (quad(5),))], [A4], 0) == ()


def test_finds_are_numbered() -> None:
    places = find_places([Find(0, (quad(5),)), Find(0, (quad(50),))], [A4], 1)

    assert [(place.quote_id, place.current) for place in places] == [
        (0, False),
        (1, True),
    ]


def test_what_is_not_seen_is_above_or_below() -> None:
    camera = Camera()
    camera.set_view(800, 600, 2.0)
    camera.set_pages([A4] * 3)
    camera.set_zoom(1.0)
    camera.scroll_to(0, camera.top_of(1))
    places = quote_places(
        [lit(1, 0, 800), lit(2, 1, 300), lit(3, 1, 700), lit(4, 2, 9)], [A4] * 3, 0
    )

    assert [place.quote_id for place in above(places, camera)] == [1]
    assert [place.quote_id for place in below(places, camera)] == [3, 4]


def test_finds_of_two_columns_run_from_top_to_bottom() -> None:
    finds = [Find(0, (quad(700),)), Find(0, (quad(40),)), Find(0, (quad(300),))]
    places = find_places(finds, [A4], 0)

    assert [place.quote_id for place in places] == [1, 2, 0]
    assert [place.current for place in places] == [False, False, True]
