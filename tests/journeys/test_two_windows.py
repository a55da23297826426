"""Two windows on the same document: each sees what the other one does."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot

from locator.claim import Verdict
from locator.located import Located
from locator.quote import Quote
from locator.status import Status
from reader.session.claims import Claims
from reader.session.document import SessionDocument
from reader.session.keeping import Keeping
from reader.session.quotes import Quotes
from reader.session.store import Store
from reader.session.undo import Acts
from tests.reader.session.kept import opened

QUOTES = [
    Quote("first", claim="A"),
    Quote("second", claim="B"),
    Quote("third"),
]
SHA = "own"


@dataclass
class Window:
    """The session of one window."""

    store: Store
    quotes: Quotes
    claims: Claims
    acts: Acts
    keeping: Keeping
    document: SessionDocument

    def verdicts(self) -> list[Verdict | None]:
        """Return the verdicts of its claims, in their order."""
        entries = map(self.claims.entry, self.claims.order)
        return [entry.verdict for entry in entries if entry]


def window(folder: Path) -> Window:
    store = Store.open(folder)
    quotes = Quotes()
    claims = Claims(quotes)
    acts = Acts(quotes, claims, QUndoStack(), lambda: "M. Okoro")
    keeping = Keeping(store, quotes, claims)
    return Window(store, quotes, claims, acts, keeping, opened(keeping, 1, SHA))


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Window, Window]]:
    """Two windows with the same three quotes."""
    one = window(tmp_path)
    one.acts.add(QUOTES)
    other = window(tmp_path)
    yield one, other
    one.store.close()
    other.store.close()


def test_what_one_decides_the_other_sees(pair: tuple[Window, Window]) -> None:
    one, other = pair
    one.acts.judge(one.claims.order[:1], Verdict.REFUTED)
    one.acts.set_note(one.claims.order[0], "see table 2")
    other.keeping.look_elsewhere()
    entry = other.claims.entry(other.claims.order[0])

    assert entry is not None
    assert entry.verdict == Verdict.REFUTED
    assert entry.judgement.note == "see table 2"


def test_neither_writes_over_what_the_other_decided(
    pair: tuple[Window, Window], tmp_path: Path
) -> None:
    one, other = pair
    one.acts.judge(one.claims.order[:1], Verdict.REFUTED)
    other.acts.judge(other.claims.order[1:2], Verdict.SUPPORTED)
    one.acts.judge(one.claims.order[2:3], Verdict.UNCLEAR)
    other.keeping.look_elsewhere()
    one.keeping.look_elsewhere()
    later = window(tmp_path)
    expected = [Verdict.REFUTED, Verdict.SUPPORTED, Verdict.UNCLEAR]

    assert one.verdicts() == expected
    assert other.verdicts() == expected
    assert later.verdicts() == expected
    later.store.close()


def test_quotes_come_and_go_in_both(pair: tuple[Window, Window]) -> None:
    one, other = pair
    one.acts.add([Quote("fourth")])
    one.acts.remove([one.quotes.entries[0].id])
    other.keeping.look_elsewhere()

    texts = [entry.quote.text for entry in other.quotes.entries]
    assert texts == ["second", "third", "fourth"]
    assert [entry.quote.text for entry in one.quotes.entries] == texts


def test_an_answer_of_one_is_the_answer_of_both(pair: tuple[Window, Window]) -> None:
    one, other = pair
    located = Located(QUOTES[0], Status.ALTERED)
    one.quotes.set_located(one.quotes.entries[0].id, located, 1)
    other.keeping.look_elsewhere()
    again = other.store.quotes(SHA)[0].located

    assert other.quotes.entries[0].located == located
    assert again == located


def test_nothing_is_done_while_nobody_else_writes(
    pair: tuple[Window, Window], qtbot: QtBot
) -> None:
    one, _ = pair
    one.keeping.look_elsewhere()
    one.acts.judge(one.claims.order[:1], Verdict.REFUTED)
    with qtbot.assertNotEmitted(one.claims.changed, wait=700):
        one.keeping.look_elsewhere()
