import pytest

from locator.exports.padding import padded
from locator.geometry import Quad


def test_large_type_gets_a_fixed_padding() -> None:
    assert padded(Quad(0, 0, 50, 0, 0, 20, 50, 20)).rect() == (0, -1.5, 50, 21.5)


def test_small_type_gets_less_so_that_the_next_line_stays_free() -> None:
    assert padded(Quad(0, 0, 50, 0, 0, 5, 50, 5)).rect() == (0, -1, 50, 6)


def test_padding_goes_across_the_line_wherever_it_runs() -> None:
    upwards = Quad(0, 50, 0, 0, 20, 50, 20, 0)

    assert padded(upwards).rect() == pytest.approx((-1.5, 0, 21.5, 50))


def test_what_has_no_height_stays_as_it_is() -> None:
    flat = Quad(0, 5, 50, 5, 0, 5, 50, 5)

    assert padded(flat) == flat
