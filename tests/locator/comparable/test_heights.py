"""How high digits stand."""

import pytest

from locator.comparable.heights import (
    HIGH,
    LOW,
    POWER,
    contradict,
    height_at,
    lowered,
    raised,
    without_heights,
)


@pytest.mark.parametrize(
    ("text", "height", "why"),
    [
        ("10|⁶", POWER, "raised behind a number"),
        ("10|^6", POWER, "a caret"),
        ("10⁶|⁷", "", "the second of two"),
        ("10|^x", "", "a caret before a letter"),
        ("10|6", "", "a digit like the others"),
        ("x|²", HIGH, "raised behind a letter"),
        ("x|^2", HIGH, "a caret behind a letter"),
        ("x|₂", LOW, "lowered behind a letter"),
        ("x|_2", LOW, "a low line behind a letter"),
        ("x₁|₂", "", "the second of two"),
        ("x₁|²", "", "an exponent above an index"),
        ("x₁|^2", "", "the same with a caret"),
        ("|²", "", "at the beginning"),
        ("(|²", "", "behind a bracket"),
        ("5|_2", "", "a low line behind a number"),
        ("x|2", "", "a digit like the others, behind a letter"),
    ],
)
def test_a_digit_may_stand_high_or_low(text: str, height: str, why: str) -> None:
    assert height_at(text.replace("|", ""), text.index("|")) == height, why


def test_digits_are_raised_and_lowered() -> None:
    assert (raised("10"), lowered("10")) == ("¹⁰", "₁₀")


@pytest.mark.parametrize(
    ("quote", "source", "expected", "why"),
    [
        (f"x{HIGH}2", f"x{LOW}2", True, "a power made of an index"),
        (f"x{LOW}2", f"x{HIGH}2", True, "an index made of a power"),
        (f"x{HIGH}2", f"x{HIGH}2", False, "a power on both sides"),
        (f"x{HIGH}2", "x2", False, "nothing known of the source"),
        ("x2", f"x{LOW}2", False, "nothing known of the quote"),
        (f"x{HIGH}2 y2", f"x2 y{LOW}2", False, "of different digits"),
        (f"a, x{HIGH}2", f"ax{LOW}2", True, "words cut differently"),
    ],
)
def test_a_power_contradicts_an_index(
    quote: str, source: str, expected: bool, why: str
) -> None:
    assert contradict([quote], [source]) is expected, why


def test_heights_are_no_part_of_what_is_said() -> None:
    assert without_heights(f"x{HIGH}2 y{LOW}3") == "x2 y3"
