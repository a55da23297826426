"""Pieces of Markdown that can be parsed alone."""

import pytest

from locator.evidence.block import Kind
from locator.evidence.markdown_pieces import MarkdownPiece, markdown_pieces

LONG = 40_000  # characters: more than a piece


def pieces_of(text: str) -> list[MarkdownPiece]:
    return list(markdown_pieces(text, 1))


@pytest.mark.parametrize(
    ("unit", "reason"),
    [
        ("some words of a paragraph\n\n", "paragraphs"),
        ("- an item of a list\n", "items"),
        ("-\n- a\n", "items without words"),
        ("# a heading\n", "headings"),
        ("```\nsome code\n```\n", "code"),
        ("<!--\na comment\n-->\n", "comments"),
    ],
)
def test_a_long_text_comes_in_pieces(unit: str, reason: str) -> None:
    text = unit * (4 * LONG // len(unit))

    pieces = pieces_of(text)

    assert len(pieces) > 2, reason
    assert "\n".join(piece.text for piece in pieces) == text
    assert max(len(piece.text) for piece in pieces) < 2 * LONG


@pytest.mark.parametrize("edge", ["| ", ""])
def test_a_piece_of_a_table_has_its_headings(edge: str) -> None:
    text = f"{edge}a | b\n{edge}--- | ---\n" + f"{edge}some | words\n" * LONG

    pieces = pieces_of(text)

    assert len(pieces) > 2
    assert all(piece.text.startswith(f"{edge}a | b\n") for piece in pieces)


def flaws_of(text: str) -> list[tuple[Kind, int]]:
    return [(each.kind, each.line) for piece in pieces_of(text) for each in piece.flaws]


def test_a_table_that_is_too_wide_is_left_out_and_told() -> None:
    text = f"words\n\n{'|a' * 300}|\n{'|-' * 300}|\n{'|b' * 300}|\n\nmore words"

    assert flaws_of(text) == [(Kind.TOO_WIDE, 4)]
    assert "|-" not in pieces_of(text)[0].text


def test_rows_are_not_filled_without_end() -> None:
    text = f"{'|a' * 200}|\n{'|-' * 200}|\n" + "|b|\n" * 30_000
    kinds = [kind for kind, _ in flaws_of(text)]
    rows = max(piece.text.count("\n|b") for piece in pieces_of(text))

    assert Kind.TOO_WIDE in kinds
    assert rows < 30_000


def test_a_paragraph_of_very_many_lines_is_read_up_to_there() -> None:
    text = "a\n" * 30_000

    assert flaws_of(text) == [(Kind.TOO_MANY, 10_001)]


def test_code_may_have_more_lines() -> None:
    assert flaws_of("```json\n" + "[],\n" * 30_000 + "```") == []
