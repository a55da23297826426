"""Page numbers in words."""

import pytest

from reader.quotes.ranges import pages_in_words


@pytest.mark.parametrize(
    ("pages", "words"),
    [
        ([], ""),
        ([0], "1"),
        ([0, 1], "1-2"),
        ([8, 0], "1 and 9"),
        ([*range(8), 9, 10, 11], "1-8 and 10-12"),
        ([0, 2, 4], "1, 3 and 5"),
    ],
)
def test_neighbours_are_put_together(pages: list[int], words: str) -> None:
    assert pages_in_words(pages) == words
