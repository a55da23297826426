"""Sizes of rows."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from reader.quotes.row_layout import RowLayout, Switcher, row_px


@pytest.mark.parametrize(("pixels", "height"), [(13, 44), (26, 80)])
def test_a_row_is_two_lines_and_eight(
    qapp: QApplication, pixels: int, height: int
) -> None:
    font = QFont(qapp.font())
    font.setPixelSize(pixels)

    assert row_px(font) == height


def test_sign_and_words_stand_side_by_side(qapp: QApplication) -> None:
    font = QFont(qapp.font())
    font.setPixelSize(13)
    layout = RowLayout.of(QRectF(0, 88, 410, 44), font)

    assert (layout.sign.left(), layout.sign.width()) == (12, 16)
    assert layout.head.left() == layout.snippet.left() == 36
    assert layout.head.right() == 400
    assert layout.snippet.bottom() <= 88 + 44


def test_arrows_can_be_hit_within_24_pixels() -> None:
    switcher = Switcher.of(QRectF(36, 4, 364, 18), 370, 40, 16)
    back, forward = switcher.back.center(), switcher.forward.center()

    assert switcher.step_at(back.x() - 11, back.y()) == -1
    assert switcher.step_at(forward.x() + 11, forward.y()) == 1
    assert switcher.step_at(switcher.label.center().x(), forward.y()) == 0
