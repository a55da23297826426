"""Sends requests through a door and calls back whoever asked."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QObject

from reader.protocol import (
    ReadColumns,
    ReadEvidence,
    ReadOn,
    ReadProject,
    Request,
    SplitPaste,
)
from reader.replies import Failed, Reply
from reader.session.door import WorkerDoor

_NEEDS_NO_DOCUMENT = (SplitPaste, ReadEvidence, ReadOn, ReadColumns, ReadProject)

Answered: TypeAlias = Callable[[Reply, bytes | None], None]


@dataclass(frozen=True, slots=True)
class _Errand:
    """A request, and what is to happen when its reply is there."""

    request: Request
    then: Answered
    priority: int


class Errands(QObject):
    """Requests under way at one door, each with what is to happen then.

    A reply nobody waits for any more is dropped: its errand was forgotten, or the
    worker that had it is gone. What needs no open document is then asked again here;
    it has failed when it is given up. For all else, whoever asked must ask again.
    """

    def __init__(self, door: WorkerDoor) -> None:
        super().__init__()
        self.door = door
        self._waiting: dict[int, _Errand] = {}
        door.replied.connect(self._on_replied)
        door.lost.connect(self._on_lost)
        door.given_up.connect(self._on_given_up)

    def run(
        self,
        request: Request,
        then: Answered,
        priority: int = 5,
        descriptor: int | None = None,
    ) -> None:
        """Ask for something; `then` is called with the reply and its raw bytes."""
        ticket = self.door.ask(request, priority, descriptor)
        self._waiting[ticket] = _Errand(request, then, priority)

    def forget(self, unwanted: Callable[[Request], bool]) -> None:
        """Cancel errands; a reply that is already on its way is dropped."""
        self.door.forget(unwanted)
        self._waiting = {
            ticket: errand
            for ticket, errand in self._waiting.items()
            if not unwanted(errand.request)
        }

    def has(self, request: Request) -> bool:
        """Tell whether the same request is under way."""
        return any(errand.request == request for errand in self._waiting.values())

    def _on_lost(self) -> None:
        lost, self._waiting = self._waiting, {}
        for errand in lost.values():
            if isinstance(errand.request, _NEEDS_NO_DOCUMENT):
                self.run(errand.request, errand.then, errand.priority)

    def _on_given_up(self, _ticket: int, request: Request) -> None:
        given_up = [each for each in self._waiting.values() if each.request == request]
        self.forget(lambda each: each == request)
        for errand in given_up:
            errand.then(Failed("fault"), None)

    def _on_replied(self, ticket: int, reply: Reply, payload: bytes | None) -> None:
        errand = self._waiting.pop(ticket, None)
        if errand:
            errand.then(reply, payload)
