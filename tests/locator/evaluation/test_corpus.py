"""Quotes of real papers."""

import json
from pathlib import Path

import pytest

from locator.errors import FileError
from locator.evaluation.corpus import (
    corpus_summary,
    locate_in_paper,
    papers_in,
)
from tests.pdfs import page_of, write_pdf

FILM = "Heating the film to 65 degrees released the bound gas."
BOX = "Every sample was weighed before its transfer into the glove box."
WRONG = "The rivers of the north were frozen for most of that winter."


def record(number: int, quote: str, page: int | None, expect: str) -> str:
    fields = {"id": f"film#{number:02}", "quote": quote, "page": page, "expect": expect}
    return json.dumps(fields)


@pytest.fixture
def corpus_folder(tmp_path: Path) -> Path:
    """Returns a folder with a paper of two pages and its quotes."""
    (tmp_path / "pdf").mkdir()
    (tmp_path / "quotes").mkdir()
    write_pdf(tmp_path / "pdf" / "film.pdf", [page_of(FILM), page_of(BOX)])
    quotes = [
        record(0, FILM, 1, "present"),
        record(1, BOX, 1, "present"),
        record(2, WRONG, 1, "present"),
        record(3, BOX, None, "present"),
        record(4, WRONG, 1, "doubtful"),
    ]
    (tmp_path / "quotes" / "film.jsonl").write_text("\n".join(quotes))
    absent = [{"doc": "film", "quote": WRONG}, {"doc": "film", "quote": FILM}]
    lines = map(json.dumps, absent)
    (tmp_path / "negatives.jsonl").write_text("\n".join(lines))
    return tmp_path


def test_what_went_wrong_is_named(corpus_folder: Path) -> None:
    (paper,) = papers_in(corpus_folder)

    summary = corpus_summary(locate_in_paper(paper))

    assert (summary.present, summary.paged, summary.absent) == (4, 2, 2)
    assert [each.quote.name for each in summary.missed] == ["film#02"]
    assert [each.quote.name for each in summary.wrong_page] == ["film#01"]
    assert [each.quote.name for each in summary.guessed] == ["absent01"]


def test_papers_need_no_negatives(corpus_folder: Path) -> None:
    (corpus_folder / "negatives.jsonl").unlink()

    (paper,) = papers_in(corpus_folder)

    assert len(paper.quotes) == 5


def test_a_broken_file_of_quotes_says_where(corpus_folder: Path) -> None:
    path = corpus_folder / "quotes" / "film.jsonl"
    path.write_text(f"{record(0, FILM, 1, 'present')}\n{{")

    with pytest.raises(FileError) as caught:
        papers_in(corpus_folder)

    assert caught.value.line == 2
