"""What a quote says against what its source says, token by token."""

import pytest

from locator.matching.differences import Comparison, compare
from locator.matching.reading import read_quote, read_runs
from locator.span import Span
from tests.sheets import joined_text, sheet


def compared(quote: str, *lines: str) -> Comparison:
    source = joined_text(sheet(*lines))
    return compare(read_quote(quote), read_runs([Span(0, len(source))], source))


def edits(quote: str, *lines: str) -> list[tuple[str, str]]:
    return [
        (
            " ".join(token.text for token in edit.quote),
            " ".join(token.text for token in edit.source),
        )
        for edit in compared(quote, *lines).edits
    ]


@pytest.mark.parametrize(
    ("quote", "source", "why"),
    [
        ("one two three", "one two three", "the same"),
        ("one twothree", "one two three", "words cut differently"),
        ("one two-three four", "one twothree four", "a hyphen"),
        ("one two three", "one two⌈12⌉ three", "a raised mark left out"),
        ("one two three", "one two [12] three", "a citation left out"),
        ("one two three", "one two (Smith 2010) three", "by author and year"),
        ("one two [12] three", "one two⌈12⌉ three", "the same mark in brackets"),
        ("one two12 three", "one two⌈12⌉ three", "the same mark, glued on"),
        ("one two [12] three", "one two three", "a citation only in the quote"),
        ("one two (Smith 2010) three", "one two three", "by author, in the quote"),
        (
            "one forward three",
            "one for ward (Smith 2010) three",
            "by author and year, behind a word cut differently",
        ),
        ("one for ward (Smith 2010) three", "one forward three", "in the quote"),
        ("one two.", "one two \ufffd.", "a picture behind a sentence"),
        ("one two.", "one two\ufffd.", "a picture that touches its word"),
        ("one 1,2 three", "one 1, 2 three", "items of a list"),
        ("one 5 to 6 three", "one 5–6 three", "a range in words"),
        ("one H2O three", "one H⌊2⌋O three", "an index, plain"),
        ("one H₂O three", "one H⌊2⌋O three", "an index, lowered"),
        ("one CO₂ three", "one CO2 three", "an index that the page does not lower"),
        ("one cm2 three", "one cm⌈2⌉ three", "an exponent, plain"),
        ("one cm² three", "one cm⌈2⌉ three", "an exponent, raised"),
        ("one cm² three", "one cm2 three", "an exponent that the page does not raise"),
        ("one 10^5 three", "one 10⌈5⌉ three", "a power, with a caret"),
        ("one 105 three", "one 10⌈5⌉ three", "a power, plain"),
        ("one x₁² three", "one x⌊1⌋⌈2⌉ three", "an index and an exponent"),
        ("one 5 to 6,5 three", "one 5–6.5 three", "with a decimal comma"),
        ("one two [smith] three", "one two [12] three", "the key of a citation"),
        ("one 0.2 −0.3 two", "one 0.2 [31] −0.3 two", "a minus behind a citation"),
        ("one two [@lee, smith20] three", "one two⌈12⌉ three", "keys of two"),
    ],
)
def test_two_texts_say_the_same(quote: str, source: str, why: str) -> None:
    assert edits(quote, source) == [], why


@pytest.mark.parametrize(
    ("quote", "source", "expected", "why"),
    [
        ("one six three", "one two three", [("six", "two")], "another word"),
        ("one three", "one two three", [("", "two")], "a word left out"),
        ("one two three", "one three", [("two", "")], "a word added"),
        (
            "six two ten",
            "one two three",
            [("six", "one"), ("ten", "three")],
            "two words, apart",
        ),
        ("one six ten four", "one two three four", [("six ten", "two three")], "two"),
        ("one two [13] three", "one two [12] three", [("13", "")], "another citation"),
        ("one two 13 three", "one two⌈12⌉ three", [("13", "")], "another raised mark"),
        ("well known six", "wellknown two", [("six", "two")], "words cut differently"),
        ("six well known", "two wellknown", [("six", "two")], "at the end as well"),
        ("one (Smith 2011)", "one (Smith 2010)", [("2011", "2010")], "another year"),
        ("one [0, 2] three", "one [0, 1] three", [("2", "1")], "another interval"),
        ("one [1] three", "one [1, 2] three", [("", "2")], "half a citation"),
        ("one [1, 2] three", "one [1] three", [("2", "")], "more than a citation"),
        ("one two three", "one two (5%) three", [("", "5 %")], "a share left out"),
        ("one two three", "one two \ufffd three", [("", "\ufffd")], "unknown glyph"),
        ("one 2.", "one 2 \ufffd.", [("", "\ufffd")], "an unknown unit"),
        ("one two, three", "one two \ufffd, three", [("", "\ufffd")], "before a comma"),
        ("one two .5", "one two \ufffd.5", [("", "\ufffd")], "before a number"),
        (
            "one forward three",
            "one for ward (not 2010) three",
            [("", "not 2010")],
            "a remark behind a word cut differently",
        ),
        ("one two (12) three", "one two three", [("12", "")], "a number in brackets"),
        ("one 0.2 0.3 two", "one 0.2 [31] −0.3 two", [("", "−")], "without a minus"),
        ("one [smith] three", "one three", [("smith", "")], "a key, but no mark"),
        ("one [not] three", "one [12] three", [("not", "")], "a word that is no key"),
        ("one [so it is] three", "one [12] three", [("so it is", "")], "a remark"),
        ("one 45 three", "one 45 (30) three", [("", "30")], "a number behind another"),
    ],
)
def test_two_texts_differ(
    quote: str, source: str, expected: list[tuple[str, str]], why: str
) -> None:
    assert edits(quote, source) == expected, why


def test_many_other_words_are_one_edit() -> None:
    ours, theirs = " ".join("abcdefghi"), " ".join("jklmnopqr")

    assert edits(f"one {ours} two", f"one {theirs} two") == [(ours, theirs)]


def test_an_edit_knows_the_number_of_its_token() -> None:
    assert compared("one two six", "one two three").edits[0].first == 2


def test_marks_that_the_quote_leaves_out_are_named() -> None:
    comparison = compared("one two three", "one two⌈12⌉ three [4]")

    assert comparison.markers == (Span(7, 9), Span(16, 19))


def test_a_mark_that_the_quote_has_is_not_named() -> None:
    assert compared("one two [4] three", "one two [4] three").markers == ()


def test_citations_by_author_are_named_with_their_brackets() -> None:
    comparison = compared("one two three", "one two (Smith 2010) three")

    assert comparison.markers == (Span(8, 20),)


@pytest.mark.parametrize(
    ("quote", "why"),
    [
        ("one two (not so in 2012) three", "a remark"),
        ("one two (5%) three", "a share"),
        ("one two 12 three", "a number"),
    ],
)
def test_what_is_no_citation_is_an_addition(quote: str, why: str) -> None:
    assert edits(quote, "one two three"), why
