"""`qlocate text`."""

from pathlib import Path

import pytest

import locator
from tests.locator.cli.conftest import Qlocate


def test_a_page_is_printed_exactly(qlocate: Qlocate, paper: Path) -> None:
    answer = qlocate("text", paper, "--page", "2")

    with locator.open(paper) as document:
        assert answer.out == document.glyphs(1).text
    assert answer.code == 0


def test_pages_are_separated_by_form_feeds(qlocate: Qlocate, paper: Path) -> None:
    answer = qlocate("text", paper)

    with locator.open(paper) as document:
        assert answer.out.split("\f") == [document.glyphs(i).text for i in range(3)]


@pytest.mark.parametrize("page", ["0", "4", "-1"])
def test_a_page_that_is_not_there_ends_with_2(
    qlocate: Qlocate, paper: Path, page: str
) -> None:
    answer = qlocate("text", paper, "--page", page)

    assert (answer.code, answer.out) == (2, "")
    assert "the document has 3 pages" in answer.err
