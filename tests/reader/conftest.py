"""What most tests of the window's rooms begin with: a look, a list, two workers."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from reader.look.look import Look
from reader.look.theme import Theme
from reader.session.desk import Desk
from reader.session.door import WorkerDoor
from reader.session.errands import Errands
from reader.session.quotes import Quotes


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look(qapp, Theme.LIGHT)


@pytest.fixture
def quotes() -> Quotes:
    return Quotes()


@pytest.fixture(scope="module")
def desk(qapp: QApplication) -> Iterator[Desk]:
    """Both workers; one pair for all tests of a file, starting one takes a second."""
    assert qapp is not None
    desk = Desk(Errands(WorkerDoor("pages")), Errands(WorkerDoor("text")))
    yield desk
    desk.shut()
