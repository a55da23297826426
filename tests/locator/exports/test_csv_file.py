"""CSV for spreadsheet programs, which must find no formula in it."""

import codecs
import csv
from io import StringIO

import pytest
from hypothesis import given

from locator.evidence.record import Evidence, Record
from locator.exports.csv_file import write
from locator.quote import Quote
from tests.checked_evidence import WORDS, NoDrawings, checked_of


def cells_of(text: str) -> list[str]:
    """Return the cells of the row of a quote."""
    evidence = Evidence((Record(Quote(text), 1),))
    written = write(checked_of(evidence), NoDrawings()).decode("utf-8-sig")
    return list(csv.reader(StringIO(written)))[1]


@pytest.mark.parametrize(
    "text",
    [
        "=cmd|'/c calc'!A0",
        "+1 more",
        "-5 °C was measured",
        "@SUM(1)",
        "\t=1",
        "＝1+1",
        "'=1",
    ],
)
def test_no_cell_is_a_formula(text: str) -> None:
    assert f"'{text}" in cells_of(text)


@given(WORDS)
def test_no_cell_begins_like_a_formula(text: str) -> None:
    assert not [cell for cell in cells_of(text) if cell[:1] in tuple("=+-@\t\r\n")]


def test_words_stay_as_they_are() -> None:
    assert '\'tis 5-fold, "so" to say' in cells_of('\'tis 5-fold, "so" to say')


def test_spreadsheet_programs_know_that_it_is_utf_8() -> None:
    assert write(checked_of(Evidence()), NoDrawings()).startswith(codecs.BOM_UTF8)
