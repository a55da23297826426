"""What a line piece lies on is seen in drawn tiles; here each tile has one colour."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from locator.contrast import contrast
from reader.canvas.page_colours import DAY, NIGHT, PageColours
from reader.canvas.page_view import PageView
from reader.session.highlight import Highlight
from reader.session.quotes import Quotes
from tests.reader.canvas.conftest import Show
from tests.reader.canvas.papers import Paper, entry_at, lit, quad
from tests.reader.canvas.pixels import box_px, fully_painted, painted, set_scale

BOX = quad(100, 100, 300, 112)
STATUSES = ("verbatim", "elided", "altered", "partial", "ambiguous")
DARK_PICTURE = bytes((0x30, 0x28, 0x20, 0xFF))
LIGHT_PICTURE = bytes((0xF0, 0xF8, 0xF4, 0xFF))


def colours_around(view: PageView, qtbot: QtBot) -> set[str]:
    """Return all colours in and around the line piece."""
    image = fully_painted(view, qtbot)
    x0, y0, x1, y1 = map(round, box_px(view, 0, BOX))
    return {
        image.pixelColor(x, y).name()
        for x in range(x0 - 5, x1 + 5)
        for y in range(y0 - 5, y1 + 6)
    }


@pytest.mark.parametrize("status", STATUSES)
def test_over_a_picture_paper_lies_around_the_line(
    paper: Paper, drawn: Show, qtbot: QtBot, status: str
) -> None:
    paper.pixel = DARK_PICTURE
    view = drawn(paper.open(), size=(700, 400))
    set_scale(view, 1.0, 1.0)
    fully_painted(view, qtbot)
    paper.document.set_highlights([lit(1, 0, BOX, status=status)])

    line = DAY.theme.status[status]
    told = max(contrast(line, each) for each in colours_around(view, qtbot))

    assert told >= 3.2


@pytest.mark.parametrize("status", STATUSES)
def test_over_paper_nothing_lies_around_the_line(
    paper: Paper, drawn: Show, qtbot: QtBot, status: str
) -> None:
    view = drawn(paper.open(), size=(700, 400))
    set_scale(view, 1.0, 1.0)
    fully_painted(view, qtbot)
    paper.document.set_highlights([lit(1, 0, BOX, status=status)])

    assert DAY.theme.paper.lower() not in colours_around(view, qtbot)


def test_a_word_that_fills_its_box_with_ink_is_no_picture(
    paper: Paper, drawn: Show, qtbot: QtBot
) -> None:
    paper.ink_pt = range(101, 111)
    view = drawn(paper.open(), size=(700, 400))
    set_scale(view, 1.0, 1.0)
    fully_painted(view, qtbot)
    paper.document.set_highlights([lit(1, 0, BOX)])

    assert DAY.theme.paper.lower() not in colours_around(view, qtbot)


@pytest.mark.parametrize(
    ("colours", "pixel"), [(DAY, DARK_PICTURE), (NIGHT, LIGHT_PICTURE)]
)
def test_a_picture_keeps_its_colours_under_a_quote(
    paper: Paper, drawn: Show, qtbot: QtBot, colours: PageColours, pixel: bytes
) -> None:
    paper.pixel = pixel
    view = drawn(paper.open(), size=(700, 400))
    view.set_night(colours is NIGHT)
    set_scale(view, 1.0, 1.0)
    before = fully_painted(view, qtbot)
    word = quad(150, 100, 190, 112)
    paper.document.set_highlights([Highlight(1, 0, "altered", (BOX,), (word,))])
    after = painted(view)
    middles = [
        (round((x0 + x1) / 2), round((y0 + y1) / 2))
        for x0, y0, x1, y1 in (box_px(view, 0, BOX), box_px(view, 0, word))
    ]

    assert [after.pixelColor(*at) for at in middles] == [
        before.pixelColor(*at) for at in middles
    ]
    assert colours.theme.paper.lower() in colours_around(view, qtbot)


def test_the_outline_of_the_current_quote_has_a_halo_too(
    paper: Paper, drawn: Show, qtbot: QtBot
) -> None:
    paper.pixel = DARK_PICTURE
    quotes = Quotes()
    quotes.insert(0, [entry_at(1, (0, BOX))])
    quotes.set_current(1)
    view = drawn(paper.open(), quotes, (700, 400))
    set_scale(view, 1.0, 1.0)
    paper.document.set_highlights([lit(1, 0, BOX)])
    image = fully_painted(view, qtbot)
    x0, y0, x1, _ = map(round, box_px(view, 0, BOX))
    above = [image.pixelColor((x0 + x1) // 2, y).name() for y in range(y0 - 6, y0 + 3)]

    assert QColor(DAY.theme.paper).name() in above
