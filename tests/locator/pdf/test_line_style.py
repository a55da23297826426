import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from locator.geometry import Quad
from locator.pdf.line_style import LineStyle, outline

LINE = Quad(10, 30, 50, 30, 10, 20, 50, 20)
UPWARDS = Quad(20, 10, 20, 50, 30, 10, 30, 50)  # the text runs upwards
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def points(strokes: str) -> list[tuple[float, float]]:
    """Return the points of some operators; dash patterns have none."""
    numbers = [float(each) for each in NUMBER.findall(strokes.split(" d ", 1)[1])]
    return list(zip(numbers[0::2], numbers[1::2], strict=True))


def test_an_outline_goes_around_the_quad() -> None:
    assert outline(LINE) == "10 30 m 50 30 l 50 20 l 10 20 l h"


@pytest.mark.parametrize(
    ("style", "strokes"),
    [
        (LineStyle.SOLID, "[] 0 d 10 20.75 m 50 20.75 l S"),
        (LineStyle.DASHED, "[5 3] 0 d 10 20.75 m 50 20.75 l S"),
        (LineStyle.DOTTED, "[1 2] 0 d 10 20.75 m 50 20.75 l S"),
        (LineStyle.FRAME, "[] 0 d 10 30 m 50 30 l 50 20 l 10 20 l h S"),
        (LineStyle.DOTTED_FRAME, "[1 2] 0 d 10 30 m 50 30 l 50 20 l 10 20 l h S"),
    ],
)
def test_every_style_has_its_line(style: LineStyle, strokes: str) -> None:
    assert style.strokes(LINE, 1) == strokes


def test_a_wave_has_as_many_half_waves_as_fit() -> None:
    strokes = LineStyle.WAVY.strokes(LINE, 1)

    assert strokes.count(" c") == 16
    assert points(strokes)[0] == (10, 21.75)
    assert points(strokes)[-1] == (50, 21.75)


def test_a_line_follows_text_that_runs_upwards() -> None:
    strokes = LineStyle.SOLID.strokes(UPWARDS, 1)

    assert strokes == "[] 0 d 29.25 10 m 29.25 50 l S"


@given(
    style=st.sampled_from(LineStyle),
    width=st.floats(0.01, 20),
    height=st.floats(0, 40),
    length=st.floats(0, 600),
)
def test_lines_stay_at_their_quad(
    style: LineStyle, width: float, height: float, length: float
) -> None:
    quad = Quad(0, height, length, height, 0, 0, length, 0)

    for x, y in points(style.strokes(quad, width)):
        assert -0.01 <= x <= length + 0.01
        assert -0.01 <= y <= height + 0.01
