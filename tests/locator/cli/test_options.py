"""What the command line says about pages that are pictures of text."""

import json
from pathlib import Path

import pytest

from tests.locator.cli.conftest import Qlocate
from tests.pdfs import page_of, write_pdf
from tests.scans import needs_tessdata, write_scan

QUOTE = "The uptake of the film reached 2.31 mmol in humid air."


@pytest.fixture
def scan(tmp_path: Path) -> Path:
    """Returns a picture of a page with the quote."""
    text = write_pdf(
        tmp_path / "text.pdf", [page_of(QUOTE, "It was humid."), page_of()]
    )
    return write_scan(tmp_path / "scan.pdf", text)


def test_nothing_is_recognised_unless_asked_for(qlocate: Qlocate, scan: Path) -> None:
    answer = qlocate("find", scan, "-q", QUOTE)

    assert answer.code == 1
    assert "unsearchable" in answer.out
    assert "pages 1-2: not searched" in answer.out
    assert "--ocr" in answer.out


def test_a_language_without_data_is_told_with_what_to_do(
    qlocate: Qlocate, scan: Path
) -> None:
    answer = qlocate("find", scan, "-q", QUOTE, "--ocr", "--ocr-language", "qqq")

    assert (answer.code, answer.out) == (2, "")
    assert "qqq.traineddata" in answer.err
    assert "TESSDATA_PREFIX" in answer.err


def test_a_language_alone_is_a_mistake(qlocate: Qlocate, scan: Path) -> None:
    answer = qlocate("find", scan, "-q", QUOTE, "--ocr-language", "deu")

    assert answer.code == 2
    assert "Add --ocr" in answer.err


@needs_tessdata()
def test_what_was_recognised_is_marked_in_the_table(
    qlocate: Qlocate, scan: Path
) -> None:
    answer = qlocate("find", scan, "-q", QUOTE, "--ocr")

    assert answer.code == 0
    assert "read by OCR" in answer.out
    assert "Read by OCR: page 1." in answer.out
    assert "No usable text on page 2: not searched there.\n" in answer.out


@needs_tessdata()
def test_what_was_recognised_is_marked_in_json(qlocate: Qlocate, scan: Path) -> None:
    found = json.loads(qlocate("find", scan, "-q", QUOTE, "--ocr", "--json").out)

    assert found["document"]["ocr_pages"] == [1]
    assert found["document"]["pages_without_text"] == [2]
    assert found["quotes"][0]["placements"][0]["ocr"] is True


@needs_tessdata()
def test_offsets_count_in_what_text_prints_of_a_picture(
    qlocate: Qlocate, scan: Path
) -> None:
    found = json.loads(qlocate("find", scan, "-q", "humid air", "--ocr", "--json").out)
    page = found["quotes"][0]["placements"][0]["pages"][0]

    text = qlocate("text", scan, "--ocr", "--page", 1).out

    assert text[page["char_start"] : page["char_end"]] == "humid air"


def test_text_of_the_file_itself_is_not_marked(qlocate: Qlocate, paper: Path) -> None:
    found = json.loads(qlocate("find", paper, "-q", "used as cast", "--json").out)

    assert found["document"]["ocr_pages"] == []
    assert found["quotes"][0]["placements"][0]["ocr"] is False
