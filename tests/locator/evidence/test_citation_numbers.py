"""The numbers in a citation mark."""

import pytest

from locator.evidence.citation_numbers import numbers_in


@pytest.mark.parametrize(
    ("mark", "expected", "reason"),
    [
        ("1", ["1"], "one"),
        ("1, 3;4", ["1", "3", "4"], "several"),
        ("3-5", ["3", "4", "5"], "a range"),
        ("3 – 5, 9", ["3", "4", "5", "9"], "a range and one more"),
        ("5-3", [], "a range that ends before it begins"),
        ("1,,2", ["1", "2"], "nothing between two commas"),
        ("", [], "nothing at all"),
    ],
)
def test_ranges_are_given_in_full(mark: str, expected: list[str], reason: str) -> None:
    assert list(numbers_in(mark)) == expected, reason


def test_a_range_without_end_is_cut() -> None:
    assert len(list(numbers_in("1-99999999"))) == 100
