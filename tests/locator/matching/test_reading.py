"""What a passage reads, and which glyphs it is read from."""

import pytest

from locator.comparable.heights import HIGH, LOW, POWER
from locator.matching.reading import read_quote, read_runs
from locator.span import Span
from tests.sheets import Line, joined_text, sheet

SOURCE = joined_text(sheet("One two⌈12⌉ three [4] four"))


def test_a_quote_is_read_as_its_tokens() -> None:
    assert [token.text for token in read_quote("One, two.").tokens] == ["one", "two"]


def test_a_citation_in_a_quote_is_a_mark() -> None:
    reading = read_quote("One [12] two")

    assert [mark.of(reading.text) for mark in reading.markers] == ["[12]"]


def test_runs_are_read_with_a_line_end_between_them() -> None:
    reading = read_runs([Span(0, 3), Span(10, 15)], SOURCE)

    assert reading.text == "One\nthree"
    assert reading.offsets == (0, 1, 2, -1, 10, 11, 12, 13, 14)


def test_raised_marks_are_cut_off_their_words() -> None:
    reading = read_runs([Span(0, 20)], SOURCE)

    assert [token.text for token in reading.tokens] == [
        "one",
        "two",
        "12",
        "three",
        "4",
    ]


def test_marks_are_given_as_offsets_into_what_is_read() -> None:
    reading = read_runs([Span(0, 3), Span(4, 20)], SOURCE)

    assert [mark.of(reading.text) for mark in reading.markers] == ["12", "[4]"]


def test_what_is_read_knows_its_glyphs() -> None:
    reading = read_runs([Span(0, 3), Span(10, 15)], SOURCE)

    assert reading.glyph_span(Span(4, 9)) == Span(10, 15)


def test_a_line_end_between_runs_has_no_glyph() -> None:
    reading = read_runs([Span(0, 3), Span(10, 15)], SOURCE)

    assert reading.glyph_span(Span(3, 4)) == Span(0, 0)


def test_an_empty_run_reads_nothing() -> None:
    assert read_runs([Span(3, 3)], SOURCE).tokens == ()


@pytest.mark.parametrize(
    ("line", "token", "why"),
    [
        ("x⌈2⌉", f"x{HIGH}2", "raised behind a letter"),
        ("H⌊2⌋O", f"h{LOW}2o", "lowered behind a letter"),
        ("x2", "x2", "as the letter"),
        ("x⌊i⌋⌊2⌋", "xi2", "an index as low as the letter before"),
        ("10⌈6⌉", f"10{POWER}6", "raised behind a number"),
        ("10⌊6⌋", "106", "lowered behind a number"),
    ],
)
def test_digits_stand_as_high_as_their_glyphs(line: str, token: str, why: str) -> None:
    source = joined_text(sheet(f"We saw {line}"))

    reading = read_runs([Span(0, len(source))], source)

    assert reading.tokens[-1].text == token, why


def test_a_digit_in_another_run_is_no_index_of_the_letter_before() -> None:
    source = joined_text(sheet("x", Line("2", y_pt=300.0, size_pt=6.0)))

    reading = read_runs([Span(0, 1), Span(2, 3)], source)

    assert [each.text for each in reading.tokens] == ["x", "2"]
