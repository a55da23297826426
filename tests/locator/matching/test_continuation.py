"""The few words of a quote that stand apart."""

import pytest

from locator.matching.continuation import run_before, run_behind
from tests.sheets import Line, joined_text, sheet

HEAD = Line("a head", size_pt=8)
PAGES = (
    sheet("Some words that go on and", Line("12", y_pt=700)),
    sheet(Line("Running head", size_pt=8), "further on the next page", "and so on."),
)
SOURCE = joined_text(*PAGES)
BREAK = len("Some words that go on and")


def behind(quote: str, *lines: str | Line) -> str | None:
    source = joined_text(sheet(*lines)) if lines else SOURCE
    end = (
        len(lines[0].text if isinstance(lines[0], Line) else lines[0])
        if lines
        else BREAK
    )
    run = run_behind(source, end, quote)
    return source.text(run) if run else None


def before(quote: str, *lines: str | Line) -> str | None:
    source = joined_text(sheet(*lines))
    last = lines[-1].text if isinstance(lines[-1], Line) else lines[-1]
    run = run_before(source, len(source) - len(last) - 1, quote)
    return source.text(run) if run else None


def test_words_behind_a_page_break_are_found() -> None:
    assert behind(" further on") == "further on"


@pytest.mark.parametrize(
    ("quote", "lines", "why"),
    [
        (" three", ("one two", "three"), "they follow right behind"),
        (" on", ("one two", HEAD, "on we go"), "too little to be sure"),
        (" three", ("one two", HEAD, "threefold"), "a longer word stands there"),
        (" three", ("one two", HEAD, "we three"), "not at the start of a line"),
        (" three", ("one two", HEAD, Line("three", size_pt=7)), "in other type"),
        (" three", ("one two", HEAD, "four"), "nowhere"),
        (" …", ("one two", HEAD, "four"), "nothing is wanted"),
        (" three", ("one two", "four", HEAD, "three"), "the text goes on right here"),
        (" three", ("one two", HEAD, "four", "three"), "another line leads into it"),
    ],
)
def test_words_behind_are_not_taken(
    quote: str, lines: tuple[str | Line, ...], why: str
) -> None:
    assert behind(quote, *lines) is None, why


def test_words_before_a_jump_are_found() -> None:
    lines = ("some further words", HEAD, "one two")

    assert before("further words ", *lines) == "further words"


def test_a_citation_may_stand_behind_words_before_a_jump() -> None:
    lines = ("some further words [12]", HEAD, "one two")

    assert before("further words ", *lines) == "further words"


@pytest.mark.parametrize(
    ("quote", "lines", "why"),
    [
        ("further ", ("some further", "one two"), "they stand right before"),
        ("on ", ("going on", HEAD, "one two"), "too little to be sure"),
        ("words ", ("swords", HEAD, "one two"), "a longer word stands there"),
        ("some ", ("some words", HEAD, "one two"), "not at the end of a line"),
        ("words ", (Line("words", size_pt=7), HEAD, "one two"), "in other type"),
        ("words ", ("four", HEAD, "one two"), "nowhere"),
        ("words ", ("words", HEAD, "four", "one two"), "other text leads here"),
        ("words ", ("words", "four", HEAD, "one two"), "it goes on in another line"),
    ],
)
def test_words_before_are_not_taken(
    quote: str, lines: tuple[str | Line, ...], why: str
) -> None:
    assert before(quote, *lines) is None, why
