"""Stretches that two skeletons share."""

from locator.matching.block import Block

BLOCK = Block(quote=10, source=100, length=5)


def test_a_block_ends_on_both_sides() -> None:
    assert (BLOCK.quote_end, BLOCK.source_end) == (15, 105)


def test_a_shorter_head_moves_both_starts() -> None:
    assert BLOCK.without_head(2) == Block(12, 102, 3)


def test_a_longer_head_keeps_both_ends() -> None:
    longer = BLOCK.with_head(2)

    assert longer == Block(8, 98, 7)
    assert (longer.quote_end, longer.source_end) == (15, 105)


def test_a_shorter_tail_keeps_both_starts() -> None:
    assert BLOCK.without_tail(2) == Block(10, 100, 3)
