"""In which open documents quotes are searched."""

from pathlib import Path

import pytest

from locator.evidence.record import Record
from locator.quote import Quote
from reader.session.assigning import Assigning
from reader.session.document import SessionDocument
from reader.session.quote_entry import QuoteEntry


def document(number: int, name: str, title: str = "") -> SessionDocument:
    document = SessionDocument(number, Path("/papers") / name)
    document.title = title
    return document


def quote(names: str, evidence: str = "/papers/answers.json") -> QuoteEntry:
    given = Quote("words")
    return QuoteEntry(
        0, given, record=Record(given, 1, document=names), evidence=evidence
    )


OPEN = [document(1, "halden-2024.pdf"), document(2, "sato.pdf", "Films in Humid Air")]
SEVERAL = [quote("halden-2024.pdf"), quote("sato.pdf"), quote("brandt.pdf")]


@pytest.mark.parametrize(
    ("entry", "numbers", "needs", "why"),
    [
        (QuoteEntry(0, Quote("words")), [1, 2], "", "nothing is named"),
        (quote(""), [1, 2], "", "nothing is named"),
        (quote("sato.pdf"), [2], "", "a file"),
        (quote("Sato"), [2], "", "a file, otherwise spelt"),
        (quote("books/SATO.PDF"), [2], "", "a file with its folder"),
        (quote("films in  humid air"), [2], "", "a title"),
        (quote("brandt.pdf"), [], "brandt.pdf", "not open"),
        (quote("humid air"), [], "humid air", "half a title is none"),
        (
            quote("old-name.pdf", "/b.md"),
            [1, 2],
            "",
            "the only one that its file names",
        ),
    ],
)
def test_a_quote_is_searched_where_its_file_says(
    entry: QuoteEntry, numbers: list[int], needs: str, why: str
) -> None:
    assigning = Assigning([*SEVERAL, entry], OPEN)

    assert list(assigning.numbers_for(entry)) == numbers, why
    assert assigning.needs(entry) == needs, why


def test_nothing_is_needed_before_a_document_is_open() -> None:
    assert Assigning(SEVERAL, []).needs(SEVERAL[0]) == ""
