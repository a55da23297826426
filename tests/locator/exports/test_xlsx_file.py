"""Spreadsheets as we write them."""

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from locator.evidence.read import evidence_in
from locator.evidence.record import Evidence, Record
from locator.exports.xlsx_file import write
from locator.quote import Quote
from tests.checked_evidence import NoDrawings, checked_of, placed

SHEET = "xl/worksheets/sheet1.xml"


def written(text: str) -> bytes:
    record = Record(Quote(text), 1)
    checked = checked_of(Evidence((record,)), [placed(record.quote, 1)])
    return write(checked, NoDrawings())


def sheet(text: str) -> str:
    with ZipFile(BytesIO(written(text))) as file:
        return file.read(SHEET).decode()


def test_a_formula_is_a_string() -> None:
    xml = sheet("=cmd()")

    assert '<t xml:space="preserve">=cmd()</t>' in xml
    assert "<f>" not in xml


def test_pages_are_numbers() -> None:
    assert "<v>2</v>" in sheet("some words")


def test_the_header_is_bold_and_stays() -> None:
    xml = sheet("some words")

    assert '<c r="A1" s="1"' in xml
    assert 'state="frozen"' in xml


def test_a_text_is_as_long_as_a_cell_holds() -> None:
    (record,) = evidence_in(Path("a.xlsx"), written("word " * 10_000)).records

    assert len(record.quote.text) == 32_767
    assert record.quote.text.endswith("…")


def test_the_same_table_is_the_same_file() -> None:
    assert written("some words") == written("some words")
