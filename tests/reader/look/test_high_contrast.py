"""The system's own palette as a theme."""

import pytest
from PySide6.QtGui import QColor, QPalette

from locator.contrast import contrast
from reader.look.high_contrast import high_contrast
from reader.look.style_sheet import style_sheet

ROLES = QPalette.ColorRole


def palette(text: str, base: str, highlight: str, highlighted: str) -> QPalette:
    made = QPalette()
    for role, colour in (
        (ROLES.Text, text),
        (ROLES.Base, base),
        (ROLES.Highlight, highlight),
        (ROLES.HighlightedText, highlighted),
    ):
        made.setColor(role, QColor(colour))
    return made


BLACK = palette("#FFFFFF", "#000000", "#1AEBFF", "#000000")
WHITE = palette("#000000", "#FFFFFF", "#37006E", "#FFFFFF")


@pytest.mark.parametrize("system", [BLACK, WHITE])
def test_text_and_signs_reach_seven_to_one_on_every_ground(system: QPalette) -> None:
    colours = high_contrast(system)
    inks = (colours.text, colours.text2, colours.ctl, *colours.status.values())
    grounds = (colours.base, colours.window, colours.sel, colours.hover, colours.press)

    assert min(contrast(ink, ground) for ink in inks for ground in grounds) >= 7
    assert contrast(colours.on_toast, colours.toast) >= 7
    assert contrast(colours.on_accent, colours.accent) >= 7


def test_the_systems_colours_are_taken() -> None:
    colours = high_contrast(BLACK)

    assert (colours.base, colours.text, colours.accent) == (
        "#000000",
        "#FFFFFF",
        "#1AEBFF",
    )


@pytest.mark.parametrize(
    ("system", "chevron"), [(BLACK, "chevron-dark"), (WHITE, "chevron-light")]
)
def test_the_chevron_is_that_of_the_ground(system: QPalette, chevron: str) -> None:
    assert chevron in style_sheet(high_contrast(system))


def test_borders_of_controls_are_two_pixels_wide() -> None:
    sheet = style_sheet(high_contrast(WHITE))

    assert "QPushButton { background: #FFFFFF; border: 2px solid #000000;" in sheet
    assert "border: 1px solid" not in sheet
