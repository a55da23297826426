"""`qlocate verify` with one evidence file, as people and scripts type it."""

from pathlib import Path

import pytest

from tests.locator.cli.conftest import GOOD, WRONG, Qlocate, read, written
from tests.pdfs import page_of, write_pdf
from tests.scans import needs_tessdata, write_scan

WORD = "sesame"


def test_quotes_stand_under_their_claims_with_a_line_of_result(
    qlocate: Qlocate, paper: Path, evidence: Path
) -> None:
    answer = qlocate("verify", paper, evidence)
    lines = answer.out.splitlines()

    assert answer.code == 1
    assert lines.index("Claim 1: Untreated") < lines.index("Claim 2: Hot")
    assert any(line.startswith("E1 ") and "verbatim" in line for line in lines)
    assert any(line.startswith("2.1 ") and "85 -> 65" in line for line in lines)
    assert "2 quotes: 1 verbatim, 1 altered" in lines
    assert lines[-1] == "1 of 2 quotes stand there as given."


def test_faithful_evidence_ends_with_0(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    answer = qlocate("verify", written(tmp_path / "e.json", [GOOD]), paper)

    assert (answer.code, answer.err) == (0, "")


def test_a_paper_that_is_named_twice_is_one(
    qlocate: Qlocate, paper: Path, evidence: Path
) -> None:
    again = paper.parent / "." / ".." / paper.parent.name / paper.name

    answer = qlocate("verify", paper, again, evidence)

    assert answer.out == qlocate("verify", paper, evidence).out


def test_a_file_alone_finds_the_other_one_beside_it(
    qlocate: Qlocate, paper: Path, evidence: Path
) -> None:
    answers = [qlocate("verify", path) for path in (paper, evidence)]

    assert [answer.code for answer in answers] == [1, 1]
    assert answers[0].out == answers[1].out


def test_several_files_beside_a_paper_are_named(
    qlocate: Qlocate, paper: Path, evidence: Path, tmp_path: Path
) -> None:
    written(tmp_path / "paper.quotes.json", [GOOD])

    answer = qlocate("verify", paper)

    assert answer.code == 2
    assert "paper.json, paper.quotes.json" in answer.err
    assert qlocate("verify", evidence).code == 1


def test_a_record_that_was_skipped_is_named_and_ends_with_1(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = tmp_path / "e.json"
    evidence.write_text('["used as cast",\n7]', encoding="utf-8")

    answer = qlocate("verify", paper, evidence)

    assert answer.code == 1
    assert f"{evidence}, line 2: skipped" in answer.err


def test_the_format_can_be_named(qlocate: Qlocate, paper: Path, tmp_path: Path) -> None:
    evidence = tmp_path / "e.txt"
    evidence.write_text("> used as cast", encoding="utf-8")

    answer = qlocate("verify", paper, evidence, "--format", "markdown")

    assert answer.code == 0


def test_a_password_comes_from_standard_input(qlocate: Qlocate, tmp_path: Path) -> None:
    paper = write_pdf(
        tmp_path / "a.pdf", [page_of("The films were used as cast.")], password=WORD
    )
    evidence = written(tmp_path / "e.json", [GOOD])

    opened = qlocate("verify", paper, evidence, "--password-stdin", stdin=b"sesame\n")
    locked = qlocate("verify", paper, evidence)

    assert (opened.code, locked.code) == (0, 2)
    assert "needs a password" in locked.err


@needs_tessdata()
def test_pictures_of_text_are_read_if_it_is_asked_for(
    qlocate: Qlocate, tmp_path: Path
) -> None:
    text = write_pdf(tmp_path / "a.pdf", [page_of("The films were used as cast.")])
    paper = write_scan(tmp_path / "scan.pdf", text)
    evidence = written(tmp_path / "e.json", [GOOD])

    read_by_ocr = qlocate("verify", paper, evidence, "--ocr")
    left = qlocate("verify", paper, evidence)

    assert "read by OCR" in " ".join(read_by_ocr.out.split())
    assert "1 unsearchable" in left.out


def test_shares_are_printed_by_model_and_run(
    qlocate: Qlocate, paper: Path, evidence: Path
) -> None:
    answer = qlocate("verify", paper, evidence, "--summary")

    assert "50.0%" in answer.out
    assert "1 verbatim, 1 altered" in answer.out.split("As given")[-1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "Missing argument"),
        (("nowhere.pdf", "e.json"), "no such file"),
        (("paper.json", "alone.json"), "Give PDF files and one evidence file"),
        (("paper.pdf", "paper.json", "alone.json"), "and one evidence file"),
        (("paper.pdf", "."), "Give PDF files and one evidence file"),
        (("paper.pdf", "empty.json"), "no quotes found"),
        (("paper.pdf", "broken.json"), "not valid JSON"),
        (("alone.json",), "nothing beside it"),
        (("broken.json",), "not valid JSON"),
        (
            ("paper.pdf", "paper.json", "--json", "-", "--ocr-language", "x"),
            "Add --ocr",
        ),
        (("paper.pdf", "paper.json", "--corrections", "nowhere"), "no such file"),
        (("paper.pdf", "paper.json", "--corrections", "paper.json"), "no corrections"),
    ],
)
def test_a_question_that_makes_no_sense_ends_with_2_and_says_why(
    qlocate: Qlocate,
    paper: Path,
    evidence: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.chdir(paper.parent)
    written(evidence.with_name("alone.json"), [GOOD])
    written(evidence.with_name("empty.json"), [])
    evidence.with_name("broken.json").write_text("[", encoding="utf-8")

    answer = qlocate("verify", *arguments)

    assert (answer.code, answer.out) == (2, "")
    assert words in answer.err


def test_a_correction_is_applied_and_one_that_does_not_fit_is_reported(
    qlocate: Qlocate, paper: Path, evidence: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.json"
    qlocate("verify", paper, evidence, "--json", out)
    digest = read(out)["documents"][0]["sha256"]
    corrections = written(
        tmp_path / "corrections.json",
        {
            "schema": 1,
            "corrections": [
                {
                    "quote": GOOD["quote"],
                    "sha256": digest,
                    "act": "rejected",
                    "person": "R. L.",
                },
                {"quote": WRONG["quote"], "sha256": "0" * 64, "act": "rejected"},
                {"quote": "no hash", "act": "rejected"},
            ],
        },
    )

    answer = qlocate(
        "verify", paper, evidence, "--corrections", corrections,
        "--json", out, "--force",
    )  # fmt: skip

    assert [each["misfit"] for each in read(out)["unapplied_corrections"]] == [
        "other_document"
    ]
    assert answer.code == 1
    assert "rejected by R. L." in answer.out
    assert "1 altered, 1 not_found" in answer.out
    assert "another document" in answer.err
    assert "correction 3: skipped" in answer.err


def test_several_papers_are_told_apart_by_what_records_name(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    other = write_pdf(tmp_path / "other.pdf", [page_of("Other words stand in here.")])
    evidence = written(
        tmp_path / "both.json",
        [
            {"quote": "used as cast", "document": "PAPER.pdf"},
            {"quote": "Other words stand", "document": "other"},
            {"quote": "Other words stand", "document": "third.pdf"},
        ],
    )
    out = tmp_path / "out.json"

    answer = qlocate("verify", paper, other, evidence, "--json", out)
    quotes = read(out)["quotes"]

    assert answer.code == 1
    assert "3 quotes: 2 verbatim, 1 not_searched" in answer.out
    assert [quote["document"] for quote in quotes] == [0, 1, None]
    assert [quote.get("remark") for quote in quotes] == [None, None, "no_document"]


def test_a_paper_that_cannot_be_opened_does_not_stop_the_others(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.pdf"
    broken.write_bytes(b"%PDF-1.7\n" + bytes(99))
    evidence = written(
        tmp_path / "both.json",
        [
            {"quote": "used as cast", "document": "paper"},
            {"quote": "Other words", "document": "broken"},
        ],
    )

    answer = qlocate("verify", broken, paper, evidence)

    assert answer.code == 1
    assert "broken.pdf: the PDF file is damaged" in answer.err
    assert "1 verbatim, 1 not_searched" in answer.out


def test_the_only_paper_is_searched_under_whatever_name_if_it_is_asked_for(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = written(
        tmp_path / "e.json",
        [
            {"quote": "used as cast", "document": "Halden et al."},
            {"quote": "humid air", "document": "Somebody else"},
        ],
    )

    strict = qlocate("verify", paper, evidence)
    free = qlocate("verify", paper, evidence, "--any-document")

    assert (strict.code, free.code) == (1, 0)
    assert "2 not_searched" in strict.out


def test_a_report_shows_the_places_on_their_pages(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = written(tmp_path / "e.json", [{"quote": "used as cast"}])
    page = tmp_path / "report.html"

    qlocate("verify", paper, evidence, "--report", page)

    assert 'src="data:image/png;base64,' in page.read_text("utf-8")
