"""Stretches chained in the order of the quote."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.matching.block import Block
from locator.matching.chain import Chain, Prices, best_chain

FLOWING = Prices(lambda _this, _then: False)
JUMPING = Prices(lambda _this, _then: True)
BLOCKS = st.lists(
    st.builds(Block, st.integers(0, 200), st.integers(0, 400), st.integers(3, 40)),
    max_size=12,
)


def chained(blocks: list[Block], prices: Prices = FLOWING) -> Chain:
    chain = best_chain(blocks, prices)
    assert chain is not None
    return chain


def test_nothing_makes_no_chain() -> None:
    assert best_chain([], FLOWING) is None


def test_a_single_stretch_is_worth_its_length() -> None:
    assert chained([Block(0, 5, 20)]) == Chain((Block(0, 5, 20),), 20)


def test_stretches_in_order_are_chained_at_a_price() -> None:
    blocks = [Block(0, 0, 20), Block(21, 21, 20)]

    chain = chained(blocks)

    assert chain.blocks == tuple(blocks)
    assert 38 < chain.score < 40


def test_a_longer_stretch_elsewhere_wins_over_a_shorter_one() -> None:
    assert chained([Block(0, 0, 20), Block(0, 900, 30)]).blocks == (Block(0, 900, 30),)


def test_an_overlap_in_the_quote_is_counted_once() -> None:
    assert chained([Block(0, 0, 20), Block(15, 16, 20)]).blocks == (
        Block(0, 0, 20),
        Block(20, 21, 15),
    )


def test_behind_an_ellipsis_a_chain_may_go_back_where_no_line_ends() -> None:
    blocks = [Block(0, 500, 14), Block(14, 400, 14)]

    assert len(chained(blocks).blocks) == 1
    assert len(chained(blocks, Prices(FLOWING.jumps, (14,))).blocks) == 2


@pytest.mark.parametrize(
    ("far", "why"),
    [
        (Block(20, 20_000, 30), "four pages on is out of reach"),
        (Block(20, 10, 30), "the same characters cannot be used twice"),
    ],
)
def test_a_stretch_out_of_reach_is_left(far: Block, why: str) -> None:
    assert chained([Block(0, 0, 20), far], JUMPING).blocks == (far,), why


def test_a_stretch_far_before_is_left() -> None:
    blocks = [Block(0, 9_000, 20), Block(20, 100, 30)]

    assert chained(blocks, JUMPING).blocks == (Block(20, 100, 30),)


def test_a_jump_between_lines_is_cheaper_than_a_tear() -> None:
    blocks = [Block(0, 0, 30), Block(30, 500, 30)]

    assert chained(blocks, JUMPING).score > chained(blocks, FLOWING).score + 10


def test_a_tear_costs_more_than_a_short_stretch_is_worth() -> None:
    blocks = [Block(0, 0, 30), Block(30, 500, 12)]

    assert chained(blocks, FLOWING).blocks == (Block(0, 0, 30),)
    assert chained(blocks, JUMPING).blocks == tuple(blocks)


def test_a_jump_backward_costs_more_than_one_forward() -> None:
    forward = chained([Block(0, 0, 30), Block(30, 530, 30)], JUMPING)
    backward = chained([Block(0, 530, 30), Block(30, 0, 30)], JUMPING)

    assert backward.score < forward.score


def test_an_ellipsis_makes_a_tear_cheap() -> None:
    blocks = [Block(0, 0, 30), Block(30, 500, 12)]

    chain = chained(blocks, Prices(FLOWING.jumps, (30,)))

    assert chain.blocks == tuple(blocks)


def test_an_ellipsis_over_pages_is_a_tear_again() -> None:
    near, far = ([Block(0, 0, 40), Block(40, at, 40)] for at in (2_000, 12_000))
    prices = Prices(FLOWING.jumps, (40,))

    assert chained(near, prices).score > chained(far, prices).score + 10


def test_an_ellipsis_elsewhere_helps_nothing() -> None:
    blocks = [Block(0, 0, 30), Block(30, 500, 12)]

    assert chained(blocks, Prices(FLOWING.jumps, (10,))).blocks == (Block(0, 0, 30),)


@given(BLOCKS)
def test_a_chain_runs_forward_in_the_quote(blocks: list[Block]) -> None:
    chain = best_chain(sorted(blocks, key=lambda block: block.quote), JUMPING)
    used = chain.blocks if chain else ()

    assert all(this.quote_end <= then.quote for this, then in pairwise(used))
    assert bool(used) == bool(blocks)


@given(BLOCKS)
def test_neighbours_in_a_chain_share_no_glyph(blocks: list[Block]) -> None:
    chain = best_chain(sorted(blocks, key=lambda block: block.quote), JUMPING)

    assert all(
        this.source_end <= then.source or then.source_end <= this.source
        for this, then in pairwise(chain.blocks if chain else ())
    )


@given(BLOCKS)
def test_a_chain_is_never_worth_less_than_its_longest_stretch(
    blocks: list[Block],
) -> None:
    chain = best_chain(sorted(blocks, key=lambda block: block.quote), JUMPING)

    assert (chain.score if chain else 0) >= max(
        (block.length for block in blocks), default=0
    )
