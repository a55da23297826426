"""Files in more pieces than words."""

import pytest

from locator.evidence.pace import Pace, Price, is_in_pieces

MANY = 30_000


def test_a_file_that_is_short_may_be_in_pieces_as_small_as_it_likes() -> None:
    pace = Pace()
    for _ in range(5_000):
        pace.count(Price.BLOCK + Price.RECORD)
        pace.pay("a")

    assert not pace.is_lost


@pytest.mark.parametrize(
    ("words", "is_lost", "reason"),
    [
        ("a", True, "a letter does not pay for a row and a quote"),
        ("two words", True, "nor do so few words"),
        ("the river swells in spring", False, "a quote does"),
        ("河水在春天上涨了", False, "in Chinese it has fewer characters"),
    ],
)
def test_words_pay_for_pieces(words: str, is_lost: bool, reason: str) -> None:
    pace = Pace()
    for _ in range(MANY):
        pace.count(Price.ROW + Price.RECORD)
        pace.pay(words)

    assert pace.is_lost is is_lost, reason


@pytest.mark.parametrize(
    ("line", "expected"), [("", True), ("a", True), ("a word or two", False)]
)
def test_lines_need_words_as_well(line: str, expected: bool) -> None:
    assert is_in_pieces(f"{line}\n" * 2 * MANY) is expected
