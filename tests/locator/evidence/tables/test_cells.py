"""Quotes in a cell: one, or several."""

import pytest

from locator.evidence.record import BadRecord, Fault, Record
from locator.evidence.tables.cells import is_nothing, quotes_in


@pytest.mark.parametrize(
    ("cell", "texts", "reason"),
    [
        ("One two three.", ["One two three."], "one"),
        ("“One two three.”", ["One two three."], "one in marks"),
        ("One two\nthree four\nfive.", ["One two three four five."], "broken lines"),
        ("One two.\nThree four.", ["One two.", "Three four."], "lines are sentences"),
        ("One two\n\nthree four", ["One two", "three four"], "an empty line between"),
        ("“One two”\n“three four”", ["One two", "three four"], "lines in marks"),
        ('"One two"; "three four"', ["One two", "three four"], "marks and a semicolon"),
        ('One two"; "three four', ["One two", "three four"], "outer marks are lost"),
        ('"One two" "three four"', ["One two", "three four"], "nothing but marks"),
        ("- one two\n- three four", ["one two", "three four"], "bullets"),
        ("• one\ntwo\n• three four", ["one two", "three four"], "a broken point"),
        ("1. One two\n2. Three four", ["One two", "Three four"], "numbers"),
        (
            "3. One\n4. Three four.",
            ["3. One 4. Three four."],
            "from the source",
        ),
        (
            "It is “one” of them, and “two”.",
            ["It is “one” of them, and “two”."],
            "words",
        ),
    ],
)
def test_quotes_are_told_apart_where_somebody_has(
    cell: str, texts: list[str], reason: str
) -> None:
    found = list(quotes_in(cell, "claim"))

    assert [each.quote.text for each in found if isinstance(each, Record)] == texts, (
        reason
    )


def test_a_page_belongs_to_its_quote() -> None:
    found = list(quotes_in('"One two three" (p. 4); "four five six" (p. 12)', ""))

    pages = [each.quote.page_hint for each in found if isinstance(each, Record)]
    assert pages == ["4", "12"]


def test_every_quote_has_its_line() -> None:
    found = list(quotes_in("- one two\n-\n- three\n\n- four five", ""))

    assert [each.line for each in found] == [1, 3, 5]


def test_a_point_without_words_is_told() -> None:
    found = list(quotes_in("One two.\n...\nThree four.", ""))

    assert found[1] == BadRecord(2, Fault.EMPTY_QUOTE)


@pytest.mark.parametrize("cell", ["", " \n", "-", "n/a", "NaN", "…", "None"])
def test_nothing_is_known_by_many_words(cell: str) -> None:
    assert is_nothing(cell)


@pytest.mark.parametrize("cell", ["None of them", "No", "0"])
def test_something_is_not_nothing(cell: str) -> None:
    assert not is_nothing(cell)
