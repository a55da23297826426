"""Ellipses: what they may leave out, and what they may not hide."""

import pytest

from locator.document import Document
from locator.status import Kind, Status
from tests.sheets import document, sheet

FIRST = "The mill at the river was built by two brothers."
LAST = "It was sold to the town in the end of the war."
QUOTE = "The mill at the river was built … sold to the town in the end"
FILLING = "Another line of the long story is told right here, and it goes on."


def mill(lines: int, a_page: int = 60) -> Document:
    """Returns a document with this many lines between two sentences."""
    told = (FIRST, *[FILLING] * lines, LAST)
    pages = [told[at : at + a_page] for at in range(0, len(told), a_page)]
    return document(*(sheet(*page) for page in pages))


@pytest.mark.parametrize(
    ("lines", "a_page", "why"),
    [
        (0, 60, "neighbouring sentences"),
        (50, 60, "a page"),
        (90, 60, "more than 4,000 characters, but two pages"),
        (50, 20, "three pages, but no 4,000 characters"),
    ],
)
def test_what_is_left_out_may_be_long(lines: int, a_page: int, why: str) -> None:
    found = mill(lines, a_page).locate(QUOTE)

    assert found.status is Status.ELIDED, why
    assert found.comparison.left_out


@pytest.mark.parametrize(("lines", "a_page"), [(110, 40), (300, 60)])
def test_what_is_left_out_may_not_be_too_long(lines: int, a_page: int) -> None:
    found = mill(lines, a_page).locate(QUOTE)

    assert found.status not in {Status.ELIDED, Status.VERBATIM}


@pytest.mark.parametrize(
    ("hidden", "kind"),
    [
        ("did not", Kind.NEGATION),
        ("may perhaps", Kind.MODAL),
        ("was supposedly able to", Kind.OMISSION),
        ("did less than", Kind.COMPARATOR),
    ],
)
def test_a_word_of_weight_may_not_be_hidden(hidden: str, kind: Kind) -> None:
    line = f"The mill at the river {hidden} grind the corn of the town."

    found = document(sheet(line)).locate(
        "The mill at the river … grind the corn of the town"
    )

    assert found.status is Status.ALTERED
    assert [each.kind for each in found.differences] == [kind]


def test_a_sentence_with_a_negation_may_be_left_out() -> None:
    page = sheet(FIRST, "It did not grind.", LAST)

    found = document(page).locate(f"{FIRST} [...] {LAST}")

    assert found.status is Status.ELIDED


@pytest.mark.parametrize(
    "quote",
    [
        pytest.param("The mill … sold to the town in the end", id="a short piece"),
        pytest.param(
            "It was sold to the town … was built by two brothers", id="another order"
        ),
        pytest.param(
            "The mill at the lake was built … sold to the town in the end",
            id="a word changed in a piece",
        ),
    ],
)
def test_pieces_are_held_to_what_stands_there(quote: str) -> None:
    assert mill(0).locate(quote).status in {Status.ALTERED, Status.PARTIAL}


def test_of_two_beginnings_the_one_nearer_to_the_end_is_meant() -> None:
    grown, annealed = (
        "The film was grown slowly.",
        "The film was annealed prior to use.",
    )
    doc = document(sheet(grown, *[FILLING] * 9, annealed))

    found = doc.locate("The film was … prior to use.")
    (page,) = found.placements[0].pages

    assert found.status is Status.ELIDED
    assert page.spans[0].start > len(grown)
