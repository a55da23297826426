"""The look of the window."""

import pytest
from PySide6.QtWidgets import QApplication

from reader.look.look import Look
from reader.look.theme import Theme


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look(qapp, Theme.LIGHT)
