"""Sums with colours."""

import pytest

from locator.contrast import contrast, mixed


@pytest.mark.parametrize(
    ("first", "second", "ratio"),
    [
        ("#000000", "#FFFFFF", 21.0),
        ("#FFFFFF", "#FFFFFF", 1.0),
        ("#777777", "#FFFFFF", 4.48),  # the example of WCAG's own sums
        ("#FFFFFF", "#777777", 4.48),
    ],
)
def test_the_ratio_is_that_of_wcag(first: str, second: str, ratio: float) -> None:
    assert contrast(first, second) == pytest.approx(ratio, abs=0.01)


@pytest.mark.parametrize(
    ("share", "colour"), [(0.0, "#FFFFFF"), (1.0, "#FF7A2F"), (0.26, "#FFDCC9")]
)
def test_colours_mix_by_their_opacity(share: float, colour: str) -> None:
    assert mixed("#FF7A2F", "#FFFFFF", share) == colour
