"""Known faults: the wrong place, a place where there is none, or one that is missed."""

from pathlib import Path

import pytest

from locator.status import FAITHFUL, Status
from tests.known_faults.cases import Case, case, check, opened
from tests.pdfs import page_of

NOT_FOUND = Status.NOT_FOUND
STORY = (
    "The house stood at the river for a hundred years or more.",
    "Nobody of the town knew who had built it in the old days.",
)
LEASE = (
    "The landlord is in no case permitted to terminate the lease.",
    "A tenant of the house may do so at the end of each month.",
)
FAR = tuple(f"Line {number} of the long list says nothing new." for number in range(45))


@pytest.mark.parametrize(
    "wanted",
    [
        case(
            "21 wrong occurrence instead of the named one",
            [page_of("There is a copy here."), page_of("There is a copy here.")],
            "a copy",
            "a copy",
            hints={"page_hint": "2"},
        ),
        case(
            "21 letters of the quote inside other words",
            page_of("The copying of photocopies is a copy of its own."),
            "copy",
            "copy",
        ),
        case(
            "22 short quote that nearly fits elsewhere",
            page_of("The chines of the linen were washed by machines."),
            "Linus",
            "",
            status=NOT_FOUND,
        ),
        case(
            "22 short number that nearly fits elsewhere",
            page_of("The value was p < 0.051 in this group."),
            "p < 0.05",
            "",
            status=NOT_FOUND,
        ),
        case(
            "23 near match shown as success",
            page_of(*STORY),
            "The house stood at the harbour for nearly ninety seasons, then fell",
            "",
            status=NOT_FOUND,
        ),
        case(
            "24 quote across a page break",
            [
                page_of("At the end we will discuss the different"),
                page_of("types of houses that stand in the town."),
            ],
            "discuss the different types of houses",
            "discuss the different|types of houses",
        ),
        case(
            "24 word broken over a page break",
            [
                page_of("At the end we will discuss the differ-"),
                page_of("ent types of houses that stand in the town."),
            ],
            "discuss the different types of houses",
            "discuss the differ-|ent types of houses",
        ),
        case(
            "26 last character of a page",
            [page_of(*STORY), page_of("Another page.")],
            "in the old days.",
            "in the old days.",
        ),
        case(
            "26 last character of the document",
            page_of(*STORY),
            "it in the old days.",
            "it in the old days.",
        ),
        case(
            "47 ellipsis that hides a negation",
            page_of(*LEASE),
            "The landlord is in … permitted to terminate the lease",
            "The landlord is in|permitted to terminate the lease",
            status=Status.ALTERED,
        ),
        case(
            "47 ellipsis between fragments in another order",
            page_of(*LEASE),
            "A tenant of the house … permitted to terminate the lease",
            "A tenant of the house|permitted to terminate the lease",
            status=Status.ALTERED,
        ),
        case(
            "48 stitched from two places of one page",
            page_of(STORY[0], *FAR[:20], STORY[1]),
            f"{STORY[0]} {STORY[1]}",
            "The house stood at the river for a hundred years or more.|"
            "Nobody of the town knew who had built it in the old days.",
            status=Status.ALTERED,
        ),
        case(
            "49 fabricated quote",
            page_of(*STORY, *LEASE),
            "Every lamp in the harbour was lit before the ships came home",
            "",
            status=NOT_FOUND,
        ),
        case(
            "50 paraphrase in quotation marks",
            page_of(*STORY, *LEASE),
            "“For about a century a building had been standing by the water.”",
            "",
            status=NOT_FOUND,
        ),
        case(
            "51 page before or behind cited",
            [page_of(*LEASE), page_of(*STORY)],
            "Nobody of the town knew who had built it",
            "Nobody of the town knew who had built it",
            hints={"page_hint": "1"},
        ),
    ],
)
def test_a_quote_stands_where_it_stands(tmp_path: Path, wanted: Case) -> None:
    check(tmp_path, wanted)


@pytest.mark.parametrize("name", ["51 quote of another file"])
def test_a_quote_of_another_file_is_not_found_here(tmp_path: Path, name: str) -> None:
    for other in ("one", "two"):
        (tmp_path / other).mkdir()
    here = opened(tmp_path / "one", (page_of(*LEASE),))
    there = opened(tmp_path / "two", (page_of(*STORY),))

    assert here.locate(STORY[0]).status is NOT_FOUND, name
    assert there.locate(STORY[0]).status is Status.VERBATIM


@pytest.mark.parametrize("name", ["48 stitched from two pages far apart"])
def test_what_is_stitched_from_far_apart_is_not_verbatim(
    tmp_path: Path, name: str
) -> None:
    pages = (page_of(STORY[0]), *[page_of(*FAR)] * 9, page_of(STORY[1]))

    found = opened(tmp_path, pages).locate(f"{STORY[0]} {STORY[1]}")

    assert found.status not in FAITHFUL, name
