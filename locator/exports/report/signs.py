"""The signs of statuses and verdicts as SVG: the shapes that the window paints.

A test lays them over those of `reader/look/signs.py`.
"""

from dataclasses import dataclass

from locator.exports.report.dashes import Dashes, dashed_box

SIDE = 16


@dataclass(frozen=True, slots=True)
class Inks:
    """What a sign is drawn with, as CSS has colours.

    Attributes:
        colour: Of the sign.
        on: What is drawn on it.
        behind: The ground around it.
    """

    colour: str
    on: str
    behind: str


def sign_svg(name: str, inks: Inks) -> str:
    """Return what is drawn in a box of 16 for a status or a verdict."""
    return {
        "verbatim": _equals,
        "elided": _pill,
        "altered": _diamond,
        "partial": _half,
        "ambiguous": _places,
        "not_found": _slashed,
        "unsearchable": _no_text,
        "unsearched": _dashed,
        "supported": _check,
        "refuted": _cross,
        "unclear": _question,
        "none": _empty,
    }[name](inks)


def svg_file(name: str, inks: Inks) -> bytes:
    """Return a sign as a file of its own."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" '
        f'viewBox="0 0 16 16">{sign_svg(name, inks)}</svg>'
    ).encode()


def _fill(colour: str) -> str:
    return f'style="fill:{colour}"'


def _pen(colour: str, width: float, fill: str = "none", cap: str = "round") -> str:
    return (
        f'style="fill:{fill};stroke:{colour};stroke-width:{width};'
        f'stroke-linecap:{cap};stroke-linejoin:round"'
    )


def _equals(inks: Inks) -> str:
    return (
        f'<circle cx="8" cy="8" r="7" {_fill(inks.colour)}/>'
        f'<path d="M5 6.4H11M5 9.6H11" {_pen(inks.on, 1.7)}/>'
    )


def _pill(inks: Inks) -> str:
    box = '<rect x="0.6" y="3.6" width="14.8" height="8.8" rx="4.4" ry="4.4" '
    dots = "".join(
        f'<circle cx="{x}" cy="8" r="1.15" {_fill(inks.on)}/>' for x in (4.6, 8, 11.4)
    )
    return f"{box}{_fill(inks.colour)}/>{dots}"


def _diamond(inks: Inks) -> str:
    return (
        '<rect x="-5.4" y="-5.4" width="10.8" height="10.8" rx="1.6" ry="1.6" '
        f'transform="translate(8 8) rotate(45)" {_fill(inks.colour)}/>'
        '<path d="M5.3 6.7H10.7M5.3 9.3H10.7M9.6 4.6L6.4 11.4" '
        f"{_pen(inks.on, 1.3)}/>"
    )


def _half(inks: Inks) -> str:
    return (
        f'<path d="M8 1.8A6.2 6.2 0 0 0 8 14.2Z" {_fill(inks.colour)}/>'
        f'<circle cx="8" cy="8" r="6.2" {_pen(inks.colour, 1.6)}/>'
    )


def _places(inks: Inks) -> str:
    return (
        f'<circle cx="10" cy="6" r="4.9" {_pen(inks.colour, 1.5)}/>'
        f'<circle cx="5.8" cy="10.2" r="5" {_pen(inks.behind, 1.2, inks.colour)}/>'
    )


def _slashed(inks: Inks) -> str:
    return (
        f'<circle cx="8" cy="8" r="6.1" {_pen(inks.colour, 1.7)}/>'
        f'<path d="M12.2 3.2L3.8 12.8" {_pen(inks.colour, 1.7)}/>'
    )


def _no_text(inks: Inks) -> str:
    letter = f'<path d="M5.2 5.4H10.8M8 5.4V10.8" {_pen(inks.colour, 1.5)}/>'
    return _dashed(inks) + letter


def _dashed(inks: Inks) -> str:
    path = dashed_box(1.9, 1.9, 12.2, 12.2, Dashes(2, 2.6, 2))
    return f'<path d="{path}" {_pen(inks.colour, 1.5, cap="butt")}/>'


def _square(inks: Inks) -> str:
    return f'<rect width="16" height="16" rx="3" ry="3" {_fill(inks.colour)}/>'


def _check(inks: Inks) -> str:
    return f'{_square(inks)}<path d="M4.4 8.3L7 10.9L11.7 5.4" {_pen(inks.on, 1.8)}/>'


def _cross(inks: Inks) -> str:
    lines = f'<path d="M5.1 5.1L10.9 10.9M10.9 5.1L5.1 10.9" {_pen(inks.on, 1.8)}/>'
    return _square(inks) + lines


def _question(inks: Inks) -> str:
    return (
        f"{_square(inks)}"
        '<path d="M5.9 6C5.9 4.6 6.8 3.9 8 3.9C9.2 3.9 10.1 4.7 10.1 5.8'
        f'C10.1 7.3 8 7.5 8 9.1" {_pen(inks.on, 1.6)}/>'
        f'<circle cx="8" cy="11.9" r="1" {_fill(inks.on)}/>'
    )


def _empty(inks: Inks) -> str:
    return (
        '<rect x="0.9" y="0.9" width="14.2" height="14.2" rx="2.6" ry="2.6" '
        f"{_pen(inks.behind, 1.4)}/>"
    )
