"""How requests and replies travel: each with the ticket that makes them a pair."""

from dataclasses import dataclass

from reader.protocol import Request
from reader.replies import Reply

READY = 0  # the ticket with which a worker says, unasked, that it has started


@dataclass(frozen=True, slots=True)
class Envelope:
    """A request on its way down, with the ticket that its reply will carry."""

    ticket: int
    request: Request


@dataclass(frozen=True, slots=True)
class Answer:
    """A reply on its way up.

    Attributes:
        ticket: The ticket of the request.
        reply: What came of it.
        payload: Whether raw bytes follow.
    """

    ticket: int
    reply: Reply
    payload: bool = False
