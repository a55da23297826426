"""Palettes."""

import pytest
from PySide6.QtGui import QPalette

from locator.contrast import contrast
from reader.look.colours import DARK, LIGHT, Colours
from reader.look.theme import palette_of

ROLE = QPalette.ColorRole


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (ROLE.WindowText, ROLE.Window),
        (ROLE.Text, ROLE.Base),
        (ROLE.Text, ROLE.AlternateBase),
        (ROLE.ButtonText, ROLE.Button),
        (ROLE.HighlightedText, ROLE.Highlight),
        (ROLE.ToolTipText, ROLE.ToolTipBase),
        (ROLE.PlaceholderText, ROLE.Base),
        (ROLE.Link, ROLE.Base),
    ],
)
def test_what_qt_paints_can_be_read(
    colours: Colours, text: QPalette.ColorRole, ground: QPalette.ColorRole
) -> None:
    palette = palette_of(colours)

    assert contrast(palette.color(text).name(), palette.color(ground).name()) >= 4.5


def test_disabled_text_is_paler() -> None:
    palette = palette_of(LIGHT)
    off = palette.color(QPalette.ColorGroup.Disabled, ROLE.Text)

    assert off.name().upper() == LIGHT.text3
