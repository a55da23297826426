"""Passages that are quotes themselves."""

import pytest

from locator.evidence.passage import read_passage
from locator.evidence.record import BadRecord, Fault, Record
from locator.quote import Quote


@pytest.mark.parametrize(
    ("text", "words", "page"),
    [
        ("Some words", "Some words", None),
        ("Some words (p. 4)", "Some words", "4"),
        ("“Some words” (p. 4)", "Some words", "4"),
        ('"Some words (p. 4)"', "Some words (p. 4)", None),
        ("Some words\nin two lines", "Some words in two lines", None),
        ("Some words.\n— Halden 2024, p. 4", "Some words.", "4"),
        ("Some words.\n— Halden 2024", "Some words.", None),
        ("“Some” and “other” words", "“Some” and “other” words", None),
        ("from 2–3 % to 4", "from 2–3 % to 4", None),
        ("**85** % at $T_c$ (p. 4)", "**85** % at $T_c$", "4"),
    ],
)
def test_a_passage_is_a_quote_without_what_was_put_around_it(
    text: str, words: str, page: str | None
) -> None:
    found = list(read_passage(text, 1, "A claim"))

    assert found == [Record(Quote(words, page, claim="A claim"), 1)]


def test_strings_in_marks_with_nothing_between_are_several_quotes() -> None:
    found = list(read_passage("“One” (p. 1)\n“Two” (p. 2)", 7, ""))

    assert found == [Record(Quote("One", "1"), 7), Record(Quote("Two", "2"), 8)]


def test_a_passage_with_nothing_but_a_page_is_an_empty_quote() -> None:
    assert list(read_passage("(p. 4)", 7, "")) == [BadRecord(7, Fault.EMPTY_QUOTE)]
