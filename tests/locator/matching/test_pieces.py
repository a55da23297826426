"""Quotes and passages in pieces: what both say, and what only one says."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.matching.differences import Edit
from locator.matching.pieces import quote_pieces, source_pieces
from locator.matching.reading import Reading, read_quote
from locator.status import Kind, Piece

WORDS = ["one", "two", "three", "four", "five"]
READING = read_quote("One, two, three, four. Five!")


def edit(first: int, ours: slice, theirs: slice, reading: Reading = READING) -> Edit:
    tokens = reading.tokens
    return Edit(first, tuple(tokens[ours]), tuple(tokens[theirs]))


@pytest.mark.parametrize(
    ("ours", "pieces", "why"),
    [
        (slice(0, 1), [("One", True), (", two, three, four. Five!", False)], "first"),
        (
            slice(4, 5),
            [("One, two, three, four. ", False), ("Five", True), ("!", False)],
            "last",
        ),
        (
            slice(1, 3),
            [("One, ", False), ("two, three", True), (", four. Five!", False)],
            "two",
        ),
        (slice(0, 5), [("One, two, three, four. Five", True), ("!", False)], "all"),
    ],
)
def test_a_quote_is_cut_around_what_differs(
    ours: slice, pieces: list[tuple[str, bool]], why: str
) -> None:
    found = quote_pieces(READING, [(edit(ours.start, ours, slice(0)), Kind.WORD)])

    assert [(piece.text, piece.kind is Kind.WORD) for piece in found] == pieces, why


@pytest.mark.parametrize(
    ("first", "before", "why"),
    [(0, "", "at the beginning"), (2, "One, two", "in the middle")],
)
def test_an_empty_piece_stands_where_words_are_left_out(
    first: int, before: str, why: str
) -> None:
    found = quote_pieces(READING, [(edit(first, slice(0), slice(1)), Kind.OMISSION)])
    at = found.index(Piece("", Kind.OMISSION))

    assert "".join(piece.text for piece in found[:at]) == before, why


def test_the_source_is_cut_where_it_differs() -> None:
    found = source_pieces(READING, [(edit(0, slice(0), slice(1, 2)), Kind.NAME)])

    assert found == (
        Piece("One, "),
        Piece("two", Kind.NAME),
        Piece(", three, four. Five!"),
    )


def test_what_the_quote_adds_leaves_no_mark_in_the_source() -> None:
    found = source_pieces(READING, [(edit(0, slice(1), slice(0)), Kind.ADDITION)])

    assert found == (Piece("One, two, three, four. Five!"),)


@pytest.mark.parametrize(
    ("text", "flowing", "why"),
    [
        ("one\ntwo", "one two", "a line end is a space"),
        ("treat-\nment", "treatment", "a broken word is put together"),
        ("ZSM-\n5", "ZSM- 5", "a number may need its hyphen"),
        ("one  two", "one two", "spaces run together"),
    ],
)
def test_pieces_flow(text: str, flowing: str, why: str) -> None:
    assert source_pieces(read_quote(text), []) == (Piece(flowing),), why


@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=8), st.data())
def test_pieces_put_together_are_the_text(
    words: list[str], data: st.DataObject
) -> None:
    reading = read_quote(" ".join(words))
    at = data.draw(st.integers(0, len(words) - 1))
    marked = [(edit(at, slice(at, at + 1), slice(at, at + 1), reading), Kind.WORD)]

    for pieces in (quote_pieces(reading, marked), source_pieces(reading, marked)):
        assert "".join(piece.text for piece in pieces) == " ".join(words)
        assert [piece.text for piece in pieces if piece.kind] == [words[at]]


def test_marks_that_overlap_are_cut_once() -> None:
    marked = [
        (edit(0, slice(0, 3), slice(0)), Kind.WORD),
        (edit(1, slice(1, 2), slice(0)), Kind.NAME),
    ]

    kinds = [piece.kind for piece in quote_pieces(READING, marked)]

    assert kinds == [Kind.WORD, None]
