"""Blocks and their lines."""

import pytest

from locator.evidence.block import Block, Kind, line_starts


@pytest.mark.parametrize(
    ("offset", "line"), [(0, 7), (1, 7), (2, 8), (3, 9), (4, 9), (99, 9)]
)
def test_an_offset_has_a_line(offset: int, line: int) -> None:
    text = "a\n\nb"

    block = Block(Kind.PARAGRAPH, text, 7, line_starts(text))

    assert block.line_at(offset) == line
