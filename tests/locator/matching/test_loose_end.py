"""Quotes whose end stands nowhere near, and the last word that does."""

import pytest

from locator.matching.locate import locate
from locator.matching.rank import Hints
from locator.status import Status
from tests.sheets import joined_text, sheet

LINES = (
    "The balance of supply and demand was kept by the sensors over the whole",
    "winter. Control accuracy was low, and the grid had to be watched by hand.",
)
SOURCE = joined_text(sheet(*LINES))


@pytest.mark.parametrize(
    ("quote", "lit", "why"),
    [
        (
            "was kept by the sensors over years of calm",
            "was kept by the sensors over",
            "other words right behind",
        ),
        (
            "was kept by the sensors over The harbour froze twice",
            "was kept by the sensors over",
            "a capital begins another sentence",
        ),
        (
            "The balance of supply and harbours, quays and",
            "The balance of supply and",
            "the first of two words that may be it",
        ),
        (
            "kept over the whole winter. Control A harbour froze twice",
            "over the whole\nwinter. Control",
            "one letter of another word",
        ),
    ],
)
def test_the_part_ends_where_the_source_is_left(quote: str, lit: str, why: str) -> None:
    quote = quote.replace("kept over", "over")

    found = locate(quote, SOURCE, Hints(lambda _: False))

    assert found.status is Status.PARTIAL, why
    assert [SOURCE.text(run) for run in found.candidates[0].runs] == [lit], why


def test_a_quote_that_only_differs_in_case_is_all_there() -> None:
    found = locate("kept By The Sensors Over", SOURCE, Hints(lambda _: False))

    assert found.status is Status.VERBATIM


FOREIGN = "as harbour masters up and down that coast told whoever asked them"


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("kept by the sensors over the whole summer. Control accuracy", Status.ALTERED),
        ("held by more sensors over a dry summer. Full accuracy", Status.NOT_FOUND),
    ],
    ids=("one word is another one", "many words are others"),
)
def test_half_a_quote_is_enough_if_it_is_nearly_the_same(
    part: str, expected: Status
) -> None:
    quote = f"The balance of supply and demand was {part} was low {FOREIGN}"

    assert locate(quote, SOURCE, Hints(lambda _: False)).status is expected
