"""Citation and footnote marks, and what only looks like one."""

import pytest

from locator.matching.markers import (
    RaisedGlyphs,
    is_author_year,
    marker_at,
    quote_markers,
    source_markers,
    trailing_marker,
)
from locator.span import Span
from tests.sheets import Line, joined_text, sheet


def marks_in(*lines: str | Line) -> list[str]:
    source = joined_text(sheet(*lines))
    found = dict.fromkeys(source_markers(source, Span(0, len(source))))
    return [source.text(span) for span in found]


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        pytest.param("as shown [12] before", ["[12]"], id="a number"),
        pytest.param("shown [12, 14-16]", ["[12, 14-16]"], id="numbers and a range"),
        pytest.param("shown [12–14; 16]", ["[12–14; 16]"], id="a dash, a semicolon"),
        pytest.param("shown (12)", [], id="round brackets: it may be data"),
        pytest.param("shown [ 12 ]", ["[ 12 ]"], id="spaces inside"),
        pytest.param("shown [refs. 1, 2]", ["[refs. 1, 2]"], id="with a word"),
        pytest.param("shown [S3]", ["[S3]"], id="of a supplement"),
        pytest.param("shown [3a]", ["[3a]"], id="with a letter"),
        pytest.param("shown [*]", ["[*]"], id="a star"),
        pytest.param("shown [†]", ["[†]"], id="a dagger"),
        pytest.param("shown [1][2]", ["[1]", "[2]"], id="two of them"),
        pytest.param("shown [?]", ["[?]"], id="a broken reference of TeX"),
        pytest.param("rate (1.5)", [], id="a decimal number"),
        pytest.param("rate (5%)", [], id="a share"),
        pytest.param("rate (n = 12)", [], id="an equation"),
        pytest.param("rate (12 mg)", [], id="a quantity"),
        pytest.param("rate [a]", [], id="a letter alone"),
        pytest.param("rate [not 12]", [], id="a word"),
        pytest.param("rate 12", [], id="no brackets"),
        pytest.param("rate [−5]", [], id="a sign"),
        pytest.param("rate [12345]", [], id="too many digits"),
    ],
)
def test_a_bracket_in_a_quote_is_a_citation(text: str, marks: list[str]) -> None:
    assert [mark.of(text) for mark in quote_markers(text)] == marks


@pytest.mark.parametrize(
    ("line", "marks"),
    [
        pytest.param("for patients⌈12⌉ and more", ["12"], id="behind a word"),
        pytest.param("as shown (12) and more", ["(12)"], id="in round brackets"),
        pytest.param("45 (30–60) years", [], id="data behind a number"),
        pytest.param("45% (95) of them", [], id="data behind a share"),
        pytest.param("for patients⌈1,2⌉ and more", ["1,2"], id="two numbers"),
        pytest.param("for patients⌈1–3⌉ and more", ["1–3"], id="a range"),
        pytest.param("for patients⌈a⌉ and more", ["a"], id="a letter"),
        pytest.param("for patients⌈*⌉ and more", ["*"], id="a star"),
        pytest.param("for patients.⌈12⌉ And more", ["12"], id="behind a stop"),
        pytest.param("for patients)⌈12⌉ and more", ["12"], id="behind a bracket"),
        pytest.param(
            "for patients”⌈12⌉ and more", ["12"], id="behind a quotation mark"
        ),
        pytest.param("for patients⌈[12]⌉ and more", ["[12]"], id="in raised brackets"),
        pytest.param(
            "⌈2⌉This is a note", ["2"], id="glued to the first word of a note"
        ),
        pytest.param("⌈2⌉Na was seen", [], id="an isotope at the start of a line"),
        pytest.param("⌈99⌉mTc was seen", [], id="an isotope in excited state"),
        pytest.param("⌈13⌉CO⌊2⌋ was seen", [], id="an isotope in a molecule"),
        pytest.param("⌈1⌉ Department of words", ["1"], id="at the start of a line"),
        pytest.param("for patients [12] and more", ["[12]"], id="in brackets"),
        pytest.param("about 5 cm⌈−1⌉ and more", [], id="a negative exponent"),
        pytest.param("about 5 cm⌈−1 9⌉. And", ["9"], id="behind a negative exponent"),
        pytest.param("about 5 m⌈2 9⌉ and more", ["9"], id="behind an exponent"),
        pytest.param("about 10⌈−6 x⌉ and more", [], id="a letter behind an exponent"),
        pytest.param(
            "by Smith et al. ⌈21⌉, but", ["21"], id="set apart, behind a stop"
        ),
        pytest.param("the use of⌈4⌉ the words", ["4"], id="behind a short word"),
        pytest.param("the use of⌈−4⌉ the words", [], id="a minus behind a short word"),
        pytest.param("a length in nm⌈4⌉ and", [], id="behind a unit as short"),
        pytest.param("so f(x) ⌈2⌉ is more", [], id="set apart, behind a bracket"),
        pytest.param("about 5 m⌈2⌉ and more", [], id="square metres"),
        pytest.param("about 5 kg⌈2⌉ and more", [], id="a square of a unit"),
        pytest.param("about 10⌈6⌉ cells and more", [], id="a power of ten"),
        pytest.param("about 5.3⌈2⌉ and more", [], id="a square of a number"),
        pytest.param("where x⌈2⌉ is more", [], id="a square of a variable"),
        pytest.param("amount of CO⌊2⌋ and more", [], id="an index"),
        pytest.param("amount of patients⌊2⌋ and more", [], id="an index of a word"),
        pytest.param("amount of Ca⌈2+⌉ and more", [], id="the charge of an ion"),
        pytest.param("on the 5⌈th⌉ of May", [], id="a raised ending"),
        pytest.param("Quotelight⌈TM⌉ and more", [], id="a trademark"),
        pytest.param("for 12 patients and more", [], id="a number in the text"),
        pytest.param("about 5 cm⌈-1⌉ and more", [], id="a hyphen for its minus"),
        pytest.param("rate of words⌈−12⌉ and more", [], id="a minus behind a word"),
    ],
)
def test_a_mark_on_a_page_is_known_by_its_form(line: str, marks: list[str]) -> None:
    assert (
        marks_in("Some words of the line before", line, "and of the line behind.")
        == marks
    )


@pytest.mark.parametrize("unit", ["months", "weeks", "days", "hours", "percent"])
def test_a_raised_mark_behind_a_unit_in_full_is_a_citation(unit: str) -> None:
    assert marks_in("Some words before", f"after six {unit}⌈12⌉ and more") == ["12"]


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("flux per metre⌈2⌉ and hour", id="a unit in full"),
        pytest.param("value of chi⌈2⌉ of it", id="a Greek letter in Latin"),
        pytest.param("value of sin⌈2⌉ of it", id="a function"),
        pytest.param("value of log⌈2⌉ of it", id="a function"),
        pytest.param("square (a + b)⌈2⌉ of it", id="a bracket"),
        pytest.param("factor (1 + z)⌈2⌉ of it", id="a bracket with a number"),
        pytest.param("age by ⌈14⌉C of it", id="an isotope"),
    ],
)
def test_an_exponent_is_no_citation(line: str) -> None:
    assert marks_in("Some words of the line before", line, "and of another.") == []


def test_a_line_with_nothing_but_a_number_is_the_number_of_a_page() -> None:
    lines = ("Some words", Line("12", y_pt=300), Line("and more words", y_pt=400))

    assert marks_in(*lines) == ["12"]


@pytest.mark.parametrize(
    "lines",
    [
        ("Some words and", "12", "and more words"),
        (Line("Some words", y_pt=20), "12", "and more words"),
        ("Some words and", "12", Line("and more words", y_pt=300)),
    ],
)
def test_a_number_in_the_running_text_is_none(lines: tuple[str | Line, ...]) -> None:
    assert marks_in(*lines) == []


def test_a_mark_may_begin_a_page() -> None:
    assert marks_in("⌈1⌉ Department of words and of more words") == ["1"]


def test_a_mark_that_goes_on_in_the_next_line_is_two() -> None:
    lines = ("Some words of patients.⌈1⌉", "⌈2⌉ Department of words and more words")

    assert marks_in(*lines) == ["1", "2"]


def test_marks_are_found_on_every_page() -> None:
    pages = [sheet("Some words [1] of one"), sheet("page and patients⌈2⌉ of another")]
    source = joined_text(*pages)

    found = source_markers(source, Span(0, len(source)))

    assert [source.text(span) for span in found] == ["[1]", "2"]


def test_marks_outside_of_the_span_do_not_count() -> None:
    source = joined_text(sheet("One [1] two [2] three [3]"))

    assert source_markers(source, Span(8, 16)) == [Span(12, 15)]


def test_a_mark_may_end_the_span() -> None:
    source = joined_text(sheet("Some words for patients⌈12⌉ and more"))

    assert source_markers(source, Span(0, 25)) == [Span(23, 25)]


@pytest.mark.parametrize(("at", "raised"), [(23, True), (0, False), (34, False)])
def test_a_raised_glyph_is_smaller_and_higher(at: int, raised: bool) -> None:
    page = sheet("Some words for patients⌈1⌉ and CO⌊2⌋ too")
    source = joined_text(sheet("A page."), page)

    assert (len("A page.\n") + at in RaisedGlyphs(source)) is raised


def test_small_type_all_over_is_not_raised() -> None:
    assert marks_in(Line("Some words 12 in a note", size_pt=7)) == []


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("[12] and", "[12]"),
        (" (Smith 2010) and", " (Smith 2010)"),
        ("[1], [2] and", "[1], [2]"),
        ("[1]; (Smith et al., 2010a) and", "[1]; (Smith et al., 2010a)"),
        ("and [12]", ""),
        ("(see below) and", ""),
        ("", ""),
    ],
)
def test_a_text_begins_with_citations(text: str, mark: str) -> None:
    assert text[: marker_at(text)] == mark


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("words [12]", " [12]"),
        ("words [12].", " [12]."),
        ("words [12] more", ""),
        ("words", ""),
    ],
)
def test_a_text_ends_with_a_citation(text: str, mark: str) -> None:
    assert text[len(text) - trailing_marker(text) :] == mark


@pytest.mark.parametrize(
    "text",
    [
        "(Smith 2010)",
        "(Smith et al., 2010; Jones, 2011a)",
        "[see Smith and Jones 1999, p. 3]",
        "(van den Berg, 2003)",
    ],
)
def test_a_bracket_is_a_citation_by_author_and_year(text: str) -> None:
    assert is_author_year(text)


@pytest.mark.parametrize(
    "text",
    [
        "(12)",
        "[1, 2]",
        "(see below)",
        "(n = 12)",
        "(5%)",
        "(2010)x",
        "Smith 2010",
        "(in 20100)",
        "(2010 cases)",
    ],
)
def test_a_bracket_is_no_citation_by_author_and_year(text: str) -> None:
    assert not is_author_year(text)


@pytest.mark.parametrize(
    "text",
    [
        "(but not in 2010)",
        "(except those treated in 2010)",
        "(n = 12, in the year 2010)",
        "(since May 2010)",
        "(p < 0.05 in 2010)",
    ],
)
def test_a_remark_with_a_year_is_no_citation(text: str) -> None:
    assert not is_author_year(text)
