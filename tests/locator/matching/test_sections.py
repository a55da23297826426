"""The sections that a hint names."""

import pytest

from locator.matching.sections import sections_named
from tests.sheets import Line, joined_text, sheet

NUMBERED = joined_text(
    sheet("1 Introduction", "Words of the introduction stand here.", "2 Methods"),
    sheet("Words of the methods.", "2.1 Patients", "Words on the patients."),
    sheet("2.2 Drugs", "Words on the drugs.", "3. Results", "Words of the results."),
)
LARGE = joined_text(
    sheet(
        Line("Methods", size_pt=14),
        Line("Words of the methods.", y_pt=80),
        Line("Results", y_pt=110, size_pt=14),
        Line("Words of the results.", y_pt=140),
    )
)


@pytest.mark.parametrize(
    ("hint", "begins", "ends"),
    [
        ("1 Introduction", "1 Intro", "stand here.\n"),
        ("Introduction", "1 Intro", "stand here.\n"),
        ("2 Methods", "2 Methods", "the drugs.\n"),
        ("Section 2", "2 Methods", "the drugs.\n"),
        ("§ 2.1", "2.1 Patients", "the patients.\n"),
        ("2.1. Patients", "2.1 Patients", "the patients.\n"),
        ("RESULTS", "3. Results", "the results.\n"),
        ("3 Results", "3. Results", "the results.\n"),
    ],
)
def test_a_numbered_section_ends_where_the_next_is_counted(
    hint: str, begins: str, ends: str
) -> None:
    (found,) = sections_named(hint, NUMBERED)

    assert NUMBERED.text(found).startswith(begins)
    assert NUMBERED.text(found).endswith(ends)


@pytest.mark.parametrize(
    ("hint", "ends"),
    [("Methods", "the methods.\n"), ("Section Results", "the results.\n")],
)
def test_a_section_ends_at_a_line_in_the_type_of_its_heading(
    hint: str, ends: str
) -> None:
    (found,) = sections_named(hint, LARGE)

    assert LARGE.text(found).endswith(ends)


@pytest.mark.parametrize("hint", ["", "  ", "Section", "4", "Discussion", "1 Methods"])
def test_a_section_that_is_not_there_is_not_found(hint: str) -> None:
    assert sections_named(hint, NUMBERED) == []


def test_a_heading_in_plain_type_has_no_end() -> None:
    source = joined_text(sheet("Methods", "Words of it.", "Results", "Words of them."))

    (found,) = sections_named("Methods", source)

    assert found.end == len(source)


def test_lines_too_long_for_a_heading_are_none() -> None:
    assert sections_named("word " * 30, joined_text(sheet("word " * 30))) == []
