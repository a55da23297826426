"""The tokens of a text: its words, numbers and signs."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.comparable.tokens import tokens_of


def said(text: str) -> list[str]:
    return [token.text for token in tokens_of(text)]


@pytest.mark.parametrize(
    ("text", "tokens", "why"),
    [
        ("The cat.", ["the", "cat"], "case and stops are typography"),
        ("well-known", ["well", "known"], "a hyphen ends a word"),
        ("isn’t", ["isnt"], "an apostrophe stays inside a word"),
        ("ﬁnal", ["final"], "a ligature inside a word"),
        ("co\u00adop", ["coop"], "a soft hyphen"),
        ("1.25", ["1.25"], "a decimal point"),
        ("0·5", ["0.5"], "a raised decimal point (The Lancet)"),
        ("0,5", ["0,5"], "a decimal comma"),
        ("1,000", ["1000"], "a thousands comma"),
        ("1,234,567", ["1234567"], "two of them"),
        ("1,234,567.5", ["1234567.5"], "before a decimal point"),
        ("1,234,", ["1234"], "a comma behind"),
        ("5,10,100", ["5,10,100"], "a list with a group that no thousands have"),
        ("100,200,3000", ["100,200,3000"], "such a group at the end"),
        (".05 was", ["0.05", "was"], "a decimal point at the very beginning"),
        ("12.", ["12"], "a stop behind a number"),
        ("12,", ["12"], "a comma behind a number"),
        ("a, 5", ["a", "5"], "a comma before a number"),
        ("3.5.2", ["3.5.2"], "a number of a section"),
        ("20–30", ["20", "–", "30"], "a range"),
        ("20-30", ["20", "–", "30"], "a range with a hyphen"),
        ("−5", ["−", "5"], "a minus sign"),
        ("-5", ["−", "5"], "a hyphen for a minus sign"),
        ("(−5)", ["−", "5"], "behind a bracket"),
        ("= −5", ["=", "−", "5"], "behind a sign"),
        ("− 5", ["−", "5"], "set apart"),
        ("10⁻⁶", ["10", "–", "6"], "a raised minus keeps its sign"),
        ("IL-6", ["il", "6"], "a hyphen in a name is no minus"),
        ("+5", ["+", "5"], "a plus sign"),
        ("5 ± 2", ["5", "±", "2"], "plus or minus"),
        ("p<0.05", ["p", "<", "0.05"], "a comparator"),
        ("p ⩽ 5", ["p", "≤", "5"], "another shape of it"),
        ("45%", ["45", "%"], "percent"),
        ("５％", ["5", "%"], "fullwidth"),
        ("5 °C", ["5", "°", "c"], "degrees"),
        ("5 ºC", ["5", "°", "c"], "an ordinal mark for a degree sign"),
        ("a\ufffdb", ["a", "\ufffd", "b"], "an unknown glyph"),
        ("中文", ["中", "文"], "ideographs are words"),
        ("한국", ["한", "국"], "so are syllables"),
        ("", [], "nothing"),
        ("… — !", [], "punctuation says nothing"),
    ],
)
def test_a_text_says(text: str, tokens: list[str], why: str) -> None:
    assert said(text) == tokens, why


def test_a_word_may_be_cut_where_a_mark_begins() -> None:
    assert [token.text for token in tokens_of("group12", {5})] == ["group", "12"]


def test_a_cut_between_words_changes_nothing() -> None:
    assert [token.text for token in tokens_of("a b", {1, 2})] == ["a", "b"]


@given(st.text(max_size=60))
def test_tokens_lie_in_order_and_never_overlap(text: str) -> None:
    spans = [token.span for token in tokens_of(text)]

    assert all(this.end <= then.start for this, then in itertools.pairwise(spans))
    assert all(0 <= span.start < span.end <= len(text) for span in spans)
