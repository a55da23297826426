"""What the columns of a table may hold, and how sure that is."""

import pytest

from locator.evidence.tables.choice import ColumnChoice
from locator.evidence.tables.columns import SURE, ColumnMapping, mapping_of
from locator.evidence.tables.roles import Role
from locator.evidence.tables.row import Row

FELL = "The cost per tonne fell by a third."
ROSE = "The yield rose by half in most years."


def mapping(*rows: tuple[str, ...], choice: str = "") -> ColumnMapping:
    columns = ColumnChoice.parsed(choice) if choice else None
    return mapping_of([Row(at, row) for at, row in enumerate(rows, 1)], columns)


def roles(found: ColumnMapping) -> dict[int, Role]:
    return {guess.column: guess.role for guess in found.guesses}


@pytest.mark.parametrize(
    ("header", "role"),
    [
        ("Verbatim_Quote", Role.QUOTE),
        ("quoteText", Role.QUOTE),
        ("Quote 3", Role.QUOTE),
        ("Wörtliches Zitat", Role.QUOTE),
        ("引文", Role.QUOTE),
    ],
)
def test_headers_are_known_however_they_are_spelled(header: str, role: Role) -> None:
    assert roles(mapping((header, "foo"), (FELL, "x"), (ROSE, "y"))) == {0: role}


@pytest.mark.parametrize(
    ("header", "cells", "role", "reason"),
    [
        ("Page", ("3", "4"), Role.PAGE, "pages"),
        ("Location", ("3", "iv"), Role.PAGE, "a vague word, but pages"),
        ("No.", ("1", "2"), Role.NAME, "numbers of quotes"),
        ("Question", ("Is it?", "Is it not?"), Role.CLAIM, "what is asked"),
        ("foo", ("a.pdf", "b.pdf"), Role.DOCUMENT, "no word, but names of files"),
    ],
)
def test_content_and_header_agree(
    header: str, cells: tuple[str, str], role: Role, reason: str
) -> None:
    found = mapping(("Quote", header), (FELL, cells[0]), (ROSE, cells[1]))

    assert roles(found)[1] == role, reason


@pytest.mark.parametrize(
    ("header", "cells", "reason"),
    [
        ("Location", ("in the hall", "outside of it"), "no pages"),
        ("Id", ("A", "A"), "two of the same name"),
        ("Claim", ("1", "2"), "numbers say nothing"),
        ("foo", ("3", "4"), "numbers may be anything"),
        ("Page index", ("in front", "behind it"), "no pages"),
    ],
)
def test_what_does_not_agree_is_offered_only(
    header: str, cells: tuple[str, str], reason: str
) -> None:
    found = mapping(("Quote", header), (FELL, cells[0]), (ROSE, cells[1]))

    assert roles(found) == {0: Role.QUOTE}, reason
    assert [guess.column for guess in found.offered] == [1], reason
    assert found.offered[0].confidence < SURE


def test_of_two_that_are_as_sure_neither_is_taken() -> None:
    found = mapping(("Quote", "Page", "Seite"), (FELL, "3", "4"), (ROSE, "5", "6"))

    assert roles(found) == {0: Role.QUOTE}
    assert {guess.role for guess in found.offered} == {Role.PAGE}


def test_what_a_person_says_is_taken() -> None:
    rows = (("Quote", "foo", "Page"), (FELL, ROSE, "3"))

    assert roles(mapping(*rows, choice="quote=foo,page=")) == {1: Role.QUOTE}


def test_titles_stand_for_documents_where_a_review_tool_names_them() -> None:
    header = ("Title", "Supporting quotes for Cost")

    assert roles(mapping(header, ("A film", FELL))) == {
        0: Role.DOCUMENT,
        1: Role.QUOTE,
    }


def test_nothing_has_no_columns() -> None:
    assert mapping() == ColumnMapping((), 0, ())
