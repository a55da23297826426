"""Where lines begin and end, and how large their type is."""

import pytest

from locator.matching.layout import (
    ends_line,
    line_of,
    lines_before,
    lines_behind,
    running_text,
    same_type,
    starts_line,
)
from locator.span import Span
from tests.sheets import Line, joined_text, sheet

SOURCE = joined_text(sheet("One two,", "“three” four."), sheet("five"))
#                            0        9                  23


@pytest.mark.parametrize(
    ("offset", "line"),
    [
        (0, "One two,"),
        (8, "One two,"),
        (9, "“three” four."),
        (23, "five"),
        (99, "five"),
    ],
)
def test_a_glyph_stands_in_its_line(offset: int, line: str) -> None:
    assert SOURCE.text(line_of(SOURCE, offset)) == line


@pytest.mark.parametrize(
    ("offset", "ends", "why"),
    [
        (7, True, "only a comma follows"),
        (8, True, "nothing follows"),
        (6, False, "a letter follows"),
        (23, True, "a page ends before it"),
        (28, True, "the document ends"),
    ],
)
def test_a_line_ends(offset: int, ends: bool, why: str) -> None:
    assert ends_line(SOURCE, offset) is ends, why


@pytest.mark.parametrize(
    ("offset", "starts", "why"),
    [
        (9, True, "nothing precedes"),
        (10, True, "only a quotation mark precedes"),
        (11, False, "a letter precedes"),
        (23, True, "a page begins"),
    ],
)
def test_a_line_starts(offset: int, starts: bool, why: str) -> None:
    assert starts_line(SOURCE, offset) is starts, why


def test_lines_behind_go_on_over_the_page() -> None:
    found = [SOURCE.text(line) for line in lines_behind(SOURCE, 3, 100)]

    assert found == ["“three” four.", "five"]


def test_lines_behind_are_looked_at_up_to_a_distance() -> None:
    assert len(list(lines_behind(SOURCE, 3, 10))) == 1


def test_no_lines_stand_behind_the_end() -> None:
    assert list(lines_behind(SOURCE, len(SOURCE), 100)) == []


def test_lines_before_come_nearest_first() -> None:
    found = [SOURCE.text(line) for line in lines_before(SOURCE, 25, 100)]

    assert found == ["“three” four.", "One two,"]


def test_lines_before_are_looked_at_up_to_a_distance() -> None:
    assert len(list(lines_before(SOURCE, 25, 10))) == 1


@pytest.mark.parametrize(
    ("size_pt", "same", "why"),
    [
        (10.0, True, "the same"),
        (10.5, True, "rounding"),
        (9.0, False, "a footnote"),
        (12.0, False, "a heading"),
    ],
)
def test_two_lines_are_set_in_the_same_type(
    size_pt: float, same: bool, why: str
) -> None:
    source = joined_text(sheet("One two", Line("three", size_pt=size_pt)))

    assert same_type(source, Span(0, 7), Span(8, 13)) is same, why


def test_a_few_raised_digits_do_not_change_the_type_of_a_line() -> None:
    source = joined_text(sheet("One two⌈12⌉", "three"))

    assert same_type(source, Span(0, 9), Span(10, 15))


def test_an_empty_line_has_no_type() -> None:
    source = joined_text(sheet("One", " "))

    assert not same_type(source, Span(0, 3), Span(4, 5))


def test_lines_in_other_type_are_no_part_of_the_text_that_runs_over_them() -> None:
    source = joined_text(
        sheet("The trial was", "stopped before", Line("Not to be copied", size_pt=7)),
        sheet(Line("Journal", size_pt=7), "the end of", "the year."),
    )
    start, end = len("The trial was"), source.page_start(1) + len("Journal\nthe end of")

    text = running_text(source, Span(start, end))

    assert " ".join(text.split()) == "stopped before the end of"


def test_lines_in_the_type_of_either_end_are_part_of_it() -> None:
    source = joined_text(sheet(Line("A note that", size_pt=7), "did not", "end here"))

    text = running_text(source, Span(len("A note "), len("A note that did not end")))

    assert " ".join(text.split()) == "that did not end"
