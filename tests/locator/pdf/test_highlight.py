"""Highlights as they are painted over a page: fills, lines, frames."""

import pytest

from locator.contrast import mixed
from locator.geometry import Quad
from locator.pdf.highlight import Lit
from locator.status import Status
from locator.status_colours import DAY_FILL, LIGHT_LINES, OTHER_SHARE, WORD_SHARE
from tests.pdfs import painted

SIDE = (120, 60)
WHITE = (255, 255, 255)
LINE = Quad(20, 20, 90, 20, 20, 34, 90, 34)
WORD = Quad(40, 20, 60, 20, 40, 34, 60, 34)
LOWER = 7  # padding, underline, and half of a wave
LIT = [Status.VERBATIM, Status.ELIDED, Status.ALTERED, Status.PARTIAL, Status.AMBIGUOUS]


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def near(first: tuple[int, ...], second: tuple[int, ...]) -> bool:
    return all(abs(a - b) <= 2 for a, b in zip(first, second, strict=True))


@pytest.mark.parametrize("status", LIT)
def test_nothing_is_painted_away_from_the_words(status: Status) -> None:
    found = painted(Lit(status, (LINE,)), *SIDE, WHITE)

    assert found
    assert all(18 <= x <= 91 and 16 <= y <= 34 + LOWER for x, y in found)


@pytest.mark.parametrize("status", LIT[:4])
def test_a_fill_is_the_mixed_colour_of_its_status(status: Status) -> None:
    found = painted(Lit(status, (LINE,)), *SIDE, WHITE)

    assert near(found[30, 25], rgb(mixed(DAY_FILL[status], "#FFFFFF", OTHER_SHARE)))


@pytest.mark.parametrize("status", LIT)
def test_the_line_has_the_colour_of_its_status(status: Status) -> None:
    found = painted(Lit(status, (LINE,)), *SIDE, WHITE)

    assert (
        min(sum(each) for each in found.values()) < sum(rgb(LIGHT_LINES[status])) + 90
    )


def test_no_two_statuses_have_the_same_pattern_in_grey() -> None:
    patterns = set()
    for status in LIT:
        found = painted(Lit(status, (LINE,)), *SIDE, WHITE)
        dark = min(map(sum, found.values()))
        patterns.add(
            frozenset(at for at, each in found.items() if sum(each) < dark + 120)
        )

    assert len(patterns) == len(LIT) - 1  # verbatim and elided share the solid line


def test_what_an_ellipsis_hides_has_dots_and_no_fill() -> None:
    gap = Quad(20, 40, 90, 40, 20, 50, 90, 50)
    found = painted(Lit(Status.ELIDED, (LINE,), gaps=(gap,)), *SIDE, WHITE)
    below = [at for at in found if at[1] > 42]

    assert below
    assert min(y for _x, y in below) >= 49
    assert len({x for x, _y in below}) < 70


def test_a_word_that_differs_is_framed_and_its_fill_does_not_add_up() -> None:
    found = painted(Lit(Status.ALTERED, (LINE,), words=(WORD,)), *SIDE, WHITE)

    assert near(found[50, 27], rgb(mixed(DAY_FILL["altered"], "#FFFFFF", WORD_SHARE)))
    frame = min(sum(found[50, row]) for row in (17, 18))
    assert frame < sum(rgb(LIGHT_LINES["altered"])) + 200


def test_ink_stays_ink_below_a_fill() -> None:
    found = painted(Lit(Status.VERBATIM, (LINE,)), *SIDE, (0, 0, 0))

    assert (30, 25) not in found


def test_a_picture_keeps_its_colours_and_the_line_has_a_halo() -> None:
    ground = (30, 90, 110)
    found = painted(Lit(Status.VERBATIM, (LINE,)), *SIDE, ground)

    assert (30, 25) not in found
    assert WHITE in found.values()


@pytest.mark.parametrize(
    "quad",
    [
        Quad(34, 10, 34, 50, 20, 10, 20, 50),
        Quad(20, 50, 20, 10, 34, 50, 34, 10),
        Quad(90, 34, 20, 34, 90, 20, 20, 20),
    ],
    ids=["downwards", "upwards", "upside down"],
)
def test_a_line_is_drawn_below_its_own_words(quad: Quad) -> None:
    found = painted(Lit(Status.VERBATIM, (quad,)), *SIDE, WHITE)
    dark = [at for at, each in found.items() if sum(each) < 360]
    middle_x = sum(quad.numbers()[0::2]) / 4
    middle_y = sum(quad.numbers()[1::2]) / 4
    down_x, down_y = quad.ll_x - quad.ul_x, quad.ll_y - quad.ul_y

    assert dark
    assert all((x - middle_x) * down_x + (y - middle_y) * down_y > 0 for x, y in dark)
