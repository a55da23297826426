"""Small pictures."""

from hypothesis import given
from hypothesis import strategies as st

from locator.crops.png import png_of
from tests.pdfs import pixels_of

WHITE, RED = b"\xff\xff\xff\xff", b"\xf0\x10\x20\xff"


def test_a_picture_is_read_back_as_it_was() -> None:
    rgba = WHITE + RED + RED + WHITE + WHITE + WHITE

    png = png_of(3, 2, rgba, 8, 144)

    assert png
    assert pixels_of(png) == (
        3,
        2,
        b"".join(rgba[at : at + 3] for at in range(0, 24, 4)),
    )


def test_white_stays_white_however_few_bits_are_kept() -> None:
    for bits in range(1, 9):
        png = png_of(1, 1, WHITE, bits, 144)

        assert png
        assert pixels_of(png) == (1, 1, b"\xff\xff\xff")


def test_more_than_256_colours_make_no_picture() -> None:
    rgba = b"".join(
        bytes((value, other, 0, 255)) for value in range(32) for other in range(9)
    )

    assert png_of(32, 9, rgba, 8, 144) is None
    assert png_of(32, 9, rgba, 2, 144)


@given(st.lists(st.binary(min_size=3, max_size=3), min_size=1, max_size=200))
def test_no_channel_is_off_by_more_than_half_a_step(colours: list[bytes]) -> None:
    png = png_of(len(colours), 1, b"".join(each + b"\xff" for each in colours), 3, 96)

    assert png
    _width, _height, found = pixels_of(png)
    wanted = b"".join(colours)
    assert all(abs(a - b) <= 255 / 14 + 1 for a, b in zip(found, wanted, strict=True))
