"""Stretches that a quote and a document have in common."""

from hypothesis import given
from hypothesis import strategies as st

from locator.matching.block import Block
from locator.matching.seeds import occurrences, seed_length, shared_blocks

LETTERS = st.text("ab", max_size=60)


def test_occurrences_may_overlap() -> None:
    assert occurrences("aa", "aaaa", 10) == [0, 1, 2]


def test_no_more_occurrences_are_looked_for_than_asked() -> None:
    assert occurrences("a", "aaaa", 2) == [0, 1]


def test_ideographs_need_fewer_equal_characters() -> None:
    assert seed_length("中文字中文字abc") < seed_length("abcdefgh中")


@given(LETTERS, LETTERS)
def test_a_shared_stretch_is_the_same_on_both_sides(quote: str, source: str) -> None:
    assert all(
        quote[block.quote : block.quote_end] == source[block.source : block.source_end]
        for block in shared_blocks(quote, source)
    )


@given(LETTERS, LETTERS)
def test_a_shared_stretch_cannot_be_longer(quote: str, source: str) -> None:
    for block in shared_blocks(quote, source):
        before = block.quote and block.source
        behind = block.quote_end < len(quote) and block.source_end < len(source)

        assert not before or quote[block.quote - 1] != source[block.source - 1]
        assert not behind or quote[block.quote_end] != source[block.source_end]


@given(LETTERS, LETTERS)
def test_stretches_come_in_quote_order_each_once(quote: str, source: str) -> None:
    places = [(block.quote, block.source) for block in shared_blocks(quote, source)]

    assert places == sorted(set(places))


def test_a_changed_word_parts_two_stretches() -> None:
    quote, source = "thequickbrownfoxjumpsover", "xthequickwhitefoxjumpsover"

    assert shared_blocks(quote, source) == [Block(0, 1, 8), Block(13, 14, 12)]


def test_a_quote_of_nothing_shares_nothing() -> None:
    assert shared_blocks("", "abc") == []


def test_a_quote_shorter_than_a_seed_is_looked_for_as_a_whole() -> None:
    assert shared_blocks("abc", "xxabcxx") == [Block(0, 2, 3)]


def test_a_stretch_that_stands_everywhere_is_looked_at_in_its_first_places() -> None:
    blocks = shared_blocks("abcdefgh", "abcdefgh." * 100)

    assert 12 < len(blocks) < 100


def test_the_longest_of_very_many_stretches_are_kept() -> None:
    words = [f"{number:04}abcdefghij" for number in range(300)]
    quote = "-".join(words)

    assert len(shared_blocks(quote, "+".join(reversed(words)))) == 250


def test_a_short_quote_is_looked_for_by_shorter_stretches_as_well() -> None:
    quote, source = "istf1hf1oyalso", "xxistf1hfo1yalsoxx"

    assert shared_blocks(quote, source) == [Block(0, 2, 7), Block(9, 11, 5)]


def test_a_short_quote_of_ideographs_is_as_well() -> None:
    assert shared_blocks("中文字國語", "xx中文語國xx") == [Block(0, 2, 2)]


def test_a_long_quote_needs_longer_stretches() -> None:
    source = "abcdefg".join("0123456789")

    assert shared_blocks("abcdefgh" + "uvwxyz" * 3, source) == []
