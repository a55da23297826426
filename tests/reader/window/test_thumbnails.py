"""The list of small pages: what it asks for, and what it shows."""

import signal
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from locator.geometry import Quad
from reader.look.colours import DARK, LIGHT
from reader.look.look import Look
from reader.look.theme import Theme
from reader.protocol import DrawTile
from reader.replies import Opened, PageSize
from reader.session.desk import Desk
from reader.session.document import SessionDocument
from reader.session.highlight import Highlight
from reader.window.thumbnail_size import thumbnail_tile
from reader.window.thumbnails import ThumbnailList
from tests.strike import strike

DEMO = Path(__file__).parents[3] / "resources/demo/halden-2024.pdf"
PATIENCE_MS = 30_000


class Worker:
    """Notes what is asked; paints it grey when told to."""

    def __init__(self, document: SessionDocument) -> None:
        self.asked: tuple[DrawTile, ...] = ()
        self._document = document
        document.thumbnails_wanted.connect(self._on_wanted)

    def draw(self) -> None:
        """Answer all that was asked last."""
        for tile in self.asked:
            pixels = b"\x80\x80\x80\xff" * (tile.width_px * tile.height_px)
            self._document.tile_drawn.emit(tile, pixels)

    def _on_wanted(self, tiles: tuple[DrawTile, ...]) -> None:
        self.asked = tiles

    @property
    def pages(self) -> list[int]:
        """Return the pages that were asked for last."""
        return [tile.page_index for tile in self.asked]


@pytest.fixture
def thousand() -> SessionDocument:
    document = SessionDocument(1, Path("/papers/long.pdf"))
    labels = tuple(str(number + 1) for number in range(1000))
    document.set_opened(Opened("", labels, (PageSize(595, 842),), ""))
    return document


@pytest.fixture
def worker(thousand: SessionDocument) -> Worker:
    return Worker(thousand)


@pytest.fixture
def pages(
    look: Look, thousand: SessionDocument, worker: Worker, qtbot: QtBot
) -> ThumbnailList:
    pages = ThumbnailList(look, thousand)
    qtbot.addWidget(pages)
    pages.resize(176, 600)
    with qtbot.waitExposed(pages):
        pages.show()
    qtbot.waitUntil(lambda: bool(worker.asked))
    return pages


def test_only_visible_pages_are_asked_for(pages: ThumbnailList, worker: Worker) -> None:
    assert worker.pages == [0, 1, 2, 3]
    assert list(pages.visible_pages()) == worker.pages


def test_scrolling_asks_for_what_is_seen_then(
    pages: ThumbnailList, worker: Worker, qtbot: QtBot
) -> None:
    pages.set_current_page(500)
    qtbot.waitUntil(lambda: 500 in worker.pages)

    assert 3 <= len(worker.asked) <= 5


def test_what_was_drawn_is_not_asked_for_again(
    pages: ThumbnailList, worker: Worker, qtbot: QtBot
) -> None:
    worker.draw()
    pages.set_current_page(500)
    qtbot.waitUntil(lambda: 500 in worker.pages)
    pages.set_current_page(0)
    qtbot.waitUntil(lambda: 500 not in worker.pages)

    assert worker.asked == ()


def test_a_hidden_list_asks_for_nothing(
    pages: ThumbnailList, worker: Worker, qtbot: QtBot
) -> None:
    pages.hide()

    qtbot.waitUntil(lambda: not worker.asked)


def test_a_page_that_cannot_be_drawn_is_not_asked_for_again(
    pages: ThumbnailList, thousand: SessionDocument, worker: Worker, qtbot: QtBot
) -> None:
    thousand.tile_failed.emit(worker.asked[0])
    pages.resize(176, 900)
    qtbot.waitUntil(lambda: 4 in worker.pages)

    assert 0 not in worker.pages


def test_tiles_of_the_page_view_are_left_alone(
    pages: ThumbnailList, thousand: SessionDocument, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(pages.images.drawn):
        thousand.tile_drawn.emit(DrawTile(1, 0, 1.0, 0, 0, 1, 1), b"\0" * 4)


def test_by_night_pages_are_drawn_anew(
    pages: ThumbnailList, worker: Worker, qtbot: QtBot
) -> None:
    worker.draw()
    pages.set_night(night=True)
    qtbot.waitUntil(lambda: bool(worker.asked) and worker.asked[0].night)

    assert worker.pages == [0, 1, 2, 3]


def test_a_click_goes_to_the_page(pages: ThumbnailList, qtbot: QtBot) -> None:
    row = pages.visualRect(pages.model().index(1, 0))
    with qtbot.waitSignal(pages.page_wanted) as wanted:
        QTest.mouseClick(pages.viewport(), Qt.MouseButton.LeftButton, pos=row.center())

    assert wanted.args == [1]


def test_an_arrow_goes_to_the_next_page(pages: ThumbnailList, qtbot: QtBot) -> None:
    pages.set_current_page(1)
    with qtbot.waitSignal(pages.page_wanted) as wanted:
        QTest.keyClick(pages, Qt.Key.Key_Down)

    assert wanted.args == [2]


def test_enter_goes_to_the_page_again(pages: ThumbnailList, qtbot: QtBot) -> None:
    pages.set_current_page(3)
    with qtbot.waitSignal(pages.page_wanted) as wanted:
        QTest.keyClick(pages, Qt.Key.Key_Return)

    assert wanted.args == [3]


def test_following_the_view_wants_nothing(pages: ThumbnailList, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(pages.page_wanted):
        pages.set_current_page(7)


def colours_at(pages: ThumbnailList, *points: QPoint) -> list[str]:
    image = pages.viewport().grab().toImage()
    return [image.pixelColor(point).name() for point in points]


def test_the_current_page_is_framed_in_the_accent(pages: ThumbnailList) -> None:
    pages.set_current_page(1)
    row = pages.visualRect(pages.model().index(1, 0))
    left = row.center().x() - 56 - 3

    assert colours_at(pages, QPoint(left, row.center().y())) == [LIGHT.accent.lower()]


def test_marks_stand_at_the_place_of_the_quote(
    pages: ThumbnailList, thousand: SessionDocument
) -> None:
    # A line across the upper third of the page.
    quad = Quad(59.5, 280, 535.5, 280, 59.5, 300, 535.5, 300)
    thousand.set_highlights([Highlight(1, 0, "altered", (quad,))])
    row = pages.visualRect(pages.model().index(0, 0))
    top, middle = row.top() + 5, row.center().x()
    scale = 112 / 595
    line = QPoint(middle, top + round(300 * scale) - 1)
    below = QPoint(middle, top + round(400 * scale))
    on_mark, off_mark = colours_at(pages, line, below)

    assert QColor(on_mark).hue() == pytest.approx(QColor("#8F2B00").hue(), abs=12)
    assert off_mark == "#ffffff"


def test_pages_of_other_sizes_are_laid_out_again(
    pages: ThumbnailList, thousand: SessionDocument, qtbot: QtBot
) -> None:
    before = pages.visualRect(pages.model().index(1, 0)).height()
    thousand.set_sizes(1, [PageSize(842, 595)])

    qtbot.waitUntil(
        lambda: pages.visualRect(pages.model().index(1, 0)).height() < before
    )


def test_a_worker_draws_small_pages_beside_the_tiles_of_the_view(
    look: Look, desk: Desk, qtbot: QtBot
) -> None:
    document = desk.open(DEMO)
    drawn: list[DrawTile] = []
    document.tile_drawn.connect(lambda tile, _data: drawn.append(tile))
    pages = ThumbnailList(look, document)
    qtbot.addWidget(pages)
    pages.resize(176, 600)
    pages.show()
    tile = DrawTile(document.number, 0, 1.0, 0, 0, 300, 300)
    qtbot.waitUntil(lambda: bool(document.page_count), timeout=PATIENCE_MS)
    small = [pages._rows.tile(page_index) for page_index in range(3)]
    document.ask_tiles([tile])
    qtbot.waitUntil(lambda: {tile, *small} <= set(drawn), timeout=PATIENCE_MS)

    assert all(pages.images.image(each) is not None for each in small)
    assert pages.images.image(tile) is None


def test_small_pages_come_from_the_worker_that_replaces_a_dead_one(
    desk: Desk, qtbot: QtBot
) -> None:
    document = desk.open(DEMO)
    qtbot.waitUntil(lambda: bool(document.page_count), timeout=PATIENCE_MS)
    drawn: set[DrawTile] = set()
    document.tile_drawn.connect(lambda tile, _data: drawn.add(tile))
    sizes = document.sizes
    small = [
        thumbnail_tile(document.number, at, sizes[at], 1.0, night=False)
        for at in range(12)
    ]
    strike(desk._pages.door.pid, signal.SIGKILL)
    document.ask_thumbnails(small)

    qtbot.waitUntil(lambda: set(small) <= drawn, timeout=PATIENCE_MS)


def test_the_ground_follows_the_theme(look: Look, pages: ThumbnailList) -> None:
    grounds = []
    for theme in (Theme.DARK, Theme.LIGHT):
        look.set_theme(theme)
        grounds += colours_at(pages, QPoint(2, 2))

    assert grounds == [DARK.alt.lower(), LIGHT.alt.lower()]
