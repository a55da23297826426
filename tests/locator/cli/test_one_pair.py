"""What is said beside the table of one evidence file."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from locator.cli.checking import Manner, Task
from locator.cli.one_pair import notes
from locator.evidence.formats import Detected, Format
from locator.evidence.record import Evidence, Record
from locator.quote import Quote
from tests.locator.cli.conftest import Qlocate
from tests.pdfs import page_of, write_pdf

MANNER = Manner(datetime(2026, 12, 1, tzinfo=UTC))
UNSURE = Detected(Format.PLAIN, sure=False, others=(Format.MARKDOWN,))


def said(tmp_path: Path, *names: str, detected: Detected | None = None) -> list[str]:
    pdf = write_pdf(
        tmp_path / "a.pdf", [page_of("Words.")], metadata={"title": "On films"}
    )
    records = tuple(Record(Quote("words"), 1, document=name) for name in names)
    evidence = Evidence(records, detected=detected)
    return list(notes(Task(Path("e.md"), evidence, "", (pdf,)), MANNER))


@pytest.mark.parametrize("name", ["a.pdf", "A", "on films", ""])
def test_nothing_is_said_of_a_paper_that_is_called_as_it_is(
    tmp_path: Path, name: str
) -> None:
    assert said(tmp_path, name) == []


def test_another_name_of_the_paper_is_said(tmp_path: Path) -> None:
    assert said(tmp_path, "Halden 2024", "") == [
        "e.md: names Halden 2024; checked against a.pdf."
    ]


def test_a_format_that_is_not_sure_is_said(tmp_path: Path) -> None:
    (line,) = said(tmp_path, detected=UNSURE)

    assert "read as plain, which is not sure" in line


def test_what_the_columns_of_a_table_hold_can_be_said(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    table = tmp_path / "e.csv"
    table.write_text("A,B\nused as cast,zebra\n", "utf-8")

    unsaid = qlocate("verify", paper, table)
    said = qlocate("verify", paper, table, "--columns", "quote=A")

    assert unsaid.code == 2
    assert "--columns" in unsaid.err
    assert said.code == 0


def test_what_was_guessed_about_a_file_is_told(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = tmp_path / "e.txt"
    evidence.write_bytes("“used as cast” (p. 1), schön größer über".encode("cp1252"))

    answer = qlocate("verify", paper, evidence)

    assert "the encoding is not marked" in answer.err
