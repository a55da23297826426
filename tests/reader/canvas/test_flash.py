import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from reader.canvas.flash import NONE, Flash, Glow, glow_at


@pytest.mark.parametrize(
    ("elapsed_ms", "glow"),
    [
        (0, Glow(7.0, 0.5)),
        (75, Glow(5.5, 0.5)),
        (150, Glow(4.0, 0.5)),
        (900, Glow(4.0, 0.5)),
        (1050, Glow(4.0, 0.25)),
        (1200, NONE),
        (5000, NONE),
    ],
)
def test_the_glow_shrinks_stays_and_fades(elapsed_ms: float, glow: Glow) -> None:
    assert glow_at(elapsed_ms) == glow


def test_a_quote_glows_and_then_does_not(qtbot: QtBot) -> None:
    parent = QObject()
    flash = Flash(parent)
    flash.start(7)
    assert (flash.running, flash.quote_id) == (True, 7)
    qtbot.waitUntil(lambda: not flash.running)

    assert (flash.quote_id, flash.glow) == (0, NONE)


def test_with_reduced_motion_it_is_an_outline_that_stands_still(qtbot: QtBot) -> None:
    parent = QObject()
    flash = Flash(parent)
    flash.reduced = True
    with qtbot.waitSignal(flash.changed):
        flash.start(7)

    assert flash.glow == Glow(3.0, 1.0, is_outline=True)
    with qtbot.waitSignal(flash.changed, timeout=500):
        flash.start(8)  # else the glow of 7 stays where it was painted
    assert flash.glow == Glow(3.0, 1.0, is_outline=True)
    flash.stop()
    assert (flash.quote_id, flash.glow) == (0, NONE)
