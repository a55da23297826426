"""Which quotes are the same: those that came before are not added again."""

from dataclasses import replace

import pytest

from locator.evidence.record import Record
from locator.quote import Quote
from reader.session.quote_entry import QuoteEntry
from reader.session.same_quotes import SameQuotes


def pasted(text: str, page: str | None = None, claim: str = "") -> QuoteEntry:
    return QuoteEntry(0, Quote(text, page, claim=claim))


def of_file(
    text: str, name: str = "", claim_name: str = "", document: str = ""
) -> QuoteEntry:
    record = Record(Quote(text), 1, name=name, claim_name=claim_name, document=document)
    return QuoteEntry(0, record.quote, record=record)


@pytest.mark.parametrize(
    ("one", "other", "same", "why"),
    [
        (pasted("warm air"), pasted(" warm\n air "), True, "spaces say nothing"),
        (pasted("warm air"), pasted("Warm air"), False, "letters do"),
        (pasted("warm air", "4"), pasted("warm air", "5"), False, "another page"),
        (pasted("warm air", claim="A"), pasted("warm air"), True, "of no claim"),
        (pasted("warm air"), pasted("warm air", claim="A"), False, "of a claim"),
        (of_file("warm air", "q1"), of_file("warm air", "q2"), False, "two records"),
        (of_file("warm air", "q1"), of_file("warm air", "q1"), True, "read again"),
        (of_file("warm air", "q1"), pasted("warm air"), True, "pasted as well"),
        (of_file("a", "", "c1"), of_file("a", "", "c2"), False, "for two claims"),
        (of_file("a", "", "", "x.pdf"), of_file("a", "", "", "y.pdf"), False, "papers"),
        (of_file("a", "", "", "x.pdf"), of_file("a", "", "", "X.PDF"), True, "a name"),
    ],
)
def test_what_makes_quotes_the_same(
    one: QuoteEntry,
    other: QuoteEntry,
    same: bool,
    why: str,
) -> None:
    known = SameQuotes([replace(one, id=7)])

    assert known.find(other) == (7 if same else None), why
    assert known.add(other) != same


def test_a_quote_that_was_edited_is_known_by_what_its_file_has() -> None:
    entry = of_file("warm air", "q1")
    edited = replace(entry, id=3, quote=Quote("cold air"))

    assert SameQuotes([edited]).find(entry) == 3
