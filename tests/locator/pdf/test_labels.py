"""The labels printed on pages, by the rules of the specification."""

from pathlib import Path

import pytest

from locator.pdf.open import open_pdf
from tests.pdfs import page_of, write_pdf


def labels_of(path: Path, *rules: dict[str, object], pages: int = 4) -> list[str]:
    write_pdf(path, [page_of()] * pages, labels=rules)
    return list(open_pdf(path).labels)


def with_raw_labels(path: Path, labels: bytes) -> list[str]:
    path.write_bytes(
        b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/PageLabels " + labels + b">>"
        b"endobj\n2 0 obj<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>endobj\n"
        b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\n"
        b"4 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\n"
        b"5 0 obj<</Kids[5 0 R]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"
    )
    return list(open_pdf(path).labels)


def test_pages_without_labels_are_called_by_their_numbers(tmp_path: Path) -> None:
    assert labels_of(tmp_path / "a.pdf") == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("rule", "labels"),
    [
        ({"style": "D", "firstpagenum": 1047}, ["1047", "1048", "1049", "1050"]),
        ({"style": "r", "firstpagenum": 3}, ["iii", "iv", "v", "vi"]),
        ({"style": "R", "firstpagenum": 39}, ["XXXIX", "XL", "XLI", "XLII"]),
        ({"style": "a", "firstpagenum": 25}, ["y", "z", "aa", "bb"]),
        ({"style": "A", "firstpagenum": 1}, ["A", "B", "C", "D"]),
        ({"style": "D", "prefix": "S"}, ["S1", "S2", "S3", "S4"]),
        ({"prefix": "Anhang é"}, ["Anhang é"] * 4),
        ({"prefix": "ב"}, ["ב"] * 4),
    ],
)
def test_a_rule_makes_labels(
    tmp_path: Path, rule: dict[str, object], labels: list[str]
) -> None:
    assert labels_of(tmp_path / "a.pdf", {"startpage": 0, **rule}) == labels


def test_a_later_rule_takes_over_at_its_page(tmp_path: Path) -> None:
    labels = labels_of(
        tmp_path / "a.pdf",
        {"startpage": 0, "style": "r"},
        {"startpage": 2, "style": "D"},
    )

    assert labels == ["i", "ii", "1", "2"]


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"7", "no dictionary at all"),
        (b"<</Nums 7>>", "no pairs"),
        (b"<</Nums[0 7]>>", "a number for a rule"),
        (b"<</Nums[0]>>", "half a pair"),
        (b"<</Nums[0 <</S/r/St 999999999>>]>>", "a Roman numeral of a million letters"),
        (b"<</Nums[0 <</S/a/St 999999999>>]>>", "forty million letters"),
        (b"<</Nums[0 <</S/D/St -5>>]>>", "pages before the first"),
        (b"<</Nums[0 <</S/X>>]>>", "a style of its own"),
        (b"<</Kids[1 0 R]>>", "a tree without rules"),
        (b"5 0 R", "an endless tree"),
    ],
)
def test_labels_that_make_no_sense_give_way_to_numbers(
    tmp_path: Path, raw: bytes, reason: str
) -> None:
    assert with_raw_labels(tmp_path / "a.pdf", raw) == ["1", "2"], reason


def test_rules_may_lie_in_a_tree(tmp_path: Path) -> None:
    tree = b"<</Kids[<</Nums[0 <</S/r>>]>> <</Nums[1 <</S/D>>]>>]>>"

    assert with_raw_labels(tmp_path / "a.pdf", tree) == ["i", "1"]
