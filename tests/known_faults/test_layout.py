"""Known faults: columns, furniture, notes, tables and whatever else stands between."""

from pathlib import Path

import pytest

from tests.known_faults.cases import Case, case, check
from tests.pdfs import Page, Piece, page_of


def column(x_pt: float, *lines: str) -> tuple[Piece, ...]:
    return tuple(Piece(text, x_pt, 100 + 15 * row) for row, text in enumerate(lines))


def rows(*lines: tuple[str, str]) -> Page:
    """Return a page of two columns, written row by row."""
    return page_of(
        pieces=tuple(
            Piece(text, x_pt, 100 + 15 * row)
            for row, line in enumerate(lines)
            for text, x_pt in zip(line, (60.0, 320.0), strict=True)
        )
    )


HEAD = Piece("Journal of Tests", 200, 40, 8)
FOOT = Piece("Page 3 of 12", 290, 800, 8)


@pytest.mark.parametrize(
    "wanted",
    [
        case(
            "25 head, foot and page number inside a quote",
            [
                page_of(pieces=(HEAD, *column(60, "At the end we will discuss"), FOOT)),
                page_of(pieces=(HEAD, *column(60, "the houses of the town."), FOOT)),
            ],
            "At the end we will discuss the houses of the town.",
            "At the end we will discuss|the houses of the town.",
        ),
        case(
            "27 columns written one behind the other",
            page_of(
                pieces=(
                    *column(
                        60, "We saw that the second trial", "did not reduce the pain"
                    ),
                    *column(320, "of the people of the town", "who had been there."),
                )
            ),
            "did not reduce the pain of the people of the town",
            "did not reduce the pain\nof the people of the town",
        ),
        case(
            "27 columns written row by row",
            rows(
                ("We saw that the second trial", "of the people of the town"),
                ("did not reduce the pain", "who had been there."),
            ),
            "We saw that the second trial did not reduce the pain",
            "We saw that the second trial|did not reduce the pain",
        ),
        case(
            "28 rotated stamp inside a word",
            page_of("We think about com-", "putational houses of the town."),
            "about computational houses",
            "about com-\nputational houses",
        ),
        case(
            "32 footnote between two columns",
            page_of(
                pieces=(
                    *column(
                        60, "We saw that the second trial", "did not reduce the pain"
                    ),
                    Piece("1 All names were changed by us.", 60, 700, 7),
                    *column(320, "of the people of the town", "who had been there."),
                )
            ),
            "did not reduce the pain of the people of the town",
            "did not reduce the pain|of the people of the town",
        ),
        case(
            "32 footnote between two pages",
            [
                page_of(
                    "We saw that the second trial did not reduce the pain",
                    pieces=(Piece("1 All names were changed by us.", 72, 700, 7),),
                ),
                page_of("of the people of the town who had been there."),
            ],
            "did not reduce the pain of the people of the town",
            "did not reduce the pain|of the people of the town",
        ),
        case(
            "42 bars of a table in the quote",
            rows(("First term", "1.2 million"), ("Second term", "3.4 million")),
            "| First term | 1.2 million |\n|--|--|\n| Second term | 3.4 million |",
            "First term\n1.2 million\nSecond term\n3.4 million",
        ),
        case(
            "30 line numbers in the margin",
            page_of(
                pieces=tuple(
                    piece
                    for row, text in enumerate(
                        (
                            "We saw that the second trial of the town",
                            "did not reduce the pain of the people there",
                            "who had been in the house for so many years",
                            "that nobody could remember when they came.",
                        )
                    )
                    for piece in (
                        Piece(str(12 + row), 40, 100 + 15 * row, 8),
                        Piece(text, 72, 100 + 15 * row),
                    )
                )
            ),
            "did not reduce the pain of the people there who had been in the house",
            "did not reduce the pain of the people there|who had been in the house",
        ),
        case(
            "29 watermark between the lines",
            page_of(
                "We saw that the second trial of the town",
                "did not reduce the pain of the people there.",
                pieces=(Piece("SECRET", 150, 95, 60),),
            ),
            "the second trial of the town did not reduce the pain",
            "the second trial of the town\ndid not reduce the pain",
        ),
        case(
            "29 watermark written between the lines",
            page_of(
                pieces=(
                    Piece("We saw that the second trial of the town", 72, 100),
                    Piece("SECRET", 150, 140, 60),
                    Piece("did not reduce the pain of the people there.", 72, 115),
                )
            ),
            "the second trial of the town did not reduce the pain",
            "the second trial of the town|did not reduce the pain",
        ),
    ],
)
def test_what_stands_between_is_jumped_over(tmp_path: Path, wanted: Case) -> None:
    check(tmp_path, wanted)
