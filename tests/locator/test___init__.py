"""The front door of the library."""

from pathlib import Path

import pytest

import locator
from locator.errors import FileError, Obstacle
from locator.status import Status
from tests.pdfs import page_of, write_pdf

WORD = "sesame"


def test_a_quote_is_located_in_three_lines(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("The quick brown fox jumps.")])

    with locator.open(path) as document:
        found = document.locate("quick brown fox")

    assert found.status == Status.VERBATIM


def test_a_path_may_be_given_as_text(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("The quick brown fox jumps.")])

    with locator.open(str(path)) as document:
        assert document.page_count == 1


def test_a_password_opens_a_locked_file(tmp_path: Path) -> None:
    path = write_pdf(tmp_path / "a.pdf", [page_of("Hidden words.")], password=WORD)

    with locator.open(path, WORD) as document:
        assert document.glyphs(0).text == "Hidden words.\n"


def test_a_missing_file_is_an_error_with_its_kind(tmp_path: Path) -> None:
    with pytest.raises(FileError) as caught:
        locator.open(tmp_path / "nowhere.pdf")

    assert caught.value.obstacle == Obstacle.MISSING
