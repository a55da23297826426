"""Numbers with neighbours put together."""

import pytest

from locator.number_runs import page_ranges, unbroken


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ([], ""),
        ([9], "9"),
        ([1, 2], "1-2"),
        ([1, 2, 3, 7, 9, 10], "1-3, 7, 9-10"),
        ([12, 1, 2, 3, 10, 10], "1-3, 10, 12"),
    ],
)
def test_neighbours_are_put_together(numbers: list[int], text: str) -> None:
    assert page_ranges(numbers) == text


def test_runs_have_their_first_and_last_number() -> None:
    assert unbroken([5, 0, 1, 2, 7, 6]) == [(0, 2), (5, 7)]
    assert unbroken([7, 3, 2, 8, 0]) == [(0, 0), (2, 3), (7, 8)]
    assert unbroken([]) == []
