"""Locating while documents come and go, and when a person stops it."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from locator.quote import Quote
from reader.protocol import Locate
from tests.pdfs import page_of, write_pdf
from tests.reader.session.conftest import Parts

PATIENCE_MS = 30_000
NOWHERE = Quote("A sentence that stands in none of these papers at all.")


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
    parts.locating.locate_again([quote_id])

    assert not asked
    qtbot.waitUntil(
        lambda: parts.quotes.entries[0].status == "verbatim", timeout=PATIENCE_MS
    )


def test_an_edited_quote_gets_the_answer_about_its_new_words(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    write_pdf(tmp_path / "one.pdf", [page_of("Every word of this stands here.")])
    document = parts.desk.open(tmp_path / "one.pdf")
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    (quote_id,) = parts.quotes.add([NOWHERE])
    under_way = parts.text.has(Locate(document.number, NOWHERE))
    parts.quotes.set_quote(quote_id, Quote("Every word of this stands here."))
    seen: list[str] = []
    parts.quotes.changed.connect(
        lambda row: seen.append(parts.quotes.entries[row].status)
    )
    qtbot.waitUntil(lambda: bool(seen), timeout=PATIENCE_MS)

    assert under_way
    assert seen == ["verbatim"]
