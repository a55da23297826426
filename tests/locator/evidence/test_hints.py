"""Page hints, as people and models write them."""

import pytest

from locator.evidence.hints import (
    hint_at_end,
    hint_before,
    hint_behind,
    page_named,
)


@pytest.mark.parametrize(
    ("behind", "page"),
    [
        (" (p. 12)", "12"),
        (" (p.12)", "12"),
        (" (P. 12)", "12"),
        (" (page 12)", "12"),
        (" [p. 12]", "12"),
        (" (pp. 12-13)", "12"),
        (" (pp. 12–13, 15)", "12"),
        (", p. 12", "12"),
        (" — p. 12", "12"),
        ("* (p. 12)", "12"),
        (" (Smith 2020, p. 12)", "12"),
        (" [12, p. 3]", "3"),
        (" (Smith et al. 2020; page iv)", "iv"),
        (" (p. S12)", "S12"),
        (" (p. A-3)", "A-3"),
        (" (S. 12)", "12"),
        (" (Seite 12)", "12"),
        ("（p. 12）", "12"),
        (" (page 12 of the report)", "12"),
        (" (Smith 2020)", None),
        (" [12]", None),
        (" (page did not load)", None),
        (" (p < 0.05)", None),
        (" and later (p. 12)", None),
    ],
)
def test_a_hint_behind_a_quote_names_its_page(behind: str, page: str | None) -> None:
    hint = hint_behind(f"quote{behind}", len("quote"))

    assert (hint.page if hint else None) == page


@pytest.mark.parametrize("before", ["p. 5: ", "(p. 5) ", "Page 5 — ", "- p. 5, **"])
def test_a_hint_may_stand_before_the_quote(before: str) -> None:
    hint = hint_before(f"{before}quote", len(before))

    assert hint is not None
    assert hint.page == "5"


@pytest.mark.parametrize(
    ("text", "rest", "page"),
    [
        ("Some words (p. 4)", "Some words", "4"),
        ("Some words (p. 4).", "Some words", "4"),
        ("Some words. — Halden 2024, p. 7", "Some words.", "7"),
        ("Some words -- p. 7", "Some words", "7"),
        ("(p. 9)", "", "9"),
    ],
)
def test_a_hint_at_the_end_is_cut_off(text: str, rest: str, page: str) -> None:
    hint = hint_at_end(text)

    assert hint is not None
    assert (text[: hint.start], hint.page) == (rest, page)


@pytest.mark.parametrize(
    "text",
    [
        "We saw this (n = 4)",
        "as shown on p. 4",
        "A long – dash, 12",
        "(p. 4) came first",
    ],
)
def test_words_that_belong_to_the_quote_stay(text: str) -> None:
    assert hint_at_end(text) is None


@pytest.mark.parametrize(
    ("value", "page"),
    [
        (12, "12"),
        (12.0, "12"),
        ("12", "12"),
        (" p. 12 ", "12"),
        ("pp. 3-4", "3"),
        ("page 7 of 9", "7"),
        ("iv", "iv"),
        ("A-3", "A-3"),
        ("Anhang", "Anhang"),
        ("", None),
        (None, None),
        (True, None),
        (1.5, None),
        (float("nan"), None),
        ([3], None),
    ],
)
def test_a_field_names_a_page(value: object, page: str | None) -> None:
    assert page_named(value) == page
