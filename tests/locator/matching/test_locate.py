"""Quotes located in a document: where they stand, and their status."""

import pytest

from locator.document import Document
from locator.matching.locate import locate
from locator.matching.rank import Hints
from locator.span import Span
from locator.status import Kind, Status
from tests.sheets import Line, document, joined_text, sheet, text_document

NO_HINTS = Hints(lambda _: False)
TEXT = (
    "The second trial did not reduce mortality in the 120 patients who",
    "were enrolled between May and June, and 0.5 mg was given to them.",
    "We therefore conclude that larger trials are needed in the future.",
)


def status(quote: str, *lines: str) -> Status:
    return locate(quote, joined_text(sheet(*(lines or TEXT))), NO_HINTS).status


@pytest.mark.parametrize(
    ("quote", "expected", "why"),
    [
        ("larger trials are needed", Status.VERBATIM, "the same words"),
        ("LARGER TRIALS are needed", Status.VERBATIM, "another case"),
        ("“larger trials are needed”", Status.VERBATIM, "quotation marks around it"),
        ("**larger** trials are needed", Status.VERBATIM, "Markdown"),
        ("in the $120$ patients who were enrolled", Status.VERBATIM, "LaTeX, line end"),
        ("We therefore … are needed", Status.ALTERED, "an ellipsis, pieces too short"),
        ("We therefore conclude … larger trials are", Status.ELIDED, "an ellipsis"),
        ("The second trial did … reduce mortality", Status.ALTERED, "not, hidden"),
        ("did reduce mortality in the 120 patients", Status.ALTERED, "not, left out"),
        ("reduce mortality in the 130 patients", Status.ALTERED, "another number"),
        ("the", Status.AMBIGUOUS, "several places"),
        ("mortality [7] in", Status.VERBATIM, "few words, a citation between them"),
        ("mortality (Lee 2020) in", Status.VERBATIM, "by author and year"),
        ("the (Lee 2020)", Status.AMBIGUOUS, "several places, but for a citation"),
        ("smaller trials were all in vain", Status.NOT_FOUND, "nowhere"),
        ("", Status.NOT_FOUND, "nothing"),
        ("… — !", Status.NOT_FOUND, "punctuation"),
        ("   ", Status.NOT_FOUND, "spaces"),
        ("**", Status.NOT_FOUND, "mark-up of nothing"),
    ],
)
def test_a_quote_has_a_status(quote: str, expected: Status, why: str) -> None:
    assert status(quote) is expected, why


def test_the_reading_that_stands_there_is_chosen() -> None:
    assert (
        status("a_b_c is *small*", "where a_b_c is *small* in all") is Status.VERBATIM
    )


@pytest.mark.parametrize(
    ("quote", "line"),
    [
        ("cat", "the cat sat"),
        ("cat", "a cat, a"),
        ("12", "see 12."),
        ("中文", "一中文字"),
        ("cat", "“cat”"),
        ("12", "CO12 and 12"),
    ],
)
def test_a_word_may_stand_anywhere(quote: str, line: str) -> None:
    assert status(quote, line) is not Status.NOT_FOUND


@pytest.mark.parametrize(
    ("quote", "line"),
    [
        pytest.param(
            "was 10⁶ in all",
            "was 106 in all",
            id="a number made a power",
        ),
        pytest.param(
            "was $10^6$ in all",
            "was 106 in all",
            id="in LaTeX",
        ),
        pytest.param(
            "was x² in all",
            "was x⌊2⌋ in all",
            id="an index made a power",
        ),
        pytest.param("was $x^2$ in all", "was x⌊2⌋ in all", id="in LaTeX as well"),
        pytest.param("was x^2 in all", "was x⌊2⌋ in all", id="with a caret"),
        pytest.param("was x<sup>2</sup> in all", "was x⌊2⌋ in all", id="in HTML"),
        pytest.param("was x₂ in all", "was x⌈2⌉ in all", id="a power made an index"),
        pytest.param("was $x_{2}$ in all", "was x⌈2⌉ in all", id="the same in LaTeX"),
        pytest.param("was 10^5^ in all", "was 10 in all", id="a power added"),
        pytest.param(
            "was [1] in all",
            "was [1, 2] in all",
            id="half a citation",
        ),
        pytest.param(
            "was [not, @lee] in all",
            "was in all",
            id="not beside a key",
        ),
        pytest.param(
            "was {#not} in all",
            "was in all",
            id="not as an anchor",
        ),
        pytest.param("was a<b and c>d in all", "was ad in all", id="not a tag"),
        pytest.param("was 5*3*2 in all", "was 532 in all", id="a product"),
        pytest.param("was in all", "was \ufffd\ufffd in all", id="unknown glyphs"),
        pytest.param("was 5 in all", "was \ue0015 in all", id="an unknown sign"),
        pytest.param("was 10 µM in all", "was 10 µm in all", id="molar, metre"),
        pytest.param("was 5mM in all", "was 5mm in all", id="molar, metre, glued"),
        pytest.param("was 5 Å in all", "was 5 A in all", id="ångström, ampere"),
        pytest.param("was 5A in all", "was 5A\u030a in all", id="glued, accent apart"),
        pytest.param("was 5 MW in all", "was 5 mW in all", id="mega, milli"),
        pytest.param("was a ≲ b in all", "was a ≳ b in all", id="comparators"),
        pytest.param("was a ∝ b in all", "was a ≡ b in all", id="relations"),
        pytest.param("was 6 ÷ 2 in all", "was 6 2 in all", id="an operator left out"),
        pytest.param("was ₹5 in all", "was ₩5 in all", id="currencies"),
        pytest.param("was 45 (30–60) in all", "was 45 in all", id="a range added"),
        pytest.param("was 45 in all", "was 45 (30–60) in all", id="a range left out"),
        pytest.param("was 45% in all", "was 45% (30–60) in all", id="behind percent"),
        pytest.param("was log p in all", "was −log p in all", id="a minus left out"),
        pytest.param("was −log p in all", "was log p in all", id="a minus added"),
        pytest.param("was (95) in all", "was in all", id="a number added in brackets"),
    ],
)
def test_what_only_one_side_has_is_seen(quote: str, line: str) -> None:
    before, behind = "The value of the first group", "of the patients there."

    found = status(f"{before} {quote} {behind}", f"{before} {line} {behind}")

    assert found is not Status.VERBATIM


def test_of_very_many_places_a_named_page_has_the_one() -> None:
    pages = [sheet(*["one line of many"] * 60), sheet(*["one line of many"] * 60)]
    named = sheet("one line of many")

    found = locate(
        "line of many", joined_text(*pages, named), Hints(lambda at: at == 2)
    )

    assert found.status is Status.VERBATIM
    assert found.candidates[0].runs == (Span(2044, 2056),)


def test_of_very_many_places_a_hundred_are_compared() -> None:
    found = locate(
        "line of many", joined_text(sheet(*["one line of many"] * 120)), NO_HINTS
    )

    assert found.status is Status.AMBIGUOUS
    assert len(found.candidates) == 100


def test_a_long_word_hides_no_negation() -> None:
    line = "The methylenetetrahydrofolate of the group was notable in every respect."

    assert status(line, line) is Status.VERBATIM
    assert status(line.replace("notable", "not able"), line) is Status.ALTERED


PARAGRAPHS = (
    Line("The first trial reduced the mortality of all patients."),
    Line("No result of the second trial was significant.", y_pt=76),
    Line("The third trial reduced the pain of all patients.", y_pt=102),
)
FIRST, _, THIRD = (paragraph.text for paragraph in PARAGRAPHS)


@pytest.mark.parametrize("quote", [f"{THIRD} {FIRST}", f"{THIRD} … {FIRST}"])
def test_paragraphs_in_another_order_are_altered(quote: str) -> None:
    found = locate(quote, joined_text(sheet(*PARAGRAPHS)), NO_HINTS)

    assert found.status is Status.ALTERED
    assert [each.kind for each in found.candidates[0].differences] == [Kind.OMISSION]


def test_a_paragraph_left_out_between_two_is_told() -> None:
    found = locate(f"{FIRST} {THIRD}", joined_text(sheet(*PARAGRAPHS)), NO_HINTS)

    assert found.status is Status.ALTERED
    assert [each.source for each in found.candidates[0].differences] == [
        PARAGRAPHS[1].text.rstrip(".")
    ]


def test_a_dose_is_not_ten_times_itself() -> None:
    lines = ("The patients of this group were given a dose of", ".5 mg per day in all.")

    assert status(".5 mg per day in all", *lines) is Status.VERBATIM
    assert status("5 mg per day in all", *lines) is not Status.VERBATIM


def test_a_minus_sign_at_a_line_end_counts() -> None:
    lines = ("The mean change in the group of patients was −", "5 points in a year.")

    assert status("in the group of patients was −5 points", *lines) is Status.VERBATIM


def test_a_minus_sign_at_a_line_end_is_missed_when_left_out() -> None:
    lines = ("The mean change in the group of patients was −", "5 points in a year.")

    assert status("in the group of patients was 5 points", *lines) is Status.ALTERED


@pytest.mark.parametrize("count", [2, 12, 40, 90])
def test_all_places_of_a_short_quote_are_listed(count: int) -> None:
    doc = text_document(*(["Here an apple is."] * count))

    found = doc.locate("apple")

    assert found.status is Status.AMBIGUOUS
    assert len(found.placements) == count


def many_apples(pages: int) -> Document:
    return document(*[sheet(*["Here an apple is."] * 20)] * pages, sheet("One apple."))


@pytest.mark.parametrize(
    "pages",
    [
        2,
        pytest.param(
            6,
        ),
        pytest.param(
            12,
        ),
    ],
)
def test_a_page_hint_chooses_among_many_places(pages: int) -> None:
    found = many_apples(pages).locate("apple", page_hint=str(pages + 1))

    assert found.status is Status.VERBATIM
    assert found.placements[0].pages[0].page_index == pages


def test_places_come_in_reading_order() -> None:
    found = many_apples(2).locate("apple")

    assert [each.pages[0].page_index for each in found.placements] == sorted(
        each.pages[0].page_index for each in found.placements
    )


def test_an_altered_quote_with_two_places_is_ambiguous() -> None:
    line = "The second trial reduced mortality in all patients."
    other = "Some other words that stand between the two of them."

    found = text_document(line, other, line).locate(
        "The second trial reduced mortality in most patients"
    )

    assert found.status is Status.AMBIGUOUS
    assert len(found.placements) == 2


def test_a_verbatim_place_wins_over_an_altered_one() -> None:
    found = text_document(
        "The second trial reduced mortality in all patients.",
        "Some other words that stand between the two of them.",
        "The second trial reduced mortality in most patients.",
    ).locate("The second trial reduced mortality in most patients")

    assert found.status is Status.VERBATIM


def test_a_page_hint_never_makes_an_altered_place_win_over_a_verbatim_one() -> None:
    doc = document(
        sheet("The second trial reduced mortality in all patients."),
        sheet("The second trial reduced mortality in most patients."),
    )

    found = doc.locate(
        "The second trial reduced mortality in most patients", page_hint="1"
    )

    assert found.status is Status.VERBATIM
    assert found.placements[0].pages[0].page_index == 1


def test_a_number_in_a_sentence_of_ideographs_may_be_altered() -> None:
    assert (
        status("它的版本号当前为 3.181592653。", "说明它的版本号当前为 3.141592653。")
        is Status.ALTERED
    )


def test_a_short_formula_is_found_in_another_order() -> None:
    assert (
        status("ist HF1O(Y), also", "so ist HF⌈O⌉⌊1⌋(Y), also soll") is Status.VERBATIM
    )
