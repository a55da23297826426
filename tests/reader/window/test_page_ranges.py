"""Page numbers as people write them."""

import pytest

from reader.window.page_ranges import page_ranges


@pytest.mark.parametrize(
    ("numbers", "written"),
    [
        ([], ""),
        ([9], "9"),
        ([1, 2], "1-2"),
        ([12, 1, 2, 3, 10, 10], "1-3, 10, 12"),
    ],
)
def test_runs_are_drawn_together(numbers: list[int], written: str) -> None:
    assert page_ranges(numbers) == written
