"""Which files go together, by their names alone."""

from pathlib import Path

import pytest

from locator.paired_names import evidence_beside, files_in, is_evidence_name, pdfs_in


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("paper.md", "the same name"),
        ("paper.evidence.csv", "a mark that it is evidence"),
        ("Paper.quotes.jsonl", "another mark, another case"),
        ("paper.pdf.json", "the whole name of the paper"),
    ],
)
def test_a_file_beside_a_paper_is_found(tmp_path: Path, name: str, reason: str) -> None:
    for each in (name, "paper.pdf", "paper-2.md", "other.md", "paper.checked.json"):
        (tmp_path / each).touch()

    assert evidence_beside(tmp_path / "paper.pdf") == [tmp_path / name], reason


def test_the_likeliest_kind_comes_first(tmp_path: Path) -> None:
    for suffix in (".xlsx", ".json", ".md"):
        (tmp_path / f"paper{suffix}").touch()
    found = [path.suffix for path in evidence_beside(tmp_path / "paper.pdf")]

    assert found == [".md", ".json", ".xlsx"]


def test_hidden_files_and_folders_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "inner.pdf").mkdir()
    (tmp_path / ".hidden.pdf").touch()
    (tmp_path / "seen.PDF").touch()

    assert pdfs_in(files_in(tmp_path)) == [tmp_path / "seen.PDF"]


def test_a_folder_that_is_not_there_has_no_files(tmp_path: Path) -> None:
    assert evidence_beside(tmp_path / "gone" / "paper.pdf") == []


def test_results_are_no_evidence() -> None:
    assert not is_evidence_name(Path("paper.checked.json"))
