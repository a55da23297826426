"""What rows know about the document, and when they hear of it."""

from array import array
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.glyphs import PageGlyphs
from reader.quotes.watch import Watch
from reader.session.document import SessionDocument
from reader.session.quotes import Quotes
from tests.reader.quotes import examples

PAGE = "Water at these\nloadings, it forms a layer"


def glyphs(text: str) -> PageGlyphs:
    numbers, counts = array("d"), array("l")
    return PageGlyphs(text, numbers, numbers, numbers, counts, counts, numbers)


@pytest.fixture
def watch(quotes: Quotes, document: SessionDocument) -> Watch:
    watch = Watch(quotes)
    watch.set_document(document)
    return watch


def test_it_knows_the_document_that_is_shown(watch: Watch) -> None:
    around = watch.around

    assert (around.document, around.name, around.reading) == (
        1,
        "Halden 2024",
        (12, 12),
    )
    assert around.label_of(3) == "1047"
    assert tuple(around.without_text) == (8,)


def test_without_document_it_knows_nothing(watch: Watch) -> None:
    watch.set_document(None)

    assert (watch.around.document, watch.around.labels) == (0, ())


def test_a_document_behind_another_tab_is_still_known(
    watch: Watch, document: SessionDocument, qtbot: QtBot
) -> None:
    watch.set_document(SessionDocument(2, Path("brandt.pdf")))
    with qtbot.waitSignal(watch.changed):
        document.set_page_read(9, usable=False)
    other = watch.around.at(1)

    assert (watch.around.name, other.name) == ("brandt.pdf", "Halden 2024")
    assert tuple(other.without_text) == (8, 9)


def test_a_document_that_was_closed_is_no_longer_heard(
    watch: Watch, document: SessionDocument, qtbot: QtBot
) -> None:
    watch.set_document(SessionDocument(2, Path("brandt.pdf")))
    watch.set_names({2: "Brandt"})
    with qtbot.assertNotEmitted(watch.changed, wait=150):
        document.set_page_read(9, usable=False)

    assert watch.around.at(1).name == ""


def test_many_news_are_told_together(
    watch: Watch, document: SessionDocument, qtbot: QtBot
) -> None:
    told: list[int] = []
    watch.changed.connect(lambda: told.append(1))
    for page in range(10):
        document.set_page_read(page, usable=page != 7)

    qtbot.waitUntil(lambda: bool(told))
    assert told == [1]
    assert tuple(watch.around.without_text) == (7, 8)


def test_the_page_of_an_ellipsis_is_asked_for_and_its_words_are_counted(
    watch: Watch, quotes: Quotes, document: SessionDocument, qtbot: QtBot
) -> None:
    asked: list[int] = []
    document.glyphs_wanted.connect(asked.append)
    entry = examples.elided()
    quotes.insert(0, [examples.searching()])
    assert entry.located
    quotes.set_located(quotes.entries[0].id, entry.located, 1)
    with qtbot.waitSignal(watch.changed):
        document.set_glyphs(3, glyphs(PAGE))

    assert asked == [3]
    assert watch.around.left_out(quotes.entries[0]) == ("at these loadings,",)
    assert watch.around.left_out_words(quotes.entries[0]) == 3


def test_other_pages_are_not_kept(
    watch: Watch, quotes: Quotes, document: SessionDocument, qtbot: QtBot
) -> None:
    quotes.insert(0, [examples.elided()])
    with qtbot.assertNotEmitted(watch.changed, wait=150):
        document.set_glyphs(5, glyphs(PAGE))

    assert watch.around.page_texts == {}


def test_pages_that_are_here_are_taken_at_once(
    quotes: Quotes, document: SessionDocument
) -> None:
    document.set_glyphs(3, glyphs(PAGE))
    quotes.insert(0, [examples.elided()])
    watch = Watch(quotes)
    watch.set_document(document)

    assert watch.around.left_out_words(quotes.entries[0]) == 3


def test_words_of_another_document_are_not_guessed(watch: Watch) -> None:
    elsewhere = watch.around.at(2)

    assert elsewhere.left_out(examples.elided()) is None


def test_names_are_told(watch: Watch, qtbot: QtBot) -> None:
    with qtbot.waitSignal(watch.changed):
        watch.set_names({1: "Halden", 2: "Brandt"})

    assert watch.around.name_of(2) == "Brandt"
