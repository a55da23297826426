"""What is lit on a document: its own quotes, in step with the list."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.located import Comparison, Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.status import Status
from reader.session.document import SessionDocument
from reader.session.lighting import Lighting, highlights_of
from reader.session.quote_entry import QuoteEntry
from tests.reader.session.conftest import Parts

QUOTES = [Quote(f"Sentence number {number} stands here.") for number in range(3)]


def on_page(*pages: int, status: Status = Status.VERBATIM) -> Located:
    """Return an answer with one place on each of some pages."""
    places = (Placement(1.0, "", (PagePlacement(at, (), ()),)) for at in pages)
    differing = (PagePlacement(pages[0], (), ()),)
    comparison = Comparison(differing=differing)
    return Located(QUOTES[0], status, tuple(places), comparison=comparison)


@pytest.fixture
def lighting(parts: Parts) -> Lighting:
    return Lighting(parts.desk, parts.quotes)


@pytest.fixture
def document(parts: Parts, lighting: Lighting, tmp_path: Path) -> SessionDocument:
    """A document that nobody can open: for what is lit, none of it is needed."""
    assert lighting is not None
    return parts.desk.open(tmp_path / "gone.pdf")


def lit(document: SessionDocument) -> list[tuple[int, int]]:
    return [(each.quote_id, each.page_index) for each in document.highlights]


def test_a_document_is_lit_by_its_own_quotes_in_the_order_of_pages(
    parts: Parts, qtbot: QtBot, document: SessionDocument, tmp_path: Path
) -> None:
    other = parts.desk.open(tmp_path / "other.pdf")
    first, second, third = parts.quotes.add(QUOTES)
    parts.quotes.set_located(first, on_page(5), document.number)
    parts.quotes.set_located(second, on_page(2), document.number)
    parts.quotes.set_located(third, on_page(3), other.number)
    qtbot.waitUntil(lambda: bool(other.highlights))

    assert lit(document) == [(second, 2), (first, 5)]
    assert lit(other) == [(third, 3)]


def test_a_quote_that_is_searched_for_again_or_deleted_is_dark(
    parts: Parts, qtbot: QtBot, document: SessionDocument
) -> None:
    ids = parts.quotes.add(QUOTES)
    for quote_id in ids:
        parts.quotes.set_located(quote_id, on_page(0), document.number)
    qtbot.waitUntil(lambda: len(document.highlights) == 3)
    parts.quotes.set_searching(ids[0])
    parts.quotes.remove(ids[1:2])
    qtbot.waitUntil(lambda: len(document.highlights) == 1)

    assert lit(document) == [(ids[2], 0)]


def test_differences_are_marked_only_where_there_is_one_place() -> None:
    one = QuoteEntry(1, QUOTES[0], on_page(4, status=Status.ALTERED), 1)
    (alone,) = highlights_of(one)
    several = QuoteEntry(1, QUOTES[0], on_page(4, 4), 1, chosen=1)
    numbered = [(each.place, each.chosen) for each in highlights_of(several)]

    assert (alone.place, alone.chosen) == (0, True)
    assert numbered == [(1, False), (2, True)]
