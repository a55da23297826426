"""Long texts, cut where nothing is lost."""

import pytest

from locator.evidence import markdown
from locator.evidence.pieces import line_pieces, read_in_sections

SECTION = "# It is cheap\n\n> The cost fell by a third. (p. 4)\n\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (SECTION, "a short text"),
        ("---\nsource: a.pdf\n---\n" + SECTION * 9000, "its beginning is about all"),
        ("source: a.pdf\n\n" + SECTION * 9000, "without a frame around it"),
        ("# a.pdf\n\n" + SECTION * 9000, "a heading that names a file"),
        (SECTION * 9000 + "[1]: a.pdf\n", "its end is about all"),
        (SECTION * 9000 + "```\n# no heading\n```\n", "a heading may be code"),
        ("> one two three\n" * 30_000, "no heading"),
        ("# All\n\n" + SECTION.replace("#", "##") * 9000, "they are below another"),
    ],
)
def test_what_belongs_together_is_not_cut(text: str, reason: str) -> None:
    portions = list(read_in_sections(text, markdown.read))

    assert len(portions) == 1, reason


@pytest.mark.parametrize("mark", ["#", "##"])
def test_pieces_say_the_same_as_the_whole(mark: str) -> None:
    text = SECTION.replace("#", mark) * 9000

    portions = list(read_in_sections(text, markdown.read))

    found = [record for each in portions for record in each.evidence.records]
    assert found == list(markdown.read(text).records)
    assert len(portions) > 1


def test_pieces_of_lines_are_the_text_and_count_its_lines() -> None:
    text = "one line of some words\n" * 30_000

    pieces = list(line_pieces(text))

    assert "".join(piece.text for piece in pieces) == text
    assert [piece.lines_before for piece in pieces] == [
        text[: sum(len(each.text) for each in pieces[:number])].count("\n")
        for number in range(len(pieces))
    ]
