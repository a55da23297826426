"""Page numbers, written short."""

import pytest

from locator.cli.page_ranges import page_ranges


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ([], ""),
        ([9], "9"),
        ([1, 2], "1-2"),
        ([1, 2, 3, 7, 9, 10], "1-3, 7, 9-10"),
    ],
)
def test_neighbours_are_put_together(numbers: list[int], text: str) -> None:
    assert page_ranges(numbers) == text
