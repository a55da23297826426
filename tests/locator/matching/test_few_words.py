"""A few words between which the page has numbers."""

import pytest

from locator.comparable.skeleton import skeleton_of
from locator.matching.block import Block
from locator.matching.few_words import numbered_places
from locator.matching.wanted import Wanted
from locator.status import Status
from tests.sheets import text_document


def blocks(quote: str, page: str) -> list[tuple[Block, ...]]:
    wanted = Wanted(quote, skeleton_of(quote))
    return [chain.blocks for chain in numbered_places(wanted, skeleton_of(page).text)]


def test_digits_between_words_are_passed_over() -> None:
    assert blocks("old mill", "an old [12, 13] mill") == [
        (Block(0, 2, 3), Block(3, 9, 4))
    ]


def test_words_without_digits_between_stay_together() -> None:
    assert blocks("an old mill", "an old 12 mill") == [(Block(0, 0, 5), Block(5, 7, 4))]


@pytest.mark.parametrize(
    ("quote", "page", "why"),
    [
        ("mill", "mill 1 mill", "one word has nothing inside"),
        ("old mill", "old red mill", "another word between"),
        ("old mill " * 9, "old 1 mill " * 9, "long quotes are found by stretches"),
    ],
)
def test_other_quotes_are_not_looked_for_so(quote: str, page: str, why: str) -> None:
    assert blocks(quote, page) == [], why


def test_no_more_places_are_looked_at_than_anybody_counts() -> None:
    assert len(blocks("old mill", "old 1 mill " * 50)) == 20


def test_a_short_quote_is_found_over_a_citation() -> None:
    found = text_document("We saw an old [12] mill there.").locate("old mill")

    assert found.status is Status.VERBATIM


def test_a_short_quote_is_not_found_over_a_number_that_is_none() -> None:
    found = text_document("We saw the 12 mills there.").locate("the mills")

    assert found.status is Status.NOT_FOUND
