import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from reader.canvas.tiles import Tiles
from reader.protocol import DrawTile
from tests.reader.canvas.papers import Paper

ONE = DrawTile(1, 0, 1.0, 0, 0, 20, 20)
TWO = DrawTile(1, 1, 1.0, 0, 0, 20, 20)


@pytest.fixture
def tiles(paper: Paper) -> Tiles:
    return Tiles(paper.document, paper)


def colours(tiles: Tiles, tile: DrawTile) -> set[str]:
    """Return the colours that painting a tile on red leaves."""
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    painter = QPainter(image)
    tiles.paint(painter, [tile], QPoint(0, 0))
    painter.end()
    return {image.pixelColor(x, y).name() for x in range(20) for y in range(20)}


def test_wishes_of_a_moment_are_asked_for_together(
    paper: Paper, tiles: Tiles, qtbot: QtBot
) -> None:
    tiles.want((ONE,))
    tiles.want((ONE, TWO))
    assert paper.asked == []
    qtbot.waitUntil(lambda: bool(paper.asked))

    assert paper.asked == [(ONE, TWO)]


def test_what_is_wanted_at_once_does_not_wait_for_other_wishes(
    paper: Paper, tiles: Tiles
) -> None:
    tiles.want((ONE,), at_once=True)

    assert paper.asked == [(ONE,)]


def test_what_is_here_is_not_asked_for_again(
    paper: Paper, tiles: Tiles, qtbot: QtBot
) -> None:
    tiles.want((ONE,))
    qtbot.waitUntil(lambda: tiles.has_all([ONE]))
    tiles.want((ONE, TWO))
    qtbot.waitUntil(lambda: tiles.has_all([ONE, TWO]))

    assert paper.asked[-1] == (TWO,)


def test_a_drawn_tile_is_painted(tiles: Tiles, qtbot: QtBot) -> None:
    with qtbot.waitSignal(tiles.drawn):
        tiles.want((ONE,))

    assert colours(tiles, ONE) == {"#eeeeee"}


def test_a_missing_tile_is_stretched_from_another_zoom(
    tiles: Tiles, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(tiles.drawn):
        tiles.want((DrawTile(1, 0, 0.5, 0, 0, 10, 10),))

    assert colours(tiles, ONE) == {"#eeeeee"}


def test_where_nothing_was_drawn_nothing_is_painted(tiles: Tiles) -> None:
    assert colours(tiles, ONE) == {"#ff0000"}


def test_after_a_zoom_tiles_wait_until_it_rests(
    paper: Paper, tiles: Tiles, qtbot: QtBot
) -> None:
    tiles.hold()
    tiles.want((ONE,))
    tiles.hold()
    tiles.want((TWO,))
    qtbot.waitUntil(lambda: bool(paper.asked))

    assert paper.asked == [(TWO,)]


def test_what_cannot_be_drawn_is_asked_for_again_only_on_demand(
    paper: Paper, tiles: Tiles, qtbot: QtBot
) -> None:
    paper.fails = {0}
    tiles.want((ONE,))
    qtbot.waitUntil(lambda: tiles.has_all([ONE]))
    assert tiles.is_failed(ONE)
    tiles.want((ONE, TWO))
    qtbot.waitUntil(lambda: tiles.has_all([ONE, TWO]))
    assert paper.asked == [(ONE,), (TWO,)]
    paper.fails = set()
    tiles.retry(0)
    qtbot.waitUntil(lambda: tiles.has_all([ONE]))

    assert paper.asked[-1] == (ONE,)
    assert not tiles.is_failed(ONE)


def test_tiles_that_are_not_needed_any_more_are_forgotten(
    paper: Paper, tiles: Tiles, qtbot: QtBot
) -> None:
    paper.draws = False
    tiles.want((ONE,))
    qtbot.waitUntil(lambda: len(paper.asked) == 1)
    tiles.want(())
    qtbot.waitUntil(lambda: len(paper.asked) == 2)

    assert paper.asked == [(ONE,), ()]


def test_what_the_view_needs_stays_however_large_it_is(
    paper: Paper, qtbot: QtBot
) -> None:
    tiles = Tiles(paper.document, paper, budget_bytes=1)
    tiles.want((ONE, TWO))
    qtbot.waitUntil(lambda: len(paper.asked) == 1)

    assert tiles.has_all([ONE, TWO])
    assert paper.asked == [(ONE, TWO)]


def test_what_was_let_go_is_asked_for_when_it_is_needed_again(
    paper: Paper, qtbot: QtBot
) -> None:
    tiles = Tiles(paper.document, paper, budget_bytes=1)
    for wanted in (ONE, TWO, ONE):
        with qtbot.waitSignal(tiles.drawn):
            tiles.want((wanted,))

    assert paper.asked == [(ONE,), (TWO,), (ONE,)]


def test_at_rest_only_what_the_view_needs_is_kept(tiles: Tiles, qtbot: QtBot) -> None:
    for wanted in (ONE, TWO):
        with qtbot.waitSignal(tiles.drawn):
            tiles.want((wanted,))
    tiles.rest()

    assert (tiles.is_here(ONE), tiles.is_here(TWO)) == (False, True)


def test_a_document_that_is_opened_again_is_drawn_again(
    paper: Paper, tiles: Tiles, qtbot: QtBot
) -> None:
    tiles.want((ONE,))
    qtbot.waitUntil(lambda: tiles.is_here(ONE))
    paper.open()
    assert not tiles.is_here(ONE)
    tiles.want((ONE,))
    qtbot.waitUntil(lambda: tiles.is_here(ONE))

    assert paper.asked == [(ONE,), (ONE,)]


def test_a_failure_that_nobody_here_asked_for_is_another_ones(
    paper: Paper, tiles: Tiles
) -> None:
    small = DrawTile(1, 0, 0.2, 0, 0, 20, 20)
    paper.draws = False
    tiles.want((ONE,), at_once=True)
    paper.document.tile_failed.emit(small)
    paper.document.tile_failed.emit(ONE)

    assert not tiles.is_failed(small)
    assert tiles.is_failed(ONE)
