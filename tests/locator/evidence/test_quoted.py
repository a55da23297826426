"""Quoted strings in running text."""

import pytest

from locator.evidence.quoted import Quoted, Unfinished, quoted_strings


def found_in(text: str) -> list[str]:
    return [q.inner.of(text) for q in quoted_strings(text) if isinstance(q, Quoted)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("He says “one two three” here.", ["one two three"]),
        ('He says "one two three" here.', ["one two three"]),
        ("Er sagt „eins zwei drei“ hier.", ["eins zwei drei"]),
        ("Er sagt „eins zwei drei” hier.", ["eins zwei drei"]),
        ("Il dit « un deux trois » ici.", [" un deux trois "]),
        ("Il dit «un deux trois» ici.", ["un deux trois"]),
        ("Er sagt »eins zwei drei« hier.", ["eins zwei drei"]),
        ("彼は「一二三四」と言う", ["一二三四"]),
        ("“outer “inner” words”", ["outer “inner” words"]),
        ('a 5" pipe and a 6" pipe', []),
        ('"one two", "three four"', ["one two", "three four"]),
        ('(“one two”)—"three"', ["one two", "three"]),
        ('**"one two"**', ["one two"]),
        ("no marks at all", []),
    ],
)
def test_quoted_strings_are_found_in_all_kinds_of_marks(
    text: str, expected: list[str]
) -> None:
    assert found_in(text) == expected


def test_an_opening_mark_without_a_closing_one_is_reported() -> None:
    assert list(quoted_strings("Claim — “no end")) == [Unfinished(8)]


@pytest.mark.parametrize("mark", "“„«「『")
def test_opening_marks_without_end_take_no_time_that_is_noticed(mark: str) -> None:
    count = 100_000  # looked at one by one to the end of the text: hours

    assert len(list(quoted_strings(f"{mark}word " * count))) == count


def test_a_page_named_far_before_a_string_is_not_its_own() -> None:
    found = next(quoted_strings(f"(p. 3 {'and so on ' * 60}) “one two three”"))

    assert isinstance(found, Quoted)
    assert found.page_hint is None


def test_a_page_hint_belongs_to_the_string_before_it() -> None:
    text = "“one” and “two” (p. 3)"

    hints = [q.page_hint for q in quoted_strings(text) if isinstance(q, Quoted)]

    assert hints == [None, "3"]


@pytest.mark.parametrize(
    ("text", "substantial"),
    [
        ("“three words here”", True),
        ("“irony”", False),
        ("“irony” (p. 3)", True),
        ("「六文字以上ある」", True),
        ("「用語」", False),
    ],
)
def test_a_word_in_marks_is_no_quotation(text: str, substantial: bool) -> None:
    found = next(quoted_strings(text))

    assert isinstance(found, Quoted)
    assert found.is_substantial(text) == substantial
