"""Known faults: spaces that are missing, too many, of no width, or line breaks."""

from pathlib import Path

import pytest

from locator.status import Status
from tests.bare_pdfs import shown
from tests.known_faults.cases import Bare, Case, case, check
from tests.pdfs import page_of


@pytest.mark.parametrize(
    "wanted",
    [
        case(
            "13 text with other spaces than the copied one",
            page_of("We  saw  it in\u00a0the town\u2009of\u2003old."),
            "We saw it in the town of old",
            "We  saw  it in\u00a0the town\u2009of\u2003old",
        ),
        case(
            "14 no spaces between words of the file",
            page_of("Weseethatthereisnoglobalinformationinthetown"),
            "there is no global information in the",
            "thereisnoglobalinformationinthe",
        ),
        case(
            "14 no spaces between words of the quote",
            page_of("We see that there is no global information in the town"),
            "thereisnoglobalinformation",
            "there is no global information",
        ),
        case(
            "15 spaces between the letters of the file",
            page_of("We saw T H E  H U M A N  S I D E of it."),
            "THE HUMAN SIDE of it",
            "T H E  H U M A N  S I D E of it",
        ),
        case(
            "15 letters set apart",
            Bare((shown("THE HUMAN SIDE", 72, 700, setting="3 Tc"),)),
            "the human side",
            "T H E H U M A N S I D E",
        ),
        case(
            "15 spaces between the letters of the quote",
            page_of("We saw THE HUMAN SIDE of it."),
            "T H E H U M A N S I D E of it",
            "THE HUMAN SIDE of it",
        ),
        case(
            "16 spaces of no width around words of the file",
            page_of("It \u200bis\u200b \u200bmade\u200b of wood."),
            "It is made of wood",
            "It \u200bis\u200b \u200bmade\u200b of wood",
        ),
        case(
            "16 spaces of no width in the quote",
            page_of("It is made of wood."),
            "\u200bIt\u200b is \ufeffma\u2060de of wood",
            "It is made of wood",
        ),
        case(
            "41 line breaks in the quote",
            page_of("The rules about own capital were", "changed by the law of May."),
            "The rules about \nown capital were changed\n  by the law",
            "The rules about own capital were\nchanged by the law",
        ),
        case(
            "41 hyphen and line break in the quote",
            page_of("The rules about banknotes were", "changed by the law of May."),
            "about bank- \nnotes were changed",
            "about banknotes were\nchanged",
        ),
        case(
            "41 hard wraps of a Markdown block quote",
            page_of("The rules about own capital were", "changed by the law of May."),
            "> The rules about own  \n> capital were\\\n> **changed** by the law",
            "The rules about own capital were\nchanged by the law",
        ),
        case(
            "41 words apart by a space are no one word",
            page_of("They were not able to do it in the town."),
            "They were notable to do it in the town",
            "They were not able to do it in the town",
            status=Status.ALTERED,
        ),
    ],
)
def test_spaces_do_not_matter(tmp_path: Path, wanted: Case) -> None:
    check(tmp_path, wanted)
