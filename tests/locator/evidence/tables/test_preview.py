"""The beginning of a table, for whoever is to say what its columns hold."""

from pathlib import Path

import pytest

from locator.errors import FileError
from locator.evidence.tables.preview import TablePreview, preview_of
from tests.spreadsheets import sheet, workbook

FIRST = "The film was kept in dry air for a week."
OTHER = "Another long text stands in this column."


@pytest.mark.parametrize(
    "data",
    [
        f"A,B\n{FIRST},{OTHER}\n".encode(),
        workbook({"One": sheet(("A", "B"), (FIRST, OTHER))}),
    ],
    ids=["csv", "xlsx"],
)
def test_a_table_is_shown_with_what_is_likely(data: bytes) -> None:
    preview = preview_of(Path("a.table"), data)

    assert preview == TablePreview(("A", "B"), ((FIRST, OTHER),), {"quote": 0})


def test_headers_that_are_ours_are_said_to_be() -> None:
    rows = "".join(f"{FIRST} {at},{OTHER} {at}\n" for at in range(4))
    preview = preview_of(Path("a.csv"), rows.encode())

    assert preview.headers == ("column 1", "column 2")
    assert not preview.are_given


def test_only_the_first_rows_are_shown() -> None:
    data = "quote,page\n" + "".join(f"{FIRST} {at},{at}\n" for at in range(50))

    assert len(preview_of(Path("a.csv"), data.encode()).rows) == 5


def test_a_workbook_without_a_table_says_so() -> None:
    with pytest.raises(FileError):
        preview_of(Path("a.xlsx"), workbook({"One": sheet()}))
