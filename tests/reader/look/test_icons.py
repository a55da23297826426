"""Icons that follow the theme."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

import resources
from reader.look.colours import DARK, LIGHT, Colours
from reader.look.icons import Icons, app_icon
from tests.reader.look.pixels import colours_of

FILES = sorted((Path(resources.__file__).parent / "icons").glob("*.svg"))
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def icons() -> Icons:
    return Icons(lambda: LIGHT)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_icon_paints_something(icons: Icons, path: Path) -> None:
    pixmap = icons.icon(path.stem).pixmap(QSize(16, 16))

    assert len(colours_of(pixmap.toImage())) > 1


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_icons_are_drawn_alike(path: Path) -> None:
    source = path.read_text(encoding="utf-8")

    assert path.stem == "quotelight" or (
        'viewBox="0 0 16 16"' in source
        and 'stroke-width="1.4"' in source
        and 'stroke="currentColor"' in source
    )


@pytest.mark.parametrize(
    ("mode", "state", "colour"),
    [
        (QIcon.Mode.Normal, QIcon.State.Off, LIGHT.text),
        (QIcon.Mode.Normal, QIcon.State.On, LIGHT.accent),
        (QIcon.Mode.Disabled, QIcon.State.Off, LIGHT.text3),
    ],
)
def test_an_icon_wears_the_colour_of_its_mode(
    icons: Icons, mode: QIcon.Mode, state: QIcon.State, colour: str
) -> None:
    pixmap = icons.icon("panel").pixmap(QSize(64, 64), mode, state)

    assert colour in colours_of(pixmap.toImage())


def test_an_icon_that_was_handed_out_follows_the_theme() -> None:
    now: list[Colours] = [LIGHT]
    icon = Icons(lambda: now[0]).icon("panel")
    now[0] = DARK

    assert DARK.text in colours_of(icon.pixmap(QSize(64, 64)).toImage())


def test_the_icon_of_the_program_comes_in_every_size() -> None:
    sides = [size.width() for size in app_icon().availableSizes()]

    assert sides == [16, 24, 32, 48, 64, 128, 256, 512]
