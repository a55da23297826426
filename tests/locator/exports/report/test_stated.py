"""Head, tables and last page of a report."""

from dataclasses import replace
from pathlib import Path

import pytest

from locator.checked import BadSource, Checked
from locator.claim import Verdict
from locator.errors import Obstacle
from locator.exports.report.model import Report
from locator.exports.report.stated import report_of
from locator.status import Status
from tests.locator.exports.report import examples


def lines(checked: Checked) -> list[str]:
    return [line for section in report_of(checked).sections for line in section.lines]


def facts(checked: Checked) -> list[str]:
    return [f"{fact.label}: {fact.text}" for fact in report_of(checked).facts]


def everything() -> Report:
    return report_of(
        examples.checked(
            examples.claim(1, Verdict.SUPPORTED, examples.verbatim()),
            examples.claim(2, None, examples.altered(), examples.not_found()),
        )
    )


def test_the_head_names_source_evidence_and_occasion() -> None:
    checked = examples.checked(
        examples.claim(1, None, examples.verbatim()),
        examples.claim(2, None),
        bad_records=(examples.BAD,),
    )

    assert facts(checked) == [
        "Source: halden-2024.pdf, 12 pages, SHA-256 5c1e 90ab … 77f2",
        "Evidence: halden-2024.md, 2 claims, 1 quote; 1 record could not be read",
        "Checked: 30 November 2026, Quotelight 1.0, reviewer: R. Lindholm",
    ]


def test_title_and_authors_are_those_of_the_document() -> None:
    report = everything()

    assert (report.title, report.authors) == (
        "Capture of water",
        "A. Halden and M. Okoro",
    )


@pytest.mark.parametrize(
    "title", ["", "draft 3.dvi", "Microsoft Word - Capture of water", "a.indd"]
)
def test_without_a_title_the_name_of_the_file_stands_there(title: str) -> None:
    checked = examples.checked(sources=(replace(examples.SOURCE, title=title),))

    assert report_of(checked).title == "halden-2024"


def test_several_documents_are_all_named() -> None:
    other = replace(examples.SOURCE, path=Path("other.pdf"), without_text=(0, 1))
    bad = BadSource(Path("third.pdf"), Obstacle.DAMAGED)
    checked = examples.checked(sources=(examples.SOURCE, other), bad_sources=(bad,))

    assert report_of(checked).title == "Quotes from 2 documents"
    assert "Source: third.pdf could not be opened and was not checked" in facts(checked)
    assert "other.pdf: pages 1-2 of 12." in lines(checked)


def test_every_status_and_every_verdict_is_counted_none_too() -> None:
    report = everything()

    assert {each.sign: each.count for each in report.statuses} == {
        **dict.fromkeys(map(str, Status), 0),
        "verbatim": 1,
        "altered": 1,
        "not_found": 1,
    }
    assert [(each.word, each.count) for each in report.verdicts] == [
        ("Supported", 1),
        ("Refuted", 0),
        ("Unclear", 0),
        ("Not reviewed", 1),
    ]


def test_quotes_without_their_document_are_counted_apart() -> None:
    quote = examples.quote(examples.located(Status.UNSEARCHABLE), source=None)
    report = report_of(examples.one(quote))
    counts = {each.word: each.count for each in report.statuses}

    assert (counts["No text layer"], counts["Not searched"]) == (0, 1)
    assert report.definitions[-1].word == "Not searched"


def test_the_last_page_says_what_could_not_be_looked_at() -> None:
    source = replace(examples.SOURCE, recognised=(2,))
    checked = examples.checked(sources=(source,), bad_records=(examples.BAD,))

    assert lines(checked) == [
        "halden-2024.pdf: page 9 of 12.",
        "halden-2024.pdf: page 3 read by OCR; compare with the picture.",
        "halden-2024.md, line 41: no quotation mark at the end.",
        f"halden-2024.pdf: SHA-256 {examples.SOURCE.sha256}",
        "Checked at 2026-11-30 09:30:00+00:00 with Quotelight 1.0.",
        "The source files were not changed.",
    ]


def test_the_last_page_says_how_every_status_is_made() -> None:
    definitions = everything().definitions

    assert [each.sign for each in definitions] == list(map(str, Status))
    assert all(each.text.endswith(".") for each in definitions)
