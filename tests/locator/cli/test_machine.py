"""The answers that programs get."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.locator.cli.conftest import Qlocate
from tests.pdfs import page_of, write_pdf

HEATING = "Heating to 85 degrees released the bound gas"


@pytest.fixture
def found(qlocate: Qlocate, paper: Path) -> Any:
    """Returns what `find --json` says about two quotes."""
    answer = qlocate(
        "find", paper, "-q", "used as cast", "-q", HEATING, "--page", "1047", "--json"
    )
    return json.loads(answer.out)


def test_the_document_is_described(found: Any, paper: Path) -> None:
    assert found["schema"] == 1
    assert found["frame"] == "page"
    assert found["document"] == {
        "file": str(paper),
        "sha256": hashlib.sha256(paper.read_bytes()).hexdigest(),
        "pages": 3,
        "pages_without_text": [3],
        "damaged_pages": [],
        "ocr_pages": [],
        "title": "A film for humid air",
        "author": "Halden",
    }


def test_a_quote_is_answered_with_status_and_page(found: Any) -> None:
    quote = found["quotes"][0]

    assert quote["id"] == "q1"
    assert quote["quote"] == "used as cast"
    assert quote["page_hint"] == "1047"
    assert quote["status"] == "verbatim"
    assert 0.99 < quote["confidence"] <= 1
    assert (quote["page_number"], quote["page_label"]) == (2, "1048")
    assert quote["differences"] == []


def test_a_difference_has_kind_quote_and_source(found: Any) -> None:
    assert found["quotes"][1]["differences"] == [
        {"kind": "number", "quote": "85", "source": "65"}
    ]


def test_offsets_count_in_what_text_prints(
    qlocate: Qlocate, paper: Path, found: Any
) -> None:
    page = found["quotes"][0]["placements"][0]["pages"][0]

    text = qlocate("text", paper, "--page", page["page_number"]).out

    assert text[page["char_start"] : page["char_end"]] == "used as cast"
    assert page["spans"] == [[page["char_start"], page["char_end"]]]


def test_boxes_surround_the_words_with_two_decimals(found: Any) -> None:
    page = found["quotes"][0]["placements"][0]["pages"][0]
    ((x0, y0, x1, y1),) = page["rects"]

    assert page["quads"] == [[x0, y0, x1, y0, x0, y1, x1, y1]]
    assert 130 < x0 < x1 < 230
    assert 60 < y0 < 72 < y1 < 78
    assert [round(number, 2) for number in page["quads"][0]] == page["quads"][0]


def test_a_quote_that_is_not_there_has_no_page(qlocate: Qlocate, paper: Path) -> None:
    answer = qlocate("find", paper, "-q", "Licensing fees dominate the rest", "--json")
    quote = json.loads(answer.out)["quotes"][0]

    assert answer.code == 1
    assert (quote["page_number"], quote["page_label"]) == (None, None)
    assert quote["placements"] == []


def test_json_lines_give_the_document_then_every_quote(
    qlocate: Qlocate, paper: Path
) -> None:
    answer = qlocate("find", paper, "-q", "used as cast", "-q", "humid air", "--jsonl")

    document, *quotes = map(json.loads, answer.out.splitlines())

    assert document["document"]["pages"] == 3
    assert [quote["id"] for quote in quotes] == ["q1", "q2"]


def test_evidence_brings_its_claims_and_what_was_skipped(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = tmp_path / "paper.json"
    evidence.write_text(
        '[{"claim": "C", "quote": "used as cast"},\n{}]', encoding="utf-8"
    )

    found = json.loads(qlocate("find", paper, "--evidence", evidence, "--json").out)

    assert found["quotes"][0]["claim"] == "C"
    assert found["evidence"] == {
        "file": str(evidence),
        "skipped": [{"line": 2, "fault": "no_quote"}],
    }


def test_a_quote_keeps_the_id_that_its_record_has(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = tmp_path / "paper.json"
    evidence.write_text(
        '[{"id": "E7", "quote": "as cast"}, "humid air", {"id": 3, "quote": "gas"}]',
        encoding="utf-8",
    )

    answer = qlocate("find", paper, "-q", "film", "--evidence", evidence, "--json")

    assert [quote["id"] for quote in json.loads(answer.out)["quotes"]] == [
        "q1",
        "E7",
        "q3",
        "3",
    ]


def test_only_json_goes_to_standard_output(qlocate: Qlocate, tmp_path: Path) -> None:
    answer = qlocate("find", tmp_path / "nowhere.pdf", "-q", "words", "--json")

    assert (answer.code, answer.out) == (2, "")


def test_letters_of_all_scripts_are_written_as_they_are(
    qlocate: Qlocate, paper: Path
) -> None:
    assert "日本 α" in qlocate("find", paper, "-q", "日本 α", "--json").out


def test_what_an_ellipsis_leaves_out_is_told(qlocate: Qlocate, tmp_path: Path) -> None:
    paper = write_pdf(
        tmp_path / "a.pdf", [page_of("One two three, so it is, four five six.")]
    )

    answer = qlocate("find", paper, "-q", "One two three … four five six", "--json")
    (quote,) = json.loads(answer.out)["quotes"]

    assert quote["status"] == "elided"
    assert [each["text"] for each in quote["left_out"]] == [", so it is,"]
    assert [each["page_number"] for each in quote["left_out"]] == [1]
