"""The passage that a quote stands on: what belongs to it, and where it jumps."""

import pytest

from locator.status import Kind, Status
from tests.placed import lit
from tests.sheets import Line, document, sheet, text_document

BEFORE = "The treatment of the patients in the first group was"
BEHIND = "seen as a success by all of the doctors in the house."
HEAD = Line("Journal of Tests", size_pt=8)
FOOT = Line("12", y_pt=780)
FURNITURE = {
    "a page break": (("head", BEFORE), (BEHIND,)),
    "a page number": ((BEFORE, FOOT), (BEHIND,)),
    "a running head": ((BEFORE,), (HEAD, BEHIND)),
    "both": ((BEFORE, FOOT), (HEAD, BEHIND)),
    "a head in large type, apart": ((BEFORE, FOOT), ("Head", Line(BEHIND, y_pt=90))),
    "a footnote": (
        (BEFORE, Line("1 Or so we were told by them.", size_pt=7)),
        (BEHIND,),
    ),
    "a figure": (
        (BEFORE, Line("Figure 1. The doctors of the house.", size_pt=8), BEHIND),
    ),
}


@pytest.mark.parametrize("pages", FURNITURE.values(), ids=FURNITURE)
def test_a_quote_goes_on_over(pages: tuple[tuple[str | Line, ...], ...]) -> None:
    doc = document(*(sheet(*lines) for lines in pages))

    found = doc.locate(f"{BEFORE} {BEHIND}")

    assert found.status is Status.VERBATIM
    assert lit(doc, found).replace("\n", "") == f"{BEFORE}|{BEHIND}"


def test_a_few_words_behind_a_page_break_are_part_of_it() -> None:
    doc = document(
        sheet("The treatment of the patients was", FOOT),
        sheet(HEAD, "good. We then went on."),
    )

    found = doc.locate("The treatment of the patients was good.")

    assert found.status is Status.VERBATIM
    assert lit(doc, found) == "The treatment of the patients was|good."


def test_a_few_words_before_a_page_break_are_part_of_it() -> None:
    doc = document(
        sheet("We then saw that this", FOOT),
        sheet(HEAD, "treatment of the patients was good."),
    )

    found = doc.locate("this treatment of the patients was good.")

    assert found.status is Status.VERBATIM
    assert lit(doc, found) == "this|treatment of the patients was good."


def test_a_word_broken_over_a_page_is_one_word() -> None:
    doc = document(
        sheet("We then saw that the treat-", FOOT),
        sheet(HEAD, "ment of the patients was good."),
    )

    found = doc.locate("that the treatment of the patients was good")

    assert found.status is Status.VERBATIM
    assert lit(doc, found) == "that the treat-|ment of the patients was good"


def test_few_words_left_out_within_a_line_are_one_difference() -> None:
    doc = text_document(f"{BEFORE} by no means at all, so to say, {BEHIND}")

    found = doc.locate(f"{BEFORE} {BEHIND}")

    assert found.status is Status.ALTERED
    assert lit(doc, found).startswith(f"{BEFORE} by no means")


def test_much_left_out_within_a_line_is_an_omission_and_not_lit() -> None:
    between = " ".join(f"word{number}" for number in range(40))
    doc = text_document(f"{BEFORE} {between} {BEHIND}")

    found = doc.locate(f"{BEFORE} {BEHIND}")

    assert found.status is Status.ALTERED
    assert [each.kind for each in found.differences] == [Kind.OMISSION]
    assert found.differences[0].source.startswith("word0 word1")
    assert " … " in found.differences[0].source
    assert lit(doc, found) == f"{BEFORE}|{BEHIND}"


def test_an_ellipsis_over_pages_is_an_omission() -> None:
    between = [
        f"Line number {number} of the long part between." for number in range(120)
    ]

    pages = sheet(BEFORE, *between[:60]), sheet(*between[60:]), sheet(BEHIND)
    found = document(*pages).locate(f"{BEFORE} … {BEHIND}")

    assert found.status is Status.ALTERED
    assert [(each.kind, each.quote) for each in found.differences] == [
        (Kind.OMISSION, "…")
    ]


def test_the_pieces_of_an_elided_quote_are_lit_and_nothing_between() -> None:
    doc = text_document(f"{BEFORE} in the long run of the study {BEHIND}")

    found = doc.locate(f"{BEFORE} … {BEHIND}")

    assert found.status is Status.ELIDED
    assert lit(doc, found) == f"{BEFORE}|{BEHIND}"


LINES = (
    "The drug was given to all patients in the morning of every day.",
    "Some of them felt much better after the first week of the treatment.",
    "However, the side effects were not tolerable for most of the patients.",
    "The placebo was well tolerated by everyone in the control group.",
)


@pytest.mark.parametrize(
    ("lines", "quote"),
    [
        pytest.param(LINES, f"{LINES[0]} {LINES[3]}", id="two lines dropped"),
        pytest.param(LINES, f"{LINES[1]} {LINES[0]}", id="two lines turned round"),
        pytest.param(LINES, f"{LINES[0]} {LINES[2]}", id="one line dropped"),
        pytest.param(
            (BEFORE, "by no means", BEHIND), f"{BEFORE} {BEHIND}", id="a denial"
        ),
        pytest.param((BEFORE, "not", BEHIND), f"{BEFORE} {BEHIND}", id="not"),
        pytest.param(
            (BEFORE, "given late. It was not", BEHIND),
            f"{BEFORE} {BEHIND}",
            id="two sentences made one",
        ),
        pytest.param(
            (LINES[0], *("filler of the page",) * 60, LINES[3]),
            f"{LINES[0]} {LINES[3]}",
            id="over pages of text",
        ),
        pytest.param(
            (
                BEFORE.replace("was", "is something we"),
                "promote. Others will",
                "not do",
            ),
            f"{BEFORE.replace('was', 'is something we')} not do",
            id="a short end from elsewhere",
        ),
        pytest.param(
            (BEFORE, "not effective at all. It was only", "effective in mice."),
            f"{BEFORE} effective",
            id="a last word from elsewhere",
        ),
        pytest.param(
            (
                "The first meeting of the whole group took place in",
                "2018 in Rome.",
                "2019 was the year in which they met again.",
            ),
            "The first meeting of the whole group took place in 2019",
            id="a year from elsewhere",
        ),
    ],
)
def test_a_quote_stitched_together_is_not_verbatim(
    lines: tuple[str, ...], quote: str
) -> None:
    assert text_document(*lines).locate(quote).status is not Status.VERBATIM


def test_a_number_is_not_fetched_from_a_later_line() -> None:
    found = text_document(
        "The number of patients who were given the new drug was",
        "12",
        "15 patients were given the old one.",
    ).locate("The number of patients who were given the new drug was 15")

    assert found.status is not Status.VERBATIM


def test_a_quote_stitched_together_within_lines_is_not_verbatim() -> None:
    found = text_document(*LINES).locate(
        "The drug was well tolerated by everyone in the control group."
    )

    assert found.status is Status.ALTERED


def test_pieces_turned_round_over_an_ellipsis_are_not_elided() -> None:
    found = text_document(*LINES).locate(
        "The placebo was well tolerated … Some of them felt much better"
    )

    assert found.status is not Status.ELIDED


@pytest.mark.parametrize(
    ("text", "quote"),
    [
        pytest.param(
            "We therefore conclude that old trials of all sorts are needed.",
            "We therefore conclude … trials of all sorts are needed.",
            id="that and trials begin alike",
        ),
        pytest.param(
            "They were treated. The doctor left the room. The health of all improved.",
            "They were treated. … The health of all improved.",
            id="two sentences begin alike",
        ),
    ],
)
def test_what_is_left_out_may_begin_like_what_follows(text: str, quote: str) -> None:
    assert text_document(text).locate(quote).status is Status.ELIDED


def test_an_omission_in_quote_order_is_typed() -> None:
    found = text_document(f"{BEFORE} not {BEHIND}").locate(f"{BEFORE} {BEHIND}")

    assert [each.kind for each in found.differences] == [Kind.NEGATION]


def test_a_quote_goes_on_over_the_numbers_of_lines() -> None:
    lines = ("We saw that the second trial did not", "reduce the mortality of", "all")
    numbered = [f"{number}  {line}" for number, line in enumerate(lines, 101)]

    doc = text_document(*numbered)
    found = doc.locate(" ".join(lines))

    assert found.status is Status.VERBATIM
    assert "102" not in lit(doc, found)


def test_a_page_number_that_matches_by_chance_is_not_lit() -> None:
    doc = document(
        sheet("The cells of the patients were grown with GAP", Line("4", y_pt=780)),
        sheet("48 cells of the others were grown in the dish."),
    )

    found = doc.locate("were grown with GAP 48 cells of the others were grown")

    assert found.status is Status.VERBATIM
    assert lit(doc, found) == ("were grown with GAP|48 cells of the others were grown")
