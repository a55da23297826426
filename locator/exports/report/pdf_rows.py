"""Rows that the parts of the PDF report share, and the inks of its signs."""

from locator.exports.report.signs import Inks
from locator.exports.report.story_style import INK
from locator.pdf.setting import Cell, Row
from locator.status_colours import LIGHT_LINES

SIGN_PT = 17.0  # a sign and the room behind it
VERDICTS = ("supported", "refuted", "unclear", "none")


def labelled(label: str, html: str, width_pt: float, gap_pt: float) -> Row:
    """Return a row of a label and, beside it, a text."""
    return Row(
        (
            Cell(f'<p class="second">{label}</p>', 0, width_pt),
            Cell(f'<p dir="auto">{html}</p>', width_pt),
        ),
        gap_pt,
    )


def inks_of(name: str) -> Inks:
    """Return what a sign is drawn with on paper."""
    if name in VERDICTS:
        return Inks(INK, "#FFFFFF", "#7C848F")
    return Inks(colour_of(name), "#FFFFFF", "#FFFFFF")


def colour_of(sign: str) -> str:
    """Return the colour of a status's sign and word."""
    return LIGHT_LINES.get(sign, LIGHT_LINES["unsearchable"])
