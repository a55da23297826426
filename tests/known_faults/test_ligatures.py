"""Known faults: ligatures, and text that is said to be other than what is drawn."""

from pathlib import Path

import pytest

from locator.status import Status
from tests.bare_pdfs import said, shown
from tests.known_faults.cases import Bare, Case, case, check, line, opened
from tests.pdfs import page_of
from tests.placed import first_rect

SPANNED = Bare(
    (
        "BT /F1 11 Tf 72 714 Td (A line stands before all this.) Tj",
        "0 -14 Td (We worked in the of) Tj",
        said("fi", "(\xe7) Tj"),
        "(ce of the town.) Tj ET",
    )
)
MOVED = Bare(
    (
        "BT /F1 11 Tf 72 714 Td (A line stands before all this.) Tj",
        "0 -14 Td (We worked in the of) Tj",
        said("fi", "88.03 0 Td (\xe7) Tj"),
        "(ce of the town.) Tj ET",
    )
)


@pytest.mark.parametrize(
    "wanted",
    [
        case(
            "01 ligature in the file, letters in the quote",
            page_of("It was a scientiﬁc and oﬃcial eﬀort of all."),
            "scientific and official effort",
            "scientiﬁc and oﬃcial eﬀort",
        ),
        case(
            "01 ligature in the quote, letters in the file",
            page_of("It was a scientific and official effort of all."),
            "scientiﬁc and oﬃcial eﬀort",
            "scientific and official effort",
        ),
        case(
            "02 ligature read as an unknown glyph",
            line("It was an eXort of all the people.", X="\ufffd"),
            "It was an effort of all the people",
            "It was an e\ufffdort of all the people",
            status=Status.ALTERED,
        ),
        case(
            "02 ligature read as a wrong letter",
            line("It was an eXort of all the people.", X="y"),
            "It was an effort of all the people",
            "It was an eyort of all the people",
            status=Status.ALTERED,
        ),
        case(
            "02 ligature with a space behind it",
            page_of("It was pﬁ zer and the af ect of all the people."),
            "It was pfizer and the afect of all",
            "It was pﬁ zer and the af ect of all",
        ),
        case(
            "03 letters of a ligature placed on another line",
            MOVED,
            "We worked in the office of the town.",
            "We worked in the office of the town.",
        ),
        case(
            "04 replaced text without boxes of its own",
            SPANNED,
            "in the office of the town",
            "in the office of the town",
        ),
        case(
            "04 several glyphs replaced by other ones",
            Bare(
                (
                    "BT /F1 11 Tf 72 700 Td (We saw a pa) Tj",
                    said("rt", "(\xe7\xe8) Tj"),
                    "( of the town.) Tj ET",
                )
            ),
            "We saw a part of the town",
            "We saw a part of the town",
        ),
    ],
)
def test_letters_are_found_whatever_glyphs_draw_them(
    tmp_path: Path, wanted: Case
) -> None:
    check(tmp_path, wanted)


PICTURE = Bare((said("The law was made in 1990.", shown("\xe7\xe8", 72, 700)),))


@pytest.mark.parametrize("name", ["04 text that stands in for a picture of words"])
def test_letters_without_a_box_light_what_is_drawn(tmp_path: Path, name: str) -> None:
    found = opened(tmp_path, PICTURE).locate("The law was made in 1990")

    x0, _, x1, _ = first_rect(found)

    assert found.status is Status.VERBATIM, name
    assert 71 < x0 < x1 < 90
