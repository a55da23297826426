"""Sends requests through a door and calls back whoever asked."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject

from reader.protocol import Request
from reader.replies import Reply
from reader.session.door import WorkerDoor

Answered: TypeAlias = Callable[[Reply, bytes | None], None]


class Errands(QObject):
    """Requests under way at one door, each with what is to happen then.

    A reply nobody waits for any more is dropped: its errand was forgotten, or the
    worker that had it is gone.
    """

    def __init__(self, door: WorkerDoor) -> None:
        super().__init__()
        self.door = door
        self._waiting: dict[int, tuple[Request, Answered]] = {}
        door.replied.connect(self._on_replied)
        door.restarted.connect(self._on_restarted)

    def run(
        self,
        request: Request,
        then: Answered,
        priority: int = 5,
        descriptor: int | None = None,
    ) -> None:
        """Ask for something; `then` is called with the reply and its raw bytes."""
        ticket = self.door.ask(request, priority, descriptor)
        self._waiting[ticket] = (request, then)

    def forget(self, unwanted: Callable[[Request], bool]) -> None:
        """Cancel errands; a reply that is already on its way is dropped."""
        self.door.forget(unwanted)
        self._waiting = {
            ticket: errand
            for ticket, errand in self._waiting.items()
            if not unwanted(errand[0])
        }

    def has(self, request: Request) -> bool:
        """Tell whether the same request is under way."""
        return any(errand[0] == request for errand in self._waiting.values())

    def _on_restarted(self) -> None:
        self._waiting = {}

    def _on_replied(self, ticket: int, reply: Reply, payload: bytes | None) -> None:
        errand = self._waiting.pop(ticket, None)
        if errand:
            errand[1](reply, payload)
