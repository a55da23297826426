"""Locating while documents come and go, and when a person stops it."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.located import Located
from locator.quote import Quote
from locator.status import Status
from reader.protocol import LONGEST_QUOTE, Locate
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry
from tests.pdfs import page_of, write_pdf
from tests.reader.session.conftest import Parts

PATIENCE_MS = 30_000
NOWHERE = Quote("A sentence that stands in none of these papers at all.")
THERE = Quote("Every word of this stands here.")


@pytest.fixture
def papers(parts: Parts, qtbot: QtBot, tmp_path: Path) -> list[SessionDocument]:
    """Two papers that were read; only the second one says what `THERE` says."""
    opened = []
    for name, sentence in (("one", "Nothing of it is here."), ("two", THERE.text)):
        path = write_pdf(tmp_path / f"{name}.pdf", [page_of(sentence)])
        opened.append(parts.desk.open(path))
    qtbot.waitUntil(lambda: all(each.is_read for each in opened), timeout=PATIENCE_MS)
    return opened


def test_a_quote_is_answered_although_the_paper_searched_for_it_is_closed(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    papers = []
    for name in ("one.pdf", "other.pdf"):
        write_pdf(tmp_path / name, [page_of("Every word of this stands here.")])
        papers.append(parts.desk.open(tmp_path / name))
    qtbot.waitUntil(lambda: all(each.is_read for each in papers), timeout=PATIENCE_MS)
    parts.quotes.add([NOWHERE])
    under_way = Locate(papers[0].number, NOWHERE)
    assert parts.text.has(under_way)
    parts.desk.close(papers[0])
    parts.locating.set_current(papers[1])

    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].status == "not_found", timeout=PATIENCE_MS
    )
    assert parts.quotes.entries[0].document == papers[1].number


def test_what_was_stopped_waits_until_it_is_asked_for_again(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    write_pdf(tmp_path / "one.pdf", [page_of("Every word of this stands here.")])
    (quote_id,) = parts.quotes.add([Quote("Every word of this stands here.")])
    with qtbot.waitSignal(parts.desk.text_ready, timeout=PATIENCE_MS):
        document = parts.desk.open(tmp_path / "one.pdf")
    parts.locating.stop()
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    parts.locating.set_current(document)
    asked = parts.text.has(Locate(document.number, parts.quotes.entries[0].quote))
    was_stopped = parts.quotes.entries[0].stopped
    parts.locating.locate_again([quote_id])

    assert not asked
    assert was_stopped
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].status == "verbatim", timeout=PATIENCE_MS
    )


def test_a_new_quote_does_not_wake_those_that_were_stopped(
    parts: Parts, qtbot: QtBot, papers: list[SessionDocument]
) -> None:
    parts.quotes.add([NOWHERE])
    parts.locating.stop()
    parts.quotes.add([THERE])
    qtbot.waitUntil(
        lambda: parts.quotes.entries[1].status == "verbatim", timeout=PATIENCE_MS
    )

    assert papers
    assert [entry.stopped for entry in parts.quotes.entries] == [True, False]


def test_a_quote_whose_document_is_closed_is_searched_in_the_others(
    parts: Parts, qtbot: QtBot, papers: list[SessionDocument]
) -> None:
    parts.quotes.add([THERE])
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].document == papers[1].number,
        timeout=PATIENCE_MS,
    )
    parts.desk.close(papers[1])
    parts.locating.set_current(papers[0])

    assert parts.quotes.entries[0].status == "searching"
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].status == "not_found", timeout=PATIENCE_MS
    )
    assert parts.quotes.entries[0].document == papers[0].number


def test_an_answer_that_comes_back_after_its_document_was_closed_is_forgotten(
    parts: Parts, papers: list[SessionDocument]
) -> None:
    parts.desk.close(papers[1])
    answer = Located(THERE, Status.VERBATIM)
    parts.quotes.insert(0, [QuoteEntry(7, THERE, answer, papers[1].number)])

    (entry,) = parts.quotes.entries
    assert (entry.quote, entry.located, entry.document) == (THERE, None, 0)


@pytest.mark.parametrize(
    ("quote", "status", "set_aside"),
    [(THERE, "verbatim", False), (NOWHERE, "searching", True)],
)
def test_a_search_that_fails_in_one_document_goes_on_in_the_others(
    parts: Parts,
    qtbot: QtBot,
    papers: list[SessionDocument],
    quote: Quote,
    status: str,
    set_aside: bool,
) -> None:
    parts.locating.stop()
    parts.quotes.inserted.connect(
        lambda *_: parts.text.door.given_up.emit(1, Locate(papers[0].number, quote))
    )
    parts.quotes.add([quote])
    with qtbot.waitSignal(
        parts.locating.progressed,
        timeout=PATIENCE_MS,
        check_params_cb=lambda done, _count: bool(done == 1),
    ):
        pass
    entry = parts.quotes.entries[0]

    assert (entry.status, entry.set_aside) == (status, set_aside)


def test_a_quote_is_searched_for_again_after_the_search_was_given_up(
    parts: Parts, qtbot: QtBot, papers: list[SessionDocument]
) -> None:
    (quote_id,) = parts.quotes.add([THERE])
    for paper in papers:
        parts.text.door.given_up.emit(1, Locate(paper.number, THERE))
    was_aside = parts.quotes.entries[0].set_aside
    parts.locating.locate_again([quote_id])
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].status == "verbatim", timeout=PATIENCE_MS
    )

    assert was_aside
    assert not parts.quotes.entries[0].set_aside


def test_a_quote_that_is_too_long_is_not_asked_for(
    parts: Parts, papers: list[SessionDocument]
) -> None:
    quotes = [Quote("word " * (LONGEST_QUOTE // 5) + end) for end in ("", "!")]
    parts.quotes.add(quotes)
    asked = [parts.text.has(Locate(papers[0].number, each)) for each in quotes]

    assert [entry.set_aside for entry in parts.quotes.entries] == [False, True]
    assert asked == [True, False]


def test_an_edited_quote_gets_the_answer_about_its_new_words(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    write_pdf(tmp_path / "one.pdf", [page_of("Every word of this stands here.")])
    document = parts.desk.open(tmp_path / "one.pdf")
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    (quote_id,) = parts.quotes.add([NOWHERE])
    under_way = parts.text.has(Locate(document.number, NOWHERE))
    edited = QuoteEntry(quote_id, Quote("Every word of this stands here."))
    parts.quotes.set_quote(edited)
    seen: list[str] = []
    parts.quotes.changed.connect(
        lambda row: seen.append(parts.quotes.entries[row].status)
    )
    qtbot.waitUntil(lambda: bool(seen), timeout=PATIENCE_MS)

    assert under_way
    assert seen == ["verbatim"]


def test_what_was_not_found_is_searched_in_a_paper_that_is_opened_later(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    first = write_pdf(tmp_path / "one.pdf", [page_of("Nothing of it is here.")])
    parts.desk.open(first)
    parts.quotes.add([THERE, NOWHERE])
    qtbot.waitUntil(lambda: settled(parts) == ["not_found"] * 2, timeout=PATIENCE_MS)
    later = parts.desk.open(write_pdf(tmp_path / "two.pdf", [page_of(THERE.text)]))
    qtbot.waitUntil(
        lambda: settled(parts) == ["verbatim", "not_found"], timeout=PATIENCE_MS
    )

    assert parts.quotes.entries[0].document == later.number
    assert parts.quotes.entries[1].document != later.number
    assert not parts.text.has(Locate(later.number, NOWHERE))


def settled(parts: Parts) -> list[str]:
    return [entry.status for entry in parts.quotes.entries]
