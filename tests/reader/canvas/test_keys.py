import pytest
from PySide6.QtCore import Qt

from reader.canvas.keys import Scroll, scroll_of

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


@pytest.mark.parametrize(
    ("key", "modifiers", "scroll"),
    [
        (Qt.Key.Key_Down, NONE, Scroll(lines=1)),
        (Qt.Key.Key_Up, KEYPAD, Scroll(lines=-1)),
        (Qt.Key.Key_Left, NONE, Scroll(across=-1)),
        (Qt.Key.Key_Right, NONE, Scroll(across=1)),
        (Qt.Key.Key_Space, NONE, Scroll(views=1)),
        (Qt.Key.Key_Space, SHIFT, Scroll(views=-1)),
        (Qt.Key.Key_Space, CTRL, None),
        (Qt.Key.Key_PageDown, NONE, Scroll(views=1)),
        (Qt.Key.Key_PageUp, NONE, Scroll(views=-1)),
        (Qt.Key.Key_Home, NONE, Scroll(end=-1)),
        (Qt.Key.Key_End, NONE, Scroll(end=1)),
        (Qt.Key.Key_Home, CTRL, Scroll(end=-1, whole=True)),
        (Qt.Key.Key_End, CTRL, Scroll(end=1, whole=True)),
        (Qt.Key.Key_Down, CTRL, None),  # other keys are others' business
        (Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier, None),
        (Qt.Key.Key_J, NONE, None),
    ],
)
def test_keys_scroll(
    key: Qt.Key, modifiers: Qt.KeyboardModifier, scroll: Scroll | None
) -> None:
    assert scroll_of(key, modifiers) == scroll


def test_turning_a_view_leaves_its_last_lines_in_sight() -> None:
    assert Scroll(views=1).down_px(600) == 540
    assert Scroll(lines=-2).down_px(600) == -80
    assert Scroll(across=1).right_px == 40
