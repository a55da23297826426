"""`qlocate manifest`, as people and scripts type it."""

import json
from pathlib import Path

import pytest

from locator.pdf.open import sha256_of
from tests.locator.cli.conftest import Qlocate
from tests.pdfs import page_of, write_pdf

LINE = "The films were used as cast."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Returns a folder with a paper, two evidence files about it, and one alone."""
    folder = tmp_path / "papers"
    folder.mkdir()
    write_pdf(folder / "a.pdf", [page_of(LINE), page_of()])
    for name in ("a.json", "a.quotes.json", "alone.json"):
        (folder / name).write_text(json.dumps([LINE, "nowhere"]), encoding="utf-8")
    return folder


def test_every_pair_is_a_line(qlocate: Qlocate, folder: Path) -> None:
    answer = qlocate("manifest", folder)
    lines = [json.loads(line) for line in answer.out.splitlines()]

    assert answer.code == 0
    assert lines[0] == {
        "id": "a",
        "pdf": "a.pdf",
        "evidence": "a.json",
        "sha256": sha256_of(folder / "a.pdf"),
        "pages": 2,
        "counts": {"quotes": 2},
    }
    assert [line["id"] for line in lines] == ["a", "a-2"]
    assert "a.pdf: has several evidence files: a.json, a.quotes.json" in answer.err
    assert "alone.json: not checked" in answer.err


def test_what_was_written_is_checked_and_counted_the_next_time(
    qlocate: Qlocate, folder: Path
) -> None:
    (folder / "a.quotes.json").unlink()
    out = folder.with_name("list.jsonl")

    written = qlocate("manifest", folder, "--out", out)
    checked = qlocate("verify", out, "--jobs", "1")
    refused = qlocate("manifest", folder, "--out", out)
    again = qlocate("manifest", folder, "--out", out, "--force")
    (line,) = map(json.loads, out.read_text(encoding="utf-8").splitlines())

    assert [each.code for each in (written, checked, refused, again)] == [0, 1, 2, 0]
    assert "1 pair: 1 checked." in checked.out
    assert line["pdf"] == "papers/a.pdf"
    assert line["counts"] == {"quotes": 2, "verbatim": 1, "not_found": 1}


def test_a_paper_that_cannot_be_opened_is_told(qlocate: Qlocate, folder: Path) -> None:
    (folder / "b.pdf").write_bytes(b"%PDF-1.7 and no more")
    (folder / "b.json").write_text(json.dumps([LINE]), encoding="utf-8")

    answer = qlocate("manifest", folder)

    assert "b.pdf: the PDF file is damaged" in answer.err
    assert '"b.pdf"' not in answer.out


def test_without_a_folder_or_a_pair_there_is_no_manifest(
    qlocate: Qlocate, tmp_path: Path
) -> None:
    nowhere = qlocate("manifest", tmp_path / "nowhere")
    empty = qlocate("manifest", tmp_path)

    assert (nowhere.code, empty.code) == (2, 2)
    assert "no such folder" in nowhere.err
    assert "No pairs" in empty.err
