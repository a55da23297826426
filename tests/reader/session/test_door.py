"""A worker that hangs or dies is replaced by one other; what kills it is given up."""

import multiprocessing
import signal
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.protocol import Close, Request, SplitPaste
from reader.replies import PasteSplit
from reader.session.door import WorkerDoor
from tests.strike import strike

PATIENCE_MS = 30_000


@pytest.fixture
def door(idle_door: WorkerDoor, qtbot: QtBot) -> WorkerDoor:
    with qtbot.waitSignal(idle_door.replied, timeout=PATIENCE_MS):
        idle_door.ask(Close(0))
    return idle_door


@pytest.fixture
def idle_door(qapp: QApplication) -> Iterator[WorkerDoor]:
    assert qapp is not None
    door = WorkerDoor("text", silent_s=5.0)
    yield door
    door.close()


def die_of(door: WorkerDoor, qtbot: QtBot, request: Request) -> None:
    """Have the worker die while it is at a request, and wait for another one."""
    with qtbot.waitSignal(door.restarted, timeout=PATIENCE_MS):
        strike(door.pid, signal.SIGSTOP)
        door.ask(request)
        strike(door.pid, signal.SIGKILL)


def test_a_worker_is_started_when_something_is_asked(
    idle_door: WorkerDoor, qtbot: QtBot
) -> None:
    before = idle_door.pid
    with qtbot.waitSignal(idle_door.replied, timeout=PATIENCE_MS):
        idle_door.ask(Close(1))

    assert before == 0
    assert idle_door.pid > 0


def test_for_one_worker_that_hangs_one_other_is_started(
    door: WorkerDoor, qtbot: QtBot
) -> None:
    before = set(multiprocessing.active_children())
    restarts: list[int] = []
    door.restarted.connect(lambda: restarts.append(door.pid))
    with qtbot.waitSignal(door.replied, timeout=PATIENCE_MS):
        door.ask(Close(1))
    strike(door.pid, signal.SIGSTOP)
    door.ask(Close(2))
    with qtbot.waitSignal(door.restarted, timeout=PATIENCE_MS):
        pass
    with qtbot.waitSignal(door.replied, timeout=PATIENCE_MS):
        door.ask(Close(3))
    new = [each.pid for each in set(multiprocessing.active_children()) - before]

    assert len(restarts) == 1
    assert new == restarts


def test_what_killed_the_worker_twice_is_given_up(
    door: WorkerDoor, qtbot: QtBot
) -> None:
    given_up: list[Request] = []
    door.given_up.connect(lambda _ticket, request: given_up.append(request))
    die_of(door, qtbot, Close(1))
    after_one = list(given_up)
    with qtbot.waitSignal(door.replied, timeout=PATIENCE_MS):
        door.ask(Close(2))  # that another request goes well is no excuse
    die_of(door, qtbot, Close(1))

    assert after_one == []
    assert given_up == [Close(1)]


def test_a_death_is_told_before_anybody_can_be_asked_again(
    door: WorkerDoor, qtbot: QtBot
) -> None:
    news: list[str] = []
    door.lost.connect(lambda: news.append("lost"))
    door.given_up.connect(lambda *_: news.append("given up"))
    door.restarted.connect(lambda: news.append("restarted"))
    door.lost.connect(lambda: door.ask(Close(9)))
    door.replied.connect(lambda *_: news.append("replied"))
    for _ in range(2):
        die_of(door, qtbot, Close(1))
        with qtbot.waitSignal(door.replied, timeout=PATIENCE_MS):
            pass

    once = ["lost", "restarted", "replied"]
    assert news == [*once, "lost", "given up", *once[1:]]


def test_more_than_a_pipe_holds_is_sent_without_holding_up_the_window(
    door: WorkerDoor, qtbot: QtBot
) -> None:
    strike(door.pid, signal.SIGSTOP)
    with qtbot.waitSignal(door.restarted, timeout=PATIENCE_MS):
        door.ask(SplitPaste("long " * 100_000))
    with qtbot.waitSignal(door.replied, timeout=PATIENCE_MS) as replied:
        door.ask(SplitPaste("“These are quoted words” and " * 10_000))
    _ticket, reply, _payload = replied.args

    assert isinstance(reply, PasteSplit)


def test_what_was_sent_to_a_worker_that_dies_before_it_is_ready_is_not_to_blame(
    idle_door: WorkerDoor, qtbot: QtBot
) -> None:
    given_up: list[Request] = []
    idle_door.given_up.connect(lambda _ticket, request: given_up.append(request))
    for _ in range(3):
        with qtbot.waitSignal(idle_door.restarted, timeout=PATIENCE_MS):
            idle_door.ask(Close(1))
            strike(idle_door.pid, signal.SIGKILL)
    with qtbot.waitSignal(idle_door.replied, timeout=PATIENCE_MS):
        idle_door.ask(Close(1))

    assert given_up == []


def test_a_worker_that_never_gets_ready_gives_up_what_it_was_sent(
    idle_door: WorkerDoor, qtbot: QtBot
) -> None:
    def strike_again() -> None:
        idle_door.ask(Close(1))
        strike(idle_door.pid, signal.SIGKILL)

    idle_door.restarted.connect(strike_again)
    with qtbot.waitSignal(idle_door.given_up, timeout=PATIENCE_MS):
        strike_again()


def test_between_death_and_restart_there_is_no_process(
    door: WorkerDoor, qtbot: QtBot
) -> None:
    seen: list[int] = []
    door.lost.connect(lambda: seen.append(door.pid))
    with qtbot.waitSignal(door.restarted, timeout=PATIENCE_MS):
        strike(door.pid, signal.SIGKILL)

    assert seen == [0]
