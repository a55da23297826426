"""The corners of glyphs in lines of every direction."""

import pytest

from locator.pdf.corners import is_slanted, quads_of, with_corners
from locator.reading_order.lines import RawGlyph, RawLine

BOX = (10.0, 20.0, 16.0, 30.0)
XML = (
    '<char c="a" quad="10 24 13 20 13 30 16 26" x="11" y="29"/>'
    '<char c="&#x3b1;" quad="0 0 1 0 0 1 1 1" x="1" y="1"/>'
)


def line_with(dx: float, dy: float, origin: tuple[float, float] = (11, 29)) -> RawLine:
    return RawLine(0, dx, dy, [RawGlyph("a", BOX, origin, 10.0)])


@pytest.mark.parametrize(
    ("dx", "dy", "quad", "why"),
    [
        (1, 0, (10, 20, 16, 20, 10, 30, 16, 30), "along the page"),
        (0, -1, (10, 30, 10, 20, 16, 30, 16, 20), "upward"),
        (0, 1, (16, 20, 16, 30, 10, 20, 10, 30), "downward"),
        (-1, 0, (16, 30, 10, 30, 16, 20, 10, 20), "upside down"),
    ],
)
def test_a_quad_begins_at_the_upper_left_in_reading_direction(
    dx: float, dy: float, quad: tuple[float, ...], why: str
) -> None:
    line = line_with(dx, dy)

    assert not is_slanted(line)
    assert list(quads_of(line)) == list(quad), why


def test_a_slanted_line_takes_its_corners_from_xml() -> None:
    (line,) = with_corners([line_with(0.8, -0.6)], XML)

    assert is_slanted(line)
    assert list(quads_of(line)) == [10, 24, 13, 20, 13, 30, 16, 26]


def test_a_slanted_glyph_that_xml_does_not_know_has_a_quad_around_its_box() -> None:
    (line,) = with_corners([line_with(0.8, -0.6, origin=(50, 50))], XML)
    quad = quads_of(line)

    assert min(quad[::2]) <= BOX[0]
    assert max(quad[1::2]) >= BOX[3]


def test_an_upright_line_needs_no_xml() -> None:
    line = line_with(1, 0)

    assert list(with_corners([line], XML)) == [line]
