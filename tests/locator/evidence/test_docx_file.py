"""DOCX: headings are claims; quoted strings, quote styles and tables hold quotes."""

from pathlib import Path

import pytest

from locator.errors import FileError, Obstacle
from locator.evidence.formats import Format
from locator.evidence.read import evidence_in
from tests.office import docx, paragraph, table

FILM = "The film swelled to twice its size."
COST = "The cost per tonne fell by a third."
CLAIM = paragraph("It swells", "H1")


def found(*body: str) -> list[tuple[str, str | None, str]]:
    evidence = evidence_in(Path("a.docx"), docx(*body))

    assert evidence.detected
    assert evidence.detected.format is Format.DOCX
    return [
        (each.quote.text, each.quote.page_hint, each.quote.claim)
        for each in evidence.records
    ]


@pytest.mark.parametrize(
    ("body", "expected", "reason"),
    [
        (
            [CLAIM, paragraph(f"“{FILM}” (p. 4)")],
            [(FILM, "4", "It swells")],
            "a quoted string under a heading",
        ),
        (
            [CLAIM, paragraph(FILM, "Q")],
            [(FILM, None, "It swells")],
            "a paragraph in the style for quotes",
        ),
        (
            [table([("Claim", "Quote", "Page"), ("Cheaper", COST, "12")])],
            [(COST, "12", "Cheaper")],
            "a table with a column of quotes",
        ),
        (
            [CLAIM, paragraph("We saw that "), paragraph(f"»{FILM}«")],
            [(FILM, None, "It swells")],
            "other marks; what is said around is no quote",
        ),
        (
            [
                CLAIM,
                paragraph(f"“{FILM}”"),
                paragraph(f"“{COST}”", run="<w:vanish/>"),
            ],
            [(FILM, None, "It swells")],
            "hidden text is not read",
        ),
    ],
)
def test_quotes_are_found(
    body: list[str], expected: list[tuple[str, str | None, str]], reason: str
) -> None:
    assert found(*body) == expected, reason


def test_lines_count_paragraphs() -> None:
    evidence = evidence_in(Path("a.docx"), docx(CLAIM, paragraph(f"“{FILM}”")))

    assert [each.line for each in evidence.records] == [2]


@pytest.mark.parametrize(
    ("data", "obstacle"),
    [
        (docx(CLAIM)[:-40], Obstacle.BROKEN_ZIP),
        (
            docx(CLAIM, head='<!DOCTYPE a [<!ENTITY b "c">]>'),
            Obstacle.HAS_DTD,
        ),
        (docx(paragraph("a" * 40_000_000)), Obstacle.UNPACKS_TOO_LARGE),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), Obstacle.OLD_OFFICE),
    ],
    ids=("cut off", "a DTD", "a bomb", "an old format"),
)
def test_what_is_broken_or_hostile_says_why(data: bytes, obstacle: Obstacle) -> None:
    with pytest.raises(FileError) as caught:
        evidence_in(Path("a.docx"), data)

    assert caught.value.obstacle is obstacle
