"""Every colour can be read on its ground, and told from the others."""

from itertools import combinations

import pytest

from locator.contrast import contrast, mixed
from reader.look.colours import DARK, LIGHT, Colours
from tests.reader.look.vision import KINDS, difference

THEMES = pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
ON_THE_PAGE = ("verbatim", "elided", "altered", "partial", "ambiguous")
LEAST = 4.64  # ux.md section 3: the least of all text colours
TEXT = 4.5
CONTROL = 3.0


@THEMES
@pytest.mark.parametrize("ground", ["base", "window", "sel"])
@pytest.mark.parametrize("status", LIGHT.status)
def test_the_word_of_a_status_can_be_read(
    colours: Colours, ground: str, status: str
) -> None:
    measured = contrast(colours.status[status], getattr(colours, ground))

    assert round(measured, 2) >= LEAST


@THEMES
@pytest.mark.parametrize("ground", ["base", "window", "sel", "alt", "hover"])
@pytest.mark.parametrize("text", ["text", "text2", "accent"])
def test_text_can_be_read(colours: Colours, ground: str, text: str) -> None:
    measured = contrast(getattr(colours, text), getattr(colours, ground))

    assert measured >= TEXT


@THEMES
def test_secondary_text_is_nearly_as_clear(colours: Colours) -> None:
    measured = {
        ground: contrast(colours.text2, getattr(colours, ground))
        for ground in ("base", "window", "sel")
    }

    assert min(measured.values()) >= 5.3


@THEMES
@pytest.mark.parametrize("ground", ["base", "sel", "alt"])
def test_words_that_differ_can_be_read_on_their_tint(
    colours: Colours, ground: str
) -> None:
    tint = mixed(colours.differs_fill, getattr(colours, ground), 0.26)

    assert contrast(colours.differs, tint) >= TEXT


@THEMES
def test_text_on_the_accent_and_on_toasts_can_be_read(colours: Colours) -> None:
    assert contrast(colours.on_accent, colours.accent) >= TEXT
    assert contrast(colours.on_toast, colours.toast) >= TEXT
    assert contrast(colours.toast_link, colours.toast) >= TEXT


@THEMES
@pytest.mark.parametrize("ground", ["base", "window", "button"])
def test_outlines_of_controls_are_seen(colours: Colours, ground: str) -> None:
    assert contrast(colours.ctl, getattr(colours, ground)) >= CONTROL


@THEMES
@pytest.mark.parametrize("status", ["verbatim", "elided", "altered"])
def test_what_is_drawn_on_a_filled_sign_is_seen(colours: Colours, status: str) -> None:
    assert contrast(colours.on_sign, colours.status[status]) >= TEXT


@pytest.mark.parametrize(
    ("colours", "sight", "floor"),
    [
        (LIGHT, "normal", 28),
        (LIGHT, "protanopia", 8.8),
        (LIGHT, "deuteranopia", 8.8),
        (LIGHT, "tritanopia", 12.0),
        (DARK, "normal", 30),
        (DARK, "protanopia", 12.0),
        (DARK, "deuteranopia", 10.7),
        (DARK, "tritanopia", 11.4),
    ],
)
def test_statuses_on_the_page_are_told_apart_by_every_eye(
    colours: Colours, sight: str, floor: float
) -> None:
    worst = min(
        difference(colours.status[one], colours.status[other], KINDS[sight])
        for one, other in combinations(ON_THE_PAGE, 2)
    )

    assert round(worst, 1) >= floor
