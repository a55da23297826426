"""Tables of evidence files that were checked, and what reads them back."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from locator.checked import Checked
from locator.claim import Claim, Judgement, Verdict
from locator.evidence.read import evidence_in
from locator.evidence.record import Evidence, Record
from locator.exports import csv_file, xlsx_file
from locator.exports.tables import table_of
from locator.located import Located
from locator.quote import Quote
from locator.status import Difference, Kind, Status
from tests.checked_evidence import NoDrawings, checked_of, evidences, placed

FELL = Record(Quote("The cost fell by a third.", "12", claim="It is cheap."), 1, "A1")


def row_of(checked: Checked) -> dict[str, object]:
    """Return the first row, by its headers."""
    table = table_of(checked)
    return dict(zip(table.headers, table.rows[0], strict=True))


@pytest.mark.parametrize("name", ["a.csv", "a.xlsx"])
@given(evidence=evidences().filter(lambda each: bool(each.records or each.claims)))
def test_a_table_that_is_read_back_says_the_same(name: str, evidence: Evidence) -> None:
    checked = checked_of(evidence)
    write = csv_file.write if name == "a.csv" else xlsx_file.write

    read = evidence_in(Path(name), write(checked, NoDrawings()))

    assert said(checked_of(read)) == said(checked)
    assert not read.bad_records


def said(checked: Checked) -> list[object]:
    """Return all that a table keeps of claims and quotes, in their order."""
    return [
        (claim.claim, [(each.name, record_of(each.record)) for each in claim.quotes])
        for claim in checked.claims
    ]


def record_of(record: Record) -> tuple[object, ...]:
    quote = replace(record.quote, claim="")  # its words are the claim's
    given = (record.claim_name, record.document, record.note, record.model, record.run)
    return (quote, *given, dict(record.others))


def test_a_row_says_where_a_quote_stands() -> None:
    checked = checked_of(Evidence((FELL,)), [placed(FELL.quote, 2)])

    assert row_of(checked) == {
        "Claim no.": 1,
        "Claim": "It is cheap.",
        "Verdict": "",
        "Verdict note": "",
        "Quote id": "A1",
        "Quote": "The cost fell by a third.",
        "Status": "verbatim",
        "Differences": "",
        "Page": 3,
        "Printed label": "1",
        "Document": "paper.pdf",
        "Source text": "The cost fell by a third.",
        "Confidence": 0.9877,
        "Given page": "12",
    }


def test_differences_are_said_in_words() -> None:
    differences = (
        Difference(Kind.NUMBER, "third", "half"),
        Difference(Kind.NEGATION, "", "not"),
        Difference(Kind.ADDITION, "very", ""),
        Difference(Kind.OMISSION, "", ""),
    )
    located = replace(placed(FELL.quote, 0), differences=differences)

    row = row_of(checked_of(Evidence((FELL,)), [located]))

    assert row["Differences"] == (
        'number: "third" where the source has "half"\n'
        'negation: the quote leaves out "not"\n'
        'addition: the quote adds "very"\n'
        "order: the source has these passages the other way round"
    )


def test_several_equal_places_are_all_named() -> None:
    places = (*placed(FELL.quote, 0).placements, *placed(FELL.quote, 3).placements)
    located = Located(FELL.quote, Status.AMBIGUOUS, places)

    row = row_of(checked_of(Evidence((FELL,)), [located]))

    assert row["Page"] == "1, 4"
    assert row["Printed label"] == "i, 2"


def test_what_a_record_has_besides_gets_columns_of_its_own() -> None:
    record = replace(FELL, note="see table", others={"score": 0.5, "Status": "new"})

    row = row_of(checked_of(Evidence((record,))))

    assert row["Note"] == "see table"
    assert row["score"] == "0.5"
    assert row["Status (given)"] == "new"


def test_a_claim_without_a_quote_has_a_row() -> None:
    judgement = Judgement(Verdict.UNCLEAR, "nothing found", "R. Lindholm")
    claim = Claim("It is cheap.", "C1", judgement)

    row = row_of(checked_of(Evidence(claims=(claim,))))

    assert row["Claim"] == "It is cheap."
    assert row["Verdict"] == "unclear"
    assert row["Quote"] == ""


def test_what_no_text_holds_is_shown() -> None:
    record = replace(FELL, quote=Quote("one\x00two\ud800 three\r\nfour"))

    assert row_of(checked_of(Evidence((record,))))["Quote"] == "one�two� three\nfour"
