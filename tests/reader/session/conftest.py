"""Real workers with everything of the session that works with them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication

from reader.protocol import Close
from reader.session.bringing import Bringing
from reader.session.claims import Claims
from reader.session.desk import Desk
from reader.session.door import WorkerDoor
from reader.session.errands import Errands
from reader.session.keeping import Keeping
from reader.session.locating import Locating
from reader.session.placing import Placing
from reader.session.quotes import Quotes
from reader.session.reading import Reading
from reader.session.store import Store
from reader.session.undo import Acts


class Parts:
    """Everything that works between a desk and its workers."""

    def __init__(self, app: QApplication) -> None:
        self.app = app
        self.pages = Errands(WorkerDoor("pages", silent_s=5.0))
        self.text = Errands(WorkerDoor("text"))
        self.quotes = Quotes()
        self.claims = Claims(self.quotes)
        self.desk = Desk(self.pages, self.text)
        self.reading = Reading(self.desk, self.text)
        self.locating = Locating(self.desk, self.reading, self.quotes, self.text)
        self.acts = Acts(self.quotes, self.claims, QUndoStack())
        self.placing = Placing(self.quotes, self.acts, self.text)
        self.bringing = Bringing(self.acts, self.text)


@pytest.fixture
def parts(qapp: QApplication) -> Iterator[Parts]:
    made = Parts(qapp)
    for errands in (made.pages, made.text):  # a worker is started when it is asked
        errands.run(Close(0), lambda _reply, _payload: None)
    yield made
    made.desk.shut()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


@pytest.fixture
def keeping(store: Store, quotes: Quotes, claims: Claims, acts: Acts) -> Keeping:
    keeping = Keeping(store, quotes, claims)
    keeping.left.connect(acts.forget)
    return keeping
