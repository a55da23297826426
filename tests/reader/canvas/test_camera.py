import pytest

from reader.canvas.camera import Camera
from reader.canvas.page_frame import Point
from reader.canvas.position import Position
from reader.canvas.zoom import ZoomMode
from reader.replies import PageSize

A4 = PageSize(595.0, 842.0)


def camera(pages: int = 5, width: int = 800, height: int = 600) -> Camera:
    made = Camera()
    made.set_view(width, height, 1.0)
    made.set_pages([A4] * pages)
    made.set_zoom(1.0)
    return made


def test_without_pages_there_is_nothing_to_see() -> None:
    empty = Camera()
    empty.set_view(800, 600, 1.0)

    assert (empty.page_index, list(empty.visible)) == (0, [])
    assert empty.page_at(Point(5, 5)) is None
    assert empty.nearest_page(Point(5, 5)) is None
    assert empty.position == Position(0, zoom=1.0, mode=ZoomMode.FIT_WIDTH)


def test_pages_fit_the_width_from_the_beginning() -> None:
    made = Camera()
    made.set_view(623, 600, 1.0)
    made.set_pages([A4])

    assert made.zoom == pytest.approx(1.0)


def test_a_narrower_view_makes_fitting_pages_smaller() -> None:
    made = camera()
    made.fit(ZoomMode.FIT_WIDTH)
    made.set_view(400, 600, 1.0)

    assert made.layout.page_width(0) == 400 - 2 * 14


@pytest.mark.parametrize("at", [Point(0, 0), Point(400, 300), Point(799, 599)])
@pytest.mark.parametrize("zoom", [0.5, 1.3, 2.0, 10.0])
def test_the_place_under_the_pointer_stays_there(at: Point, zoom: float) -> None:
    made = camera()
    made.set_zoom(1.9)
    made.scroll_to(300, 4000)
    page = made.nearest_page(at)
    assert page is not None
    before = made.frame(page).to_page(at)
    made.set_zoom(zoom, at)
    after = made.frame(page).to_px(before)

    assert after.y == pytest.approx(at.y, abs=1.0)


def test_zooming_in_keeps_the_place_across_too() -> None:
    made = camera()
    at = Point(400, 300)
    before = made.frame(0).to_page(at)
    made.set_zoom(4.0, at)
    after = made.frame(0).to_px(before)

    assert (after.x, after.y) == pytest.approx((400, 300), abs=1.0)


def test_zooming_out_and_in_again_leads_back() -> None:
    made = camera()
    made.scroll_to(0, 3000)
    before = made.position
    made.set_zoom(0.1)
    made.fit(ZoomMode.FIT_PAGE)
    made.set_zoom(10)
    made.set_zoom(1.0)

    assert made.position == before


def test_who_scrolled_where_pages_are_small_zooms_in_there() -> None:
    made = camera(50)
    made.scroll_to(0, made.most_y_px)
    made.set_zoom(0.1)
    made.scroll_to(0, 0)
    made.set_zoom(1.0)

    assert made.position.page_index == 0


def test_nobody_scrolls_beyond_the_ends() -> None:
    made = camera()
    made.scroll_to(-5, 10**9)

    assert (made.x_px, made.y_px) == (0, 5 * 842 + 6 * 12 - 600)


def test_a_page_is_read_when_it_reaches_the_upper_third() -> None:
    made = camera()
    made.scroll_to(0, made.top_of(1) - 250)
    before = made.page_index
    made.scroll_to(0, made.top_of(1) - 150)

    assert (before, made.page_index) == (0, 1)


def test_at_the_end_the_last_page_is_read() -> None:
    made = Camera()
    made.set_view(800, 800, 1.0)
    made.set_pages([A4, PageSize(595, 100)])
    made.set_zoom(1.0)
    made.scroll_to(0, 10_000)

    assert made.page_index == 1


def test_a_position_leads_back_at_another_zoom_and_size() -> None:
    made = camera()
    made.scroll_to(0, made.top_of(2, 0.5))
    position = made.position
    other = camera(width=500, height=300)
    other.go(position)

    assert (position.page_index, round(position.offset_pt)) == (2, 421)
    assert other.position.page_index == 2
    assert other.position.offset_pt == pytest.approx(421, abs=1.0)


def test_a_jump_to_a_page_is_a_position_on_that_page() -> None:
    made = camera()
    made.scroll_to(0, made.top_of(3))

    assert made.position.page_index == 3
    assert made.page_index == 3


def test_a_position_behind_the_last_page_is_on_the_last_page() -> None:
    made = camera(pages=2)
    made.go(Position(99, 10.0, 0.0, 1.0, ZoomMode.FIXED))

    assert made.page_index == 1


def test_pages_that_turn_out_longer_do_not_move_what_is_read() -> None:
    made = camera()
    made.scroll_to(0, made.top_of(3, 0.25))
    before = made.position
    made.set_pages([PageSize(595, 900)] * 3 + [A4] * 2)

    assert made.position.page_index == 3
    assert made.position.offset_pt == pytest.approx(before.offset_pt, abs=1.0)


@pytest.mark.parametrize(
    ("y_px", "lands"),
    [(91, False), (509, False), (300, False), (89, True), (511, True), (-900, True)],
)
def test_only_what_is_outside_the_middle_70_percent_is_brought(
    y_px: float, lands: bool
) -> None:
    made = camera()
    made.scroll_to(0, 2000)

    assert (made.landing(y_px) is not None) is lands


def test_what_is_brought_lands_at_a_third_of_the_height() -> None:
    made = camera()
    made.scroll_to(0, 1000)
    offset = made.landing(1700)

    assert offset == 1000 + 1700 - 200


def test_a_point_between_pages_is_on_no_page_but_near_one() -> None:
    made = camera()
    made.scroll_to(0, made.top_of(1))

    assert made.page_at(Point(400, 3)) is None
    assert made.page_at(Point(1, 100)) is None
    assert made.page_at(Point(400, 100)) == 1
    assert made.nearest_page(Point(400, 3)) == 0
    assert made.nearest_page(Point(400, 9)) == 1


def test_the_ends_of_a_page_are_where_it_begins_and_ends() -> None:
    made = camera()
    made.scroll_to(0, made.top_of(2, 0.2))

    assert made.page_end(bottom=False) == made.top_of(2)
    assert made.page_end(bottom=True) == made.top_of(3) - 600 + 12


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_pages_are_painted_on_whole_device_pixels(ratio: float) -> None:
    made = camera()
    made.set_view(801, 603, ratio)
    made.scroll_to(0, 333)
    frame = made.frame(1)

    assert frame.left_px * ratio == pytest.approx(round(frame.left_px * ratio))
    assert frame.top_px * ratio == pytest.approx(round(frame.top_px * ratio))
    assert frame.px_per_pt * ratio == pytest.approx(made.layout.scale)
