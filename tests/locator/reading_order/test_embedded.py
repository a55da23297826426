"""Latin words and numbers inside lines that are read from right to left."""

import re

import pytest

from locator.reading_order.embedded import tied


@pytest.mark.parametrize(
    ("visual", "marked", "why"),
    [
        ("p = 0.05", "p___0_05", "a number follows the Latin word before it"),
        ("ab cd", "ab_cd", "Latin words"),
        ("1.5", "1_5", "a decimal point is inside its number"),
        ("12 34", "12 34", "two numbers are read from the right"),
        ("ab 12 34", "ab_12_34", "behind a Latin word they are not"),
        ("mg 50", "mg 50", "a unit is written behind its number"),
        ("ph 7", "ph_7", "what is called before its number"),
        ("50 mg", "50_mg", "as it stands, if it stands behind it"),
        ("ab, 12", "ab__12", "a comma at the word that is read first"),
        ("ab ,12", "ab ,12", "a comma at the number that is read first"),
        ("(ab) 12", "(ab) 12", "a bracket of the line stands between"),
        ("f (x) = 2", "f_(x)___2", "both brackets stand inside"),
        (" - ", " - ", "neither a word nor a number"),
    ],
)
def test_what_stands_between_goes_with_words_or_with_the_line(
    visual: str, marked: str, why: str
) -> None:
    texts = re.findall(r"[a-z]+|\d+|[^a-z\d]", visual)
    expected = re.findall(r"[a-z]+|\d+|[^a-z\d]", marked)

    with_words = set(tied(texts, [text.isalnum() for text in texts]))

    got = [
        "_" if at in with_words and text not in "()" else text
        for at, text in enumerate(texts)
    ]
    assert got == expected, why
