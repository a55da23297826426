"""Commas and points inside numbers."""

import pytest

from locator.comparable.numbers import as_list, begins_decimal, groups_thousands


@pytest.mark.parametrize(
    ("text", "groups", "why"),
    [
        ("1|,000", True, "a group of three"),
        ("1,234|,567", True, "the last of two"),
        ("1|,234,567", True, "the first of two"),
        ("1|,234,", True, "a comma behind"),
        ("1|٬234", True, "an Arabic one"),
        ("0|,125", False, "a zero groups nothing"),
        ("1234|,567", False, "four digits before"),
        ("1|,23", False, "two digits behind"),
        ("5|,10,100", False, "another group of two"),
        ("5,10|,100", False, "seen from the other end"),
    ],
)
def test_a_comma_may_group_thousands(text: str, groups: bool, why: str) -> None:
    assert groups_thousands(text.replace("|", ""), text.index("|")) is groups, why


@pytest.mark.parametrize(
    ("text", "items", "why"),
    [
        ("|1,200|", "", "a number"),
        ("[|1,200|]", "1, 200", "in brackets"),
        ("{|1,200|}", "1, 200", "in braces"),
        ("(|1,200|)", "", "an amount"),
        ("[|1,200| ]", "", "not all of what is in brackets"),
        ("|50,100,200|", "50, 100, 200", "long enough"),
        ("[|1200|]", "", "no comma"),
    ],
)
def test_a_number_may_be_a_list(text: str, items: str, why: str) -> None:
    start, end = text.index("|"), text.rindex("|") - 1

    assert as_list(text.replace("|", ""), start, end) == items, why


@pytest.mark.parametrize(
    ("text", "begins", "why"),
    [
        ("|.05", True, "at the beginning"),
        ("=|.05", True, "behind a sign"),
        ("a|.05", False, "behind a letter"),
        ("1|.05", False, "inside a number"),
        (".|.05", False, "behind another point"),
        ("|.a", False, "before a letter"),
        ("|,05", False, "a comma"),
    ],
)
def test_a_point_may_begin_a_number(text: str, begins: bool, why: str) -> None:
    assert begins_decimal(text.replace("|", ""), text.index("|")) is begins, why
