"""Ellipses of a quote, and what they hide."""

import pytest

from locator.comparable.skeleton import skeleton_of
from locator.matching.elisions import around_ellipsis, elisions_of, hidden_meaning


def places(text: str) -> list[str]:
    """Returns what the skeleton has before each ellipsis that counts."""
    skeleton = skeleton_of(text)
    return [skeleton.text[:at] for at in elisions_of(text, skeleton.offsets)]


@pytest.mark.parametrize(
    ("text", "before", "why"),
    [
        ("One two three … four five six", ["onetwothree"], "one glyph"),
        ("One two three ... four five six", ["onetwothree"], "three stops"),
        ("One two three . . . four five six", ["onetwothree"], "three stops apart"),
        ("One two three .... four five six", ["onetwothree"], "with the full stop"),
        ("One two three […] four five six", ["onetwothree"], "in brackets"),
        ("One two three [...] four five six", ["onetwothree"], "in brackets"),
        ("One two three (…) four five six", ["onetwothree"], "in round brackets"),
        ("One two three ⋯ four five six", ["onetwothree"], "raised"),
        ("a b c … d e f … g h i", ["abc", "abcdef"], "two of them"),
        ("One two … three four five", [], "too few words before"),
        ("One two three … four five", [], "too few words behind"),
        ("One two three four…", [], "at the end nothing is left out"),
        ("…one two three four", [], "nor at the beginning"),
        ("One two three. Four five six.", [], "a full stop"),
        ("One two three.. four five six", [], "two stops"),
    ],
)
def test_an_ellipsis_counts(text: str, before: list[str], why: str) -> None:
    assert places(text) == before, why


@pytest.mark.parametrize(
    ("text", "around"),
    [
        ("before … behind", ("before ", " behind")),
        ("before [...] behind … again", ("before ", " behind … again")),
        ("no mark", ("no mark", "")),
    ],
)
def test_the_text_around_an_ellipsis(text: str, around: tuple[str, str]) -> None:
    assert around_ellipsis(text) == around


@pytest.mark.parametrize(
    ("before", "text", "behind", "hidden", "why"),
    [
        ("It did", "not", "work", "not", "a negation"),
        ("It", "may, we think,", "work", "may, we think,", "a hedge"),
        ("It was", "more than", "five", "more than", "a comparator"),
        ("It was", "p <", "0.05", "p <", "a comparator as a sign"),
        ("It did", "as we know", "work", "", "harmless words"),
        ("It worked.", "It did not work there.", "It stopped.", "", "a sentence"),
        ("It worked", ". It did not. ", "It stopped", "", "a sentence, stops too"),
        ("It worked", "not. It is so.", "Then", "not", "the end of a kept sentence"),
        ("It is.", "It is so. But not", "then", "But not", "the start of one"),
        ("Done.", "No. Yes. It is not", "so", "It is not", "the start of one"),
        ("它", "不", "好", "不", "Chinese"),
        ("它好。", "它不好。", "它好", "", "a Chinese sentence"),
        ("Es", "nicht", "gut", "nicht", "German"),
        ("Il", "n’est pas", "bon", "n’est pas", "French"),
    ],
)
def test_an_ellipsis_hides(
    before: str, text: str, behind: str, hidden: str, why: str
) -> None:
    assert hidden_meaning(before, text, behind) == hidden, why


@pytest.mark.parametrize(
    "text",
    ["didn’t want to", "don't", "wasn’t", "couldn't", "can't"],
)
def test_an_ellipsis_hides_a_contracted_negation(text: str) -> None:
    assert hidden_meaning("They", text, "go there") == text


def test_an_abbreviation_ends_no_sentence() -> None:
    hidden = hidden_meaning("It was,", "as Fig. 3 does not show in Fig. 4,", "so")

    assert "not" in hidden


@pytest.mark.parametrize("text", ["könnte", "möglicherweise", "podría", "jamás"])
def test_an_ellipsis_hides_a_word_with_an_accent(text: str) -> None:
    assert hidden_meaning("Es", text, "sein") == text


def test_an_ellipsis_may_hide_a_month() -> None:
    assert hidden_meaning("They were seen", "in May 2011", "by us") == ""
