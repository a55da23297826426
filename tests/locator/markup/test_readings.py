"""The ways in which a quote may have been meant."""

import pytest

from locator.markup.readings import readings


@pytest.mark.parametrize(
    "text", ["Plain words, 5% of them (p. 3).", "", "a – b", "2 * 3", "$5 to $10"]
)
def test_a_quote_without_markup_has_one_reading(text: str) -> None:
    assert readings(text) == (text,)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("**not** so", "not so"),
        (r"$\alpha$-helix", "α-helix"),
        (r"**$x^2$** cells", "x² cells"),
        (r"costs \$5", "costs $5"),
        ("p &lt; 0.05", "p < 0.05"),
    ],
)
def test_a_quote_with_markup_has_two_the_printed_one_first(
    text: str, printed: str
) -> None:
    assert readings(text) == (printed, text)


@pytest.mark.parametrize(
    ("text", "composed", "why"),
    [
        ("か\u3099", "が", "a voiced kana"),
        ("ほ\u309a", "ぽ", "a half-voiced one"),
        ("u\u0308ber", "über", "an accent"),
        ("\u1112\u1161\u11ab", "한", "a syllable of Hangul"),
        ("=\u0338", "≠", "a relation with a slash"),
    ],
)
def test_letters_and_their_marks_are_put_together(
    text: str, composed: str, why: str
) -> None:
    assert readings(text) == (composed,), why
    assert readings(f"**{text}**")[0] == composed, why
