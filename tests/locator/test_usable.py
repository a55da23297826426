"""Pages with text that can be searched, and pages without."""

import pytest

from locator.usable import has_usable_text


@pytest.mark.parametrize(
    ("text", "usable", "why"),
    [
        ("Some words.", True, "a page of text"),
        ("word", True, "a page with one word"),
        ("中文文字", True, "a page without Latin letters"),
        ("1234", True, "a page of numbers"),
        ("", False, "a scan"),
        (" \n \n", False, "spaces and line ends"),
        ("12\n", False, "a scan with a page number"),
        ("… — !!", False, "marks say nothing"),
        ("\ufffd" * 50, False, "a font without a character map"),
        ("\ue001" * 50, False, "characters of private use"),
        ("word " + "\ufffd" * 9, False, "mostly unknown"),
        ("a line with one \ufffd in it", True, "one odd sign"),
    ],
)
def test_a_page_can_be_searched(text: str, usable: bool, why: str) -> None:
    assert has_usable_text(text) is usable, why


SENTENCE = (
    "The second trial did not reduce mortality in the patients of the house. " * 5
)


def test_numbers_of_glyphs_taken_for_letters_are_of_no_use() -> None:
    # TrueType fonts have the letters 29 glyphs before their codes.
    taken = "".join(chr(ord(each) - 29) if each > "=" else each for each in SENTENCE)

    assert taken.startswith("7KH VHFRQG WULDO")
    assert has_usable_text(SENTENCE)
    assert not has_usable_text(taken)


def test_a_few_letters_without_vowels_are_no_sign_of_that() -> None:
    assert has_usable_text("BRD4 vs. CDK9: pH 7, n = 12, kg/m, PPh3, NMR")


def test_formulas_in_another_script_are_no_sign_of_that() -> None:
    assert has_usable_text(
        "式中，二阶张量被称为应力张量。由式易知速度" * 9 + "xdfgh" * 45
    )
