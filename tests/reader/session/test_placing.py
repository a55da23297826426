"""Quotes put where a person says that they stand, with real workers."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.evidence.record import Evidence, Record
from locator.placement import PagePlacement
from locator.quote import Quote
from locator.span import Span
from reader.session.document import SessionDocument
from tests.pdfs import page_of, write_pdf
from tests.reader.session.conftest import Parts

PATIENCE_MS = 30_000
SENTENCE = "The loss of capacity over 200 cycles was not significant."
OTHER = "The loss of capacity was not significant in dry air."


def opened(parts: Parts, qtbot: QtBot, path: Path, *texts: str) -> SessionDocument:
    document = parts.desk.open(write_pdf(path, [page_of(text) for text in texts]))
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    return document


def answered(parts: Parts, qtbot: QtBot, quote_id: int) -> None:
    def has_answer() -> bool:
        entry = parts.quotes.entry(quote_id)
        return bool(entry and entry.located)

    qtbot.waitUntil(has_answer, timeout=PATIENCE_MS)


def words(text: str, page_index: int = 0) -> tuple[PagePlacement, ...]:
    """Return the place of a page's first words."""
    return (PagePlacement(page_index, (Span(0, len(text)),), ()),)


@pytest.mark.parametrize(
    ("quote", "status"),
    [
        (SENTENCE, "verbatim"),
        ("The loss of capacity over 200 cycles was significant.", "altered"),
    ],
)
def test_the_place_is_the_persons_and_the_status_the_machines(
    parts: Parts, qtbot: QtBot, tmp_path: Path, quote: str, status: str
) -> None:
    document = opened(parts, qtbot, tmp_path / "a.pdf", OTHER, SENTENCE)
    (quote_id,) = parts.acts.add(
        [
            Quote("Nothing like this stands there."),
        ]
    )
    answered(parts, qtbot, quote_id)
    parts.acts.edit(quote_id, quote)
    answered(parts, qtbot, quote_id)
    with qtbot.waitSignal(parts.placing.placed, timeout=PATIENCE_MS):
        parts.placing.attach(quote_id, document, words(SENTENCE, 1))
    entry = parts.quotes.entry(quote_id)

    assert entry is not None
    assert (entry.status, entry.page_index) == (status, 1)
    assert entry.remark is not None
    assert entry.located is not None
    assert entry.located.confidence is None
    assert entry.located.placements[0].pages[0].quads


def test_a_place_given_by_a_person_is_not_searched_for_again(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    opened(parts, qtbot, tmp_path / "a.pdf", SENTENCE)
    (quote_id,) = parts.acts.add([Quote(SENTENCE)])
    answered(parts, qtbot, quote_id)
    parts.acts.reject(quote_id)
    parts.locating.set_current(opened(parts, qtbot, tmp_path / "b.pdf", SENTENCE))
    (later,) = parts.acts.add([Quote(OTHER)])
    answered(parts, qtbot, later)
    entry = parts.quotes.entry(quote_id)

    assert entry is not None
    assert (entry.status, entry.page_index) == ("not_found", None)


def test_a_quote_that_is_located_again_is_the_machines_again(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    opened(parts, qtbot, tmp_path / "a.pdf", SENTENCE)
    (quote_id,) = parts.acts.add([Quote(SENTENCE)])
    answered(parts, qtbot, quote_id)
    parts.acts.reject(quote_id)
    parts.locating.locate_again([quote_id])
    answered(parts, qtbot, quote_id)
    entry = parts.quotes.entry(quote_id)

    assert entry is not None
    assert (entry.status, entry.placed_by, entry.remark) == ("verbatim", "", None)


def test_a_quote_is_searched_only_in_the_document_that_its_file_names(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    opened(parts, qtbot, tmp_path / "a.pdf", SENTENCE)
    other = opened(parts, qtbot, tmp_path / "b.pdf", SENTENCE)
    records = tuple(
        Record(Quote(SENTENCE, str(number)), number, document=name)
        for number, name in ((1, "b.pdf"), (2, "c.pdf"))
    )
    first, second = parts.acts.add_evidence(tmp_path / "e.json", Evidence(records))
    answered(parts, qtbot, first)
    waits = parts.quotes.entry(second)
    opened(parts, qtbot, tmp_path / "c.pdf", SENTENCE)
    answered(parts, qtbot, second)
    found, came = parts.quotes.entry(first), parts.quotes.entry(second)

    assert waits is not None
    assert (waits.located, waits.needs) == (None, "c.pdf")
    assert found is not None
    assert found.document == other.number
    assert came is not None
    assert (came.status, came.needs) == ("verbatim", "")
