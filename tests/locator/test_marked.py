"""Pieces of a quote with the marks that they wear."""

from locator.marked import marked
from locator.status import Kind, Piece


def test_a_gap_has_a_space_on_both_sides() -> None:
    pieces = (Piece("it was"), Piece("", Kind.NEGATION), Piece("significant"))

    assert [piece.text for piece in marked(pieces)] == ["it was ", "", " significant"]
