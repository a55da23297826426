"""Rows of CSV, as programs and people write them."""

import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.evidence.tables.csv_rows import Dialect, csv_rows
from locator.evidence.tables.row import Row

CELLS = st.text(st.sampled_from('ab ,;"\n'), max_size=6)
TABLES = st.lists(
    st.lists(CELLS, min_size=2, max_size=4).filter(
        lambda row: any(map(str.strip, row))
    ),
    max_size=4,
)


def rows(text: str, dialect: Dialect | None = None) -> list[Row]:
    return list(csv_rows(text, dialect or Dialect(",")))


@given(TABLES, st.sampled_from(",;\t|"), st.booleans())
def test_what_a_program_writes_is_read_as_it_was(
    table: list[list[str]], separator: str, marked: bool
) -> None:
    written = StringIO()
    writer = csv.writer(
        written,
        delimiter=separator,
        quoting=csv.QUOTE_ALL if marked else csv.QUOTE_MINIMAL,
        lineterminator="\n",
    )
    writer.writerows(table)

    found = rows(written.getvalue(), Dialect(separator))

    assert [list(row.cells) for row in found] == table
    assert all(row.is_finished for row in found)


@given(TABLES)
def test_every_row_has_the_line_at_which_it_begins(table: list[list[str]]) -> None:
    written = StringIO()
    begins = []
    for row in table:
        begins.append(written.getvalue().count("\n") + 1)
        csv.writer(written, quoting=csv.QUOTE_ALL, lineterminator="\n").writerow(row)

    assert [row.line for row in rows(written.getvalue())] == begins


@given(st.text(st.sampled_from('a,"\n\\ '), max_size=40), st.booleans())
def test_no_text_makes_it_stumble(text: str, is_escaped: bool) -> None:
    found = rows(text, Dialect(",", is_escaped))

    lines = [row.line for row in found]
    assert lines == sorted(set(lines))
    assert all(1 <= line <= text.count("\n") + 1 for line in lines)


@pytest.mark.parametrize(
    ("text", "cells", "reason"),
    [
        ('a,"he said "yes" to",c', ("a", 'he said "yes" to', "c"), "marks not doubled"),
        ('a, "b, c" ,d', ("a", "b, c", "d"), "spaces around the marks"),
        ('a,5" wide,c', ("a", '5" wide', "c"), "a mark inside of a plain cell"),
        ('a,"",c', ("a", "", "c"), "an empty cell in marks"),
        ('a,"b\n\nc",d', ("a", "b\n\nc", "d"), "an empty line in a cell"),
    ],
)
def test_a_row_is_read_as_it_was_meant(
    text: str, cells: tuple[str, ...], reason: str
) -> None:
    (row,) = rows(text)

    assert row.cells == cells, reason
    assert row.is_finished, reason


def test_a_mark_that_is_never_closed_costs_its_own_line() -> None:
    found = rows('1,"open\n2,"closed"\n3,plain\n')

    assert [row.is_finished for row in found] == [False, True, True]
    assert found[1].cells == ("2", "closed")


def test_marks_that_are_words_are_kept_where_none_are_used() -> None:
    found = rows('"We" said\t1\n"You" do\t2\n', Dialect("\t", width=2))

    assert [row.cells for row in found] == [('"We" said', "1"), ('"You" do', "2")]
    assert all(row.is_finished for row in found)


def test_marks_may_be_escaped() -> None:
    (row,) = rows(r'"he said \"yes\", so",b', Dialect(",", is_escaped=True))

    assert row.cells == ('he said "yes", so', "b")


def test_a_place_in_a_cell_has_its_line() -> None:
    row = Row(4, ("a\nb", "c\nd"))

    assert row.line_of(1) == 5
    assert row.line_of(1, 2) == 6


def test_rows_of_a_spreadsheet_are_numbered_by_themselves() -> None:
    assert Row(4, ("a\nb", "c\nd"), has_lines=False).line_of(1, 2) == 4
