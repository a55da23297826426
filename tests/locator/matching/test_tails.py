"""The first and the last glyph of a run."""

import pytest

from locator.joined import JoinedText
from locator.matching.tails import hyphenated, tail_before, tail_behind
from tests.sheets import Line, joined_text, sheet


def one_line(text: str) -> JoinedText:
    return joined_text(sheet(text))


@pytest.mark.parametrize(
    ("text", "quote", "reached", "why"),
    [
        ("one. Two", ".", "one.", "the same stop"),
        ("one. Two", "", "one", "the quote has no stop"),
        ("one, two", ".", "one", "another mark"),
        ("one [12]. Two", ".", "one [12].", "a stop behind a citation"),
        ("one (Smith 2010). Two", ".", "one (Smith 2010).", "by author and year"),
        ("one [12]. Two", "", "one", "no mark in the quote"),
        ("one [12] two", ".", "one", "no stop behind the citation"),
        ("one⌈12⌉. Two", ".", "one12.", "a stop behind a raised mark"),
        ("one six⌈12⌉. Two", ".", "one", "a raised mark behind another word"),
        ("one” two", '"', "one”", "another kind of quotation mark"),
        ("one 12 six", " 13", "one 12", "another number"),
    ],
)
def test_a_run_reaches_behind_a_match(
    text: str, quote: str, reached: str, why: str
) -> None:
    source = one_line(f"one of the words {text}")
    start = len("one of the words ")

    tail = tail_behind(source, start + len("one"), quote, jump=False)

    assert source.page_text(0)[start : tail.offset] == reached, why


def test_words_behind_a_page_break_are_a_run_of_their_own() -> None:
    source = joined_text(
        sheet("Some words that go on and", Line("12", y_pt=700)),
        sheet(Line("Head", size_pt=8), "further on the next page."),
    )

    tail = tail_behind(source, 25, " further on", jump=True)

    assert [source.text(run) for run in tail.runs] == ["further on"]
    assert (tail.offset, tail.used) == (25, len(" further on"))


def test_words_before_a_page_break_are_a_run_of_their_own() -> None:
    source = joined_text(
        sheet("Some words that go fur-", Line("12", y_pt=700)),
        sheet(Line("Head", size_pt=8), "ther on the next page."),
    )

    tail = tail_before(source, 32, "go fur", jump=True)

    assert [source.text(run) for run in tail.runs] == ["go fur-"]


@pytest.mark.parametrize(
    ("text", "quote", "reached", "why"),
    [
        ("(one", "(", "(one", "the same bracket"),
        ("“one", '"', "“one", "another kind of quotation mark"),
        ("(one", "", "one", "the quote has no bracket"),
        ("12 one", "13 ", "12 one", "another number"),
        ("two one", "file, two ", "line, two one", "another word"),
    ],
)
def test_a_run_reaches_before_a_match(
    text: str, quote: str, reached: str, why: str
) -> None:
    head = "some other words of a line, "
    source = one_line(head + text)
    start = len(head) + text.index("one")

    tail = tail_before(source, start, quote, jump=False)

    assert source.page_text(0)[tail.offset :] == f"{reached}\n", why


@pytest.mark.parametrize(
    ("line", "stop", "why"),
    [
        ("hyphen-", 7, "a hyphen ends the line"),
        ("hyphen\u00ad", 7, "a soft hyphen does"),
        ("hyphen–", 6, "a dash is no hyphen"),
        ("hyphen-on", 6, "the word goes on"),
        ("hyphen", 6, "there is none"),
    ],
)
def test_a_hyphen_at_the_end_of_a_line_belongs_to_the_run(
    line: str, stop: int, why: str
) -> None:
    assert hyphenated(one_line(line), 6) == stop, why


def test_nothing_stands_behind_the_end_of_the_text() -> None:
    source = one_line("hyphen")

    assert hyphenated(source, len(source)) == len(source)
