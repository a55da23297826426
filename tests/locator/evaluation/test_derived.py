"""Quotes made of a passage whose glyphs are known."""

import pytest

from locator.evaluation.cuts import words_of
from locator.evaluation.derived import Case, derived_cases
from locator.evaluation.true_quote import TrueGlyph, TrueQuote
from locator.status import Status

FOREIGN = ("Heating to sixty degrees released the bound gas within a few minutes.",)


def printed(text: str) -> tuple[TrueGlyph, ...]:
    return tuple((1, each, 0.0, 0.0, 1.0, 1.0) for each in text if not each.isspace())


def cases_of(plain: str, drawn: str | None = None) -> dict[str, Case]:
    quote = TrueQuote("q001", {"plain": plain}, "", {}, printed(drawn or plain))
    return {case.variant: case for case in derived_cases(quote, FOREIGN)}


def lit(case: Case) -> str:
    return "".join(glyph[1] for glyph in case.glyphs)


def test_the_middle_third_gives_way_to_an_ellipsis() -> None:
    case = cases_of("one two three four five six seven eight nine")["elided"]

    assert case.text == "one two three … seven eight nine"
    assert (case.status, lit(case)) == (Status.ELIDED, "onetwothreeseveneightnine")


@pytest.mark.parametrize("word", ["not", "may", "above", "without"])
def test_a_middle_of_weight_is_not_left_out(word: str) -> None:
    assert "elided" not in cases_of(f"one two three four {word} six seven eight nine")


def test_a_not_that_is_left_out_alters_the_quote() -> None:
    case = cases_of("one two three four not six seven eight nine")["elided-altered"]

    assert case.status is Status.ALTERED
    assert "not" not in case.text


def test_a_not_in_a_sentence_of_its_own_alters_nothing() -> None:
    assert "elided-altered" not in cases_of(
        "one two three four not! Six seven eight nine ten"
    )


def test_foreign_words_take_the_place_of_the_end() -> None:
    case = cases_of("one two three four five six seven eight nine ten")["partial"]

    assert case.text == "one two three four five six Heating to sixty"
    assert (case.status, lit(case)) == (Status.PARTIAL, "onetwothreefourfivesix")


def test_no_cut_is_made_beside_punctuation() -> None:
    words = words_of(
        "one two, three (four) five", printed("one two, three (four) five")
    )

    assert [cut.word for cut in words.cuts] == [1]


def test_a_short_passage_gives_nothing() -> None:
    assert not cases_of("one two three four five six seven eight")


def test_a_passage_that_is_printed_otherwise_gives_nothing() -> None:
    plain = "one two three four five six seven eight nine"

    assert not cases_of(plain, "something quite unlike what the quote says here")


@pytest.mark.parametrize(
    ("drawn", "cut", "why"),
    [
        ("אחת שתיים שלוש 14 ארבע.", True, "as they are read"),
        (".אחת שתיים שלוש 14 ארבע", False, "the stop first"),
        ("אחת שתיים שלוש ארבע.14", False, "the number last"),
    ],
)
def test_lines_from_right_to_left_are_cut_if_their_glyphs_come_in_order(
    drawn: str, cut: bool, why: str
) -> None:
    words = words_of("אחת שתיים שלוש 14 ארבע.", printed(drawn))

    assert bool(words.cuts) is cut, why
