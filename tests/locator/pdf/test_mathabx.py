"""What the glyphs of the mathabx fonts stand for."""

import pytest

from locator.comparable.signs import is_sign
from locator.pdf.mathabx import is_mathabx, meant


@pytest.mark.parametrize(
    ("font", "expected"),
    [
        ("TeX-matha9", True),
        ("ABCDEF+matha10", True),
        ("CMSY10", False),
        ("TeX-mathx10", False),
        ("", False),
    ],
)
def test_the_fonts_are_known_by_their_names(font: str, expected: bool) -> None:
    assert is_mathabx(font) is expected


@pytest.mark.parametrize(
    ("character", "sign"),
    [("˘", "±"), ("´", "−"), ("ˆ", "×"), ("ď", "≤"), ("ă", "<"), ("“", "=")],
)
def test_accents_and_letters_stand_for_signs(character: str, sign: str) -> None:
    assert meant(character) == sign


def test_a_degree_is_a_sign() -> None:
    assert is_sign(meant("˝"))


def test_what_is_not_known_stays() -> None:
    assert meant("Z") == "Z"
