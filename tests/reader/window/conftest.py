"""The look of the window and an open paper, for the tests of its widgets."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from reader.look.look import Look
from reader.look.theme import Theme
from reader.protocol import Opened, PageSize
from reader.session.desk import Desk
from reader.session.document import SessionDocument
from reader.session.door import WorkerDoor
from reader.session.errands import Errands

PAGES = 12
A4 = PageSize(595.0, 842.0)


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look(qapp, Theme.LIGHT)


@pytest.fixture
def paper() -> SessionDocument:
    """A paper of twelve pages, printed 1044 and on, none of them read."""
    document = SessionDocument(1, Path("/papers/halden-2024.pdf"))
    labels = tuple(str(1044 + page) for page in range(PAGES))
    document.set_opened(Opened("Halden 2024", labels, (A4,) * PAGES, "0" * 64))
    return document


@pytest.fixture(scope="module")
def desk(qapp: QApplication) -> Iterator[Desk]:
    """Both workers, for all tests of a file: starting them takes a second."""
    assert qapp is not None
    desk = Desk(Errands(WorkerDoor("pages")), Errands(WorkerDoor("text")))
    yield desk
    desk.shut()
