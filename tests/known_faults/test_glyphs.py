"""Known faults: highlights that are off, and glyphs that stand for something else."""

from pathlib import Path

import pytest

from locator.status import Status
from tests.bare_pdfs import shown
from tests.known_faults.cases import Bare, Case, case, check, line, opened
from tests.pdfs import Piece, page_of

SCAN = "0.9 g 0 0 595 842 re f 0 g"
CIPHER = {chr(code): chr(0xE000 + code) for code in range(ord("a"), ord("z") + 1)}


@pytest.mark.parametrize(
    "wanted",
    [
        case(
            "10 shifted by accents in one glyph",
            page_of("LES FRANÇAIS ONT ÉTÉ LÀ-BAS EN MAI AVEC NOUS."),
            "en mai avec nous",
            "EN MAI AVEC NOUS",
        ),
        case(
            "10 shifted by loose accents",
            page_of("LES FRANC\u0327AIS ONT E\u0301TE\u0301 LA\u0300 EN MAI."),
            "français ont été là en mai",
            "FRANC\u0327AIS ONT E\u0301TE\u0301 LA\u0300 EN MAI",
        ),
        case(
            "10 loose accents in the quote",
            page_of("LES FRANÇAIS ONT ÉTÉ LÀ EN MAI."),
            "franc\u0327ais ont e\u0301te\u0301 la\u0300 en mai",
            "FRANÇAIS ONT ÉTÉ LÀ EN MAI",
        ),
        case(
            "11 shift that grows along the line",
            page_of("0123456789 " * 6 + "the end of the line", size_pt=7, font="cour"),
            "the end of the line",
            "the end of the line",
        ),
        case(
            "11 letters drawn wider than they are",
            Bare((shown("It was the end of the line", 72, 700, setting="140 Tz"),)),
            "the end of the line",
            "the end of the line",
        ),
        case(
            "12 highlight a few letters off",
            page_of(
                "(a) 6 default boxes; (b) 4 default boxes: “here” 6 default boxes."
            ),
            "“here” 6 default boxes.",
            "“here” 6 default boxes.",
        ),
        case(
            "19 signs of the Symbol font in private use",
            line(
                "It was X 5 and A Y 7 in all of them.",
                X="\uf02b",
                A="\uf061",
                Y="\uf0b3",
            ),
            "It was + 5 and α ≥ 7 in all of them",
            "It was \uf02b 5 and \uf061 \uf0b3 7 in all of them",
        ),
        case(
            "19 bullets in private use",
            line("X The first of all. X The last of all.", X="\uf0b7"),
            "The first of all. The last of all.",
            "The first of all. \uf0b7 The last of all.",
        ),
        case(
            "19 another sign than the one in private use",
            line("It was X 5 in all of them.", X="\uf0a3"),
            "It was ≥ 5 in all of them",
            "It was \uf0a3 5 in all of them",
            status=Status.ALTERED,
        ),
        case(
            "20 glyphs that nobody can name",
            line("all of this is only for the eyes", **CIPHER),
            "all of this is only",
            "",
            status=Status.UNSEARCHABLE,
        ),
        case(
            "31 raised reference glued to a word",
            page_of(
                pieces=(
                    Piece("They were developed", 72, 100),
                    Piece("13-15", 177.5, 95, 6),
                    Piece("by us in the town.", 196, 100),
                )
            ),
            "They were developed by us in the town.",
            "They were developed|by us in the town.",
        ),
        case(
            "31 isotope that looks like a reference",
            page_of(
                pieces=(
                    Piece("They were made of", 72, 100),
                    Piece("10", 169.5, 95, 6),
                    Piece("B by us in the town.", 176.3, 100),
                )
            ),
            "They were made of ¹⁰B by us in the town.",
            "They were made of\n10B by us in the town.",
        ),
        case(
            "33 drop cap on a line of its own",
            page_of(
                pieces=(
                    Piece("R", 72, 130, 44),
                    Piece("ealized in the year of the law, all", 106, 100),
                    Piece("was seen as a success by the town.", 106, 115),
                )
            ),
            "Realized in the year of the law, all was seen",
            "R\nealized in the year of the law, all\nwas seen",
        ),
        case(
            "36 text layer of a scan, not seen",
            Bare(
                (SCAN, shown("The law was made in the town.", 72, 700, setting="3 Tr"))
            ),
            "law was made in the town.",
            "law was made in the town.",
        ),
    ],
)
def test_exactly_the_glyphs_of_the_quote_are_lit(tmp_path: Path, wanted: Case) -> None:
    check(tmp_path, wanted)


@pytest.mark.parametrize(
    "operators",
    [
        pytest.param(
            (
                shown("The law was made in the town.", 72, 700),
                shown("The law was made in the town.", 72.3, 700),
            ),
            id="53 printed twice to look bold",
        ),
        pytest.param(
            (
                shown("The law was made in the town.", 74, 698),
                shown("The law was made in the town.", 72, 700),
            ),
            id="53 printed twice for a shadow",
        ),
    ],
)
def test_text_printed_twice_is_one_place(
    tmp_path: Path, operators: tuple[str, ...]
) -> None:
    found = opened(tmp_path, Bare(operators)).locate("The law was made")

    assert found.status is Status.VERBATIM
    assert len(found.placements[0].pages[0].quads) == 1
