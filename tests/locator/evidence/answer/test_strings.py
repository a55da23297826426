"""Quoted strings of a paragraph."""

import pytest

from locator.evidence.answer.strings import (
    is_said_beside,
    marked_in,
    strings_in,
    strings_that_make_up,
)

MANY = 11_000


@pytest.mark.parametrize(
    ("text", "expected", "reason"),
    [
        ("He said “it is so”.", ["it is so"], "a quote"),
        ("He said “so” to it.", [], "a word is a term"),
        ("“so”", ["so"], "unless there is nothing else"),
        ("“so” (p. 4) to it", ["so"], "or it has a page"),
        ('„es ist so" sagt er', ["es ist so"], "keyboards have no “ to close with"),
        ("«»", [], "nothing between the marks"),
    ],
)
def test_quotes_are_told_from_terms(
    text: str, expected: list[str], reason: str
) -> None:
    assert [each.found.text for each in strings_in(text)] == expected, reason


def test_a_page_is_that_of_one_string_only() -> None:
    strings = strings_in("“it is so” (p. 4) “and so it is”")

    assert [each.found.page_hint for each in strings] == ["4", None]


def test_marks_that_never_close_are_told() -> None:
    marked = marked_in("it “is so and “it is so”")

    assert len(marked.unfinished) == 1
    assert marked.more is None


@pytest.mark.parametrize("unit", ["“it is so” ", "“so” ", "“", "«»"])
def test_no_paragraph_has_strings_without_end(unit: str) -> None:
    marked = marked_in(unit * MANY)

    assert len(marked.strings) + len(marked.unfinished) <= 10_000
    assert unit == "«»" or marked.more == 10_000 * len(unit) or unit == "“"


def test_strings_make_up_a_text_if_nothing_is_said_beside() -> None:
    assert len(strings_that_make_up("“it is so” – “or so”")) == 2
    assert strings_that_make_up("He: “it is so”") == ()
    assert is_said_beside("He: “it is so”", strings_in("He: “it is so”"))
