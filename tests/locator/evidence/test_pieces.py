"""Long texts, cut where nothing is lost."""

from pathlib import Path

import pytest

from locator.errors import FileError, Obstacle
from locator.evidence import markdown
from locator.evidence.formats import Format
from locator.evidence.pieces import read_in_pieces
from locator.evidence.read import evidence_in

SECTION = "# It is cheap\n\n> The cost fell by a third. (p. 4)\n\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (SECTION, "a short text"),
        ("---\nsource: a.pdf\n---\n" + SECTION * 9000, "its beginning is about all"),
        (SECTION * 9000 + "[1]: a.pdf\n", "its end is about all"),
        (SECTION * 9000 + "```\n# no heading\n```\n", "a heading may be code"),
        ("> one two three\n" * 30_000, "no heading"),
    ],
)
def test_what_belongs_together_is_not_cut(text: str, reason: str) -> None:
    portions = list(read_in_pieces(Format.MARKDOWN, text, markdown.read))

    assert len(portions) == 1, reason


def test_pieces_say_the_same_as_the_whole() -> None:
    text = SECTION * 9000

    portions = list(read_in_pieces(Format.MARKDOWN, text, markdown.read))

    found = [record for each in portions for record in each.evidence.records]
    assert found == list(markdown.read(text).records)
    assert len(portions) > 1


def test_a_long_file_none_of_which_is_json_says_so() -> None:
    with pytest.raises(FileError) as caught:
        evidence_in(Path("a.jsonl"), b"no record here\n" * 30_000)

    assert caught.value.obstacle == Obstacle.INVALID_JSON
    assert caught.value.line == 1
