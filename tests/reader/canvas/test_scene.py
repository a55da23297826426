import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from pytestqt.qtbot import QtBot

from reader.canvas.page_view import PageView
from reader.look.high_contrast import high_contrast
from reader.session.highlight import Highlight
from reader.session.quotes import Quotes
from tests.reader.canvas.conftest import Show
from tests.reader.canvas.papers import Paper, entry_at, lit, quad
from tests.reader.canvas.pixels import Change, box_px, fully_painted, painted, set_scale

BOX = quad(100, 100, 300, 112)
STATUSES = ("verbatim", "elided", "altered", "partial", "ambiguous")


def changes(paper: Paper, drawn: Show, zoom: float, *lit_up: Highlight) -> Change:
    view = drawn(paper.open(), size=(700, 400))
    set_scale(view, zoom, 1.0)
    before = painted(view)
    paper.document.set_highlights(lit_up)
    return Change(before, painted(view))


@pytest.mark.parametrize("status", STATUSES)
def test_no_status_reaches_beyond_its_margin(
    paper: Paper, drawn: Show, status: str
) -> None:
    view = drawn(paper.open(), size=(700, 400))
    set_scale(view, 1.0, 1.0)
    before = painted(view)
    paper.document.set_highlights([lit(1, 0, BOX, status=status)])
    change = Change(before, painted(view))

    assert change.farthest([box_px(view, 0, BOX)]) <= 3.5


def test_all_statuses_look_different_in_grey(paper: Paper, drawn: Show) -> None:
    view = drawn(paper.open(), size=(700, 400))
    set_scale(view, 1.0, 1.0)
    shapes = set()
    for status in STATUSES:
        before = painted(view)
        paper.document.set_highlights([lit(1, 0, BOX, status=status)])
        shapes.add(frozenset(Change(before, painted(view)).pixels))
        paper.document.set_highlights([])

    # Verbatim and elided have the same line: words left out tell them apart.
    assert len(shapes) == 4


def test_words_left_out_have_a_line_and_no_fill(paper: Paper, drawn: Show) -> None:
    gap = quad(100, 100, 300, 112)
    change = changes(paper, drawn, 1.0, Highlight(1, 0, "elided", (), left_out=(gap,)))
    rows = {y for _, y in change.pixels}

    assert max(rows) - min(rows) <= 4


def test_words_that_differ_are_stronger_than_the_rest(
    paper: Paper, drawn: Show
) -> None:
    word = quad(150, 100, 190, 112)
    view = drawn(paper.open(), size=(700, 400))
    set_scale(view, 1.0, 1.0)
    paper.document.set_highlights([Highlight(1, 0, "altered", (BOX,), (word,))])
    image = painted(view)
    x0, y0, x1, y1 = map(round, box_px(view, 0, word))
    middle = (y0 + y1) // 2
    inside, beside = (
        image.pixelColor((x0 + x1) // 2, middle),
        image.pixelColor(x1 + 30, middle),
    )

    assert inside.blue() < beside.blue()


@pytest.mark.parametrize(("zoom", "in_margin"), [(0.59, True), (0.61, False)])
def test_small_pages_have_a_sign_in_the_outer_margin(
    paper: Paper, drawn: Show, zoom: float, in_margin: bool
) -> None:
    view = drawn(paper.open(), size=(700, 400))
    set_scale(view, zoom, 1.0)
    before = painted(view)
    paper.document.set_highlights([lit(1, 0, BOX)])
    change = Change(before, painted(view))
    x0 = box_px(view, 0, BOX)[0]

    assert (min(x for x, _ in change.pixels) < x0 - 20) is in_margin


def test_signs_at_the_same_height_lie_beside_each_other(
    paper: Paper, drawn: Show
) -> None:
    one = changes(paper, drawn, 0.5, lit(1, 0, BOX))
    paper.document.set_highlights([])
    two = changes(paper, drawn, 0.5, lit(1, 0, BOX), lit(2, 0, BOX, status="altered"))

    assert len(two.pixels) > len(one.pixels) + 60


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_current_quote_has_a_bar_in_its_outer_margin(
    paper: Paper, drawn: Show, side: str
) -> None:
    quotes = Quotes()
    quotes.insert(0, [entry_at(1, (0, BOX))])
    view = drawn(paper.open(), quotes, (700, 400))
    set_scale(view, 1.0, 1.0)
    box = BOX if side == "left" else quad(320, 100, 500, 112)
    paper.document.set_highlights([lit(1, 0, box)])
    before = painted(view)
    quotes.set_current(1)
    change = Change(before, painted(view))
    page = view._scene.page_rect(0)
    edges = {
        "left": round(page.left()) + 3,
        "right": round(page.right()) - 3 - 3,
    }
    middle = round(sum(box_px(view, 0, box)[1::2]) / 2)

    assert (edges[side], middle) in change.pixels
    other = "left" if side == "right" else "right"
    assert (edges[other], middle) not in change.pixels


def test_the_number_of_a_place_stands_at_its_beginning(
    paper: Paper, drawn: Show
) -> None:
    plain = changes(paper, drawn, 1.0, lit(1, 0, BOX, status="ambiguous"))
    paper.document.set_highlights([])
    numbered = changes(paper, drawn, 1.0, lit(1, 0, BOX, status="ambiguous", place=2))
    rows = [y for _, y in numbered.pixels]

    assert min(rows) < min(y for _, y in plain.pixels) - 3


def test_a_page_that_was_set_aside_is_not_waited_for(
    paper: Paper, drawn: Show, qtbot: QtBot
) -> None:
    document = paper.open()
    document.set_page_aside(0)
    view = drawn(document)
    qtbot.waitUntil(lambda: bool(paper.asked))

    assert view.is_drawn
    assert all(tile.page_index != 0 for tile in paper.asked[-1])
    image = painted(view)
    row = image.height() // 2
    assert len({image.pixel(x, row) for x in range(image.width())}) > 1


def test_where_there_is_room_the_number_stands_before_the_words(
    paper: Paper, drawn: Show
) -> None:
    box = quad(100, 300, 300, 312)
    view = drawn(paper.open(), size=(700, 500))
    set_scale(view, 1.0, 1.0)
    paper.document.set_highlights([lit(1, 0, box, status="ambiguous")])
    before = painted(view)
    paper.document.set_highlights([lit(1, 0, box, status="ambiguous", place=2)])
    change = Change(before, painted(view))
    x0, y0, _, y1 = box_px(view, 0, box)

    assert max(x for x, _ in change.pixels) <= x0 + 1
    assert min(y for _, y in change.pixels) >= y0 - 2
    assert max(y for _, y in change.pixels) <= y1 + 2


def colours_of(image: QImage) -> set[int]:
    """Return all colours of an image."""
    return {
        image.pixel(x, y) for x in range(image.width()) for y in range(image.height())
    }


def middle_of(image: QImage) -> set[int]:
    """Return the colours in the middle of a view, where a fault is told."""
    height, width = image.height(), image.width()
    rows = range(height // 2 - 20, height // 2 + 20)
    return {image.pixel(x, y) for x in range(60, width - 60) for y in rows}


def test_a_page_is_called_not_drawn_only_where_that_is_seen(
    paper: Paper, drawn: Show, qtbot: QtBot
) -> None:
    paper.fails = {0}
    view = drawn(paper.open(), size=(700, 500))
    set_scale(view, 1.0, 1.0)
    told = fully_painted(view, qtbot)
    paper.fails = set()
    set_scale(view, 1.5, 1.0)
    drawn_now = fully_painted(view, qtbot)

    assert len(middle_of(told)) > 1
    assert len(middle_of(drawn_now)) == 1


def test_a_fault_is_told_in_the_part_of_the_page_that_is_seen(
    paper: Paper, drawn: Show, qtbot: QtBot
) -> None:
    paper.fails = {0}
    view = drawn(paper.open(), size=(700, 300))
    set_scale(view, 3.0, 1.0)

    assert len(middle_of(fully_painted(view, qtbot))) > 1


@pytest.mark.parametrize("zoom", [0.37, 1.0])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_ground_and_pages_leave_no_gap(
    view: PageView, ratio: float, zoom: float
) -> None:
    set_scale(view, zoom, ratio)
    size = view.viewport().size()
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("red"))
    exposed = QRect(QPoint(), size)
    painter = QPainter(image)
    view._scene.paint_ground(painter, exposed, QColor("white"))
    view._scene.paint(painter, exposed)
    painter.end()

    assert QColor("red").rgb() not in colours_of(image)


@pytest.mark.parametrize("status", STATUSES)
def test_with_high_contrast_a_quote_has_a_line_of_ink_and_no_fill(
    paper: Paper, drawn: Show, status: str
) -> None:
    quotes = Quotes()
    quotes.insert(0, [entry_at(1, (0, BOX))])
    quotes.set_current(1)
    view = drawn(paper.open(), quotes, (700, 400))
    view.set_colours(high_contrast(QPalette()))
    set_scale(view, 1.0, 1.0)
    before = painted(view)
    paper.document.set_highlights([lit(1, 0, BOX, status=status)])
    after = painted(view)
    x0, y0, x1, y1 = map(round, box_px(view, 0, BOX))
    middle = (x0 + x1) // 2, (y0 + y1) // 2
    changed = [after.pixelColor(*at) for at in Change(before, after).pixels]

    assert after.pixelColor(*middle) == before.pixelColor(*middle)
    assert QColor("black") in changed
    assert all(each.saturation() == 0 for each in changed)


def test_a_document_is_seen_when_its_first_page_was_painted_and_once(
    paper: Paper, show: Show, qtbot: QtBot
) -> None:
    view = show(paper.document)
    seen: list[bool] = []
    paper.document.seen.connect(lambda: seen.append(view.is_drawn))
    view.grab()
    before = list(seen)
    with qtbot.waitSignal(paper.document.seen):
        paper.open()
    view.go_to_page(3)
    qtbot.waitUntil(lambda: view.is_drawn)
    view.grab()

    assert before == []
    assert seen == [True]
