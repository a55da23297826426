"""What most tests of the window's rooms begin with: a look, a list, two workers."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from reader.look.look import Look
from reader.look.theme import Theme
from reader.session.claims import Claims
from reader.session.desk import Desk
from reader.session.door import WorkerDoor
from reader.session.errands import Errands
from reader.session.quotes import Quotes
from reader.session.review import Review
from reader.session.settings import Settings
from reader.session.undo import Acts


class KeptValues:
    """Settings that are kept in a dictionary."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}

    def value(self, name: str) -> object:
        return self.values.get(name)

    def set_value(self, name: str, value: object) -> None:
        self.values[name] = value


@pytest.fixture(autouse=True)
def buttons_let_go(qtbot: QtBot) -> Iterator[None]:
    """Release the mouse: a button that a test leaves down is held in the next one."""
    yield
    pointed_at = QWidget()
    qtbot.addWidget(pointed_at)
    QTest.mouseRelease(pointed_at, Qt.MouseButton.LeftButton)


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look(qapp, Theme.LIGHT)


@pytest.fixture
def quotes() -> Quotes:
    return Quotes()


@pytest.fixture
def claims(quotes: Quotes) -> Claims:
    return Claims(quotes)


@pytest.fixture
def acts(quotes: Quotes, claims: Claims) -> Acts:
    return Acts(quotes, claims, QUndoStack(), lambda: "M. Okoro")


@pytest.fixture
def settings() -> Settings:
    return Settings(KeptValues())


@pytest.fixture
def review(quotes: Quotes, claims: Claims, acts: Acts, settings: Settings) -> Review:
    return Review(quotes, claims, acts, settings)


@pytest.fixture(scope="module")
def desk(qapp: QApplication) -> Iterator[Desk]:
    """Both workers; one pair for all tests of a file, starting one takes a second."""
    assert qapp is not None
    desk = Desk(Errands(WorkerDoor("pages")), Errands(WorkerDoor("text")))
    yield desk
    desk.shut()
