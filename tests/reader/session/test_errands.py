"""Replies go to those who still wait for them, and to nobody else."""

import signal

from pytestqt.qtbot import QtBot

from reader.protocol import Close, SplitPaste
from reader.replies import Done, Reply
from tests.reader.session.conftest import Parts
from tests.strike import strike

PATIENCE_MS = 30_000


def test_whoever_asks_the_same_thing_twice_is_answered_twice(
    parts: Parts, qtbot: QtBot
) -> None:
    replies: list[Reply] = []
    for _ in range(2):
        parts.text.run(Close(1), lambda reply, _payload: replies.append(reply))
    qtbot.waitUntil(lambda: len(replies) == 2, timeout=PATIENCE_MS)

    assert replies == [Done(), Done()]
    assert not parts.text.has(Close(1))


def test_a_reply_on_its_way_to_a_forgotten_errand_is_dropped(
    parts: Parts, qtbot: QtBot
) -> None:
    replies: list[str] = []
    parts.text.run(Close(1), lambda _reply, _payload: replies.append("forgotten"))
    parts.text.run(Close(2), lambda _reply, _payload: replies.append("kept"))
    parts.text.forget(lambda request: request == Close(1))
    qtbot.waitUntil(lambda: bool(replies), timeout=PATIENCE_MS)

    assert replies == ["kept"]


def test_only_what_needs_no_open_document_is_asked_again(
    parts: Parts, qtbot: QtBot
) -> None:
    replies: list[str] = []
    paste = SplitPaste("“The film was held at 60 °C” (p. 3)")
    parts.text.run(Close(1), lambda _reply, _payload: replies.append("close"))
    parts.text.run(paste, lambda _reply, _payload: replies.append("paste"))
    strike(parts.text.door.pid, signal.SIGKILL)
    with qtbot.waitSignal(parts.text.door.lost, timeout=PATIENCE_MS):
        pass
    still = parts.text.has(Close(1)), parts.text.has(paste)
    qtbot.waitUntil(lambda: bool(replies), timeout=PATIENCE_MS)

    assert still == (False, True)
    assert replies == ["paste"]
