from dataclasses import replace
from pathlib import Path

import pytest

from locator.checked import Checked
from locator.exports.entries import entries_in
from tests.checked import OneFile, check, records_of
from tests.pdfs import page_of, write_pdf


def one_page(tmp_path: Path, line: str) -> Path:
    return write_pdf(tmp_path / "a.pdf", [page_of(line)])


@pytest.mark.parametrize(
    ("line", "quote", "words"),
    [
        ("The films [11] were dense.", "films were dense", "films were dense"),
        ("The films [11] were dense.", "films [11] were", "films [11] were"),
        ("They leak [11]. Then not.", "leak. Then not", "leak. Then not"),
    ],
)
def test_the_words_are_those_that_are_lit(
    tmp_path: Path, line: str, quote: str, words: str
) -> None:
    path = one_page(tmp_path, line)
    (entry,) = entries_in(check(path, *records_of(quote)), OneFile(path))

    assert entry.words == words


def test_every_place_is_there_the_current_one_first(tmp_path: Path) -> None:
    path = one_page(tmp_path, "The films were dense, so the films were dense.")
    checked = check(path, *records_of("films were dense"))
    (entry,) = entries_in(checked, OneFile(path))

    assert len(entry.places) == 2
    assert entry.current == entry.places[0]


def test_a_quote_that_was_searched_nowhere_stands_nowhere(tmp_path: Path) -> None:
    path = one_page(tmp_path, "The films were dense.")
    checked = check(path, *records_of("films were dense"))
    (entry,) = entries_in(without_source(checked), OneFile(path))

    assert entry.source is None
    assert entry.current == ()
    assert entry.words == ""


def without_source(checked: Checked) -> Checked:
    """Return an answer whose quotes were searched nowhere."""
    claims = [
        replace(
            claim, quotes=tuple(replace(each, source=None) for each in claim.quotes)
        )
        for claim in checked.claims
    ]
    return replace(checked, claims=tuple(claims))
