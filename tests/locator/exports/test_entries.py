from dataclasses import replace
from pathlib import Path

from locator.checked import Checked
from locator.exports.entries import entries_in
from tests.checked import OneFile, check, records_of
from tests.pdfs import page_of, write_pdf


def one_page(tmp_path: Path, line: str) -> Path:
    return write_pdf(tmp_path / "a.pdf", [page_of(line)])


def test_the_words_are_those_of_the_source_with_its_marks(tmp_path: Path) -> None:
    path = one_page(tmp_path, "The films [11] were dense.")
    (entry,) = entries_in(check(path, *records_of("films were dense")), OneFile(path))

    assert entry.words == "films [11] were dense"


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
