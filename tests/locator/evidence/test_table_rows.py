"""Rows of tables in texts."""

import pytest

from locator.evidence.block import Block, Kind, Row
from locator.evidence.record import Fault
from locator.evidence.table_rows import TableRow, table_rows


def rows_of(*rows: tuple[str, ...], claim: str = "") -> list[TableRow]:
    block = Block(
        Kind.TABLE, "", 1, rows=tuple(Row(row, at) for at, row in enumerate(rows, 1))
    )
    return list(table_rows(block, claim))


def texts_of(rows: list[TableRow]) -> list[list[str]]:
    return [[each.text for each in row.quotes] for row in rows]


@pytest.mark.parametrize(
    ("rows", "expected", "reason"),
    [
        ((("Quote",), ("it is so",)), [["it is so"]], "a column for quotes"),
        ((("Zitat",), ("es ist so",)), [["es ist so"]], "in another language"),
        ((("a", "b"), ("say “it is so”", "c")), [["it is so"]], "marks alone"),
        ((("it is so",),), [["it is so"]], "a single column"),
        ((("Quote",), ("it is<br>so",)), [["it is\nso"]], "a break in a cell"),
        (
            (("A table", ""), ("Quote", "Page"), ("it is so", "4")),
            [["it is so"]],
            "two",
        ),
    ],
)
def test_quotes_are_found(
    rows: tuple[tuple[str, ...], ...], expected: list[list[str]], reason: str
) -> None:
    assert texts_of(rows_of(*rows)) == expected, reason


def test_other_cells_say_more_about_it() -> None:
    head = ("Claim", "Quote", "Page", "Document", "Note", "Colour")
    (row,) = rows_of(head, ("It is wet", "it is so", "4", "a.pdf", "check", "red"))

    assert row.line == 2
    assert row.around.claim == "It is wet"
    assert row.around.place.page == "4"
    assert row.around.place.document == "a.pdf"
    assert row.around.note == "check"
    assert row.around.others == {"Colour": "red"}


def test_a_row_without_a_claim_supports_that_above() -> None:
    rows = rows_of(
        ("Claim", "Quote"), ("", "a b"), ("It", "c d"), ("", "e f"), claim="Up"
    )

    assert [row.around.claim for row in rows] == ["Up", "It", "It"]


@pytest.mark.parametrize("cell", ["", "-", "n/a", "none"])
def test_a_row_without_a_quote_is_told(cell: str) -> None:
    (row,) = rows_of(("Claim", "Quote"), ("It is wet", cell))

    assert [flaw.fault for flaw in row.flaws] == [Fault.EMPTY_QUOTE]
