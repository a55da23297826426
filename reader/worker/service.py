"""What all workers have in common: open documents by number, an answer by request."""

from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from reader.protocol import Close, Open, Request
from reader.replies import Done, Reply

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Outcome:
    """A reply, and the raw bytes that go with it.

    Attributes:
        reply: What is said.
        payload: Raw bytes, not copied.
        owner: Whoever the bytes belong to: they are gone with it.
    """

    reply: Reply
    payload: memoryview | None = None
    owner: object = None


class _Closable(Protocol):
    def close(self) -> None: ...


Held = TypeVar("Held", bound=_Closable)


class Service(Generic[Held]):
    """Knows the open documents by the numbers that the window gave them.

    Attributes:
        connection: The pipe that a file's descriptor comes through.
        documents: What is open.
        answers: What answers each kind of request.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.documents: dict[int, Held] = {}
        self.answers: dict[type, Callable[[Any], Outcome]] = {
            Open: self.open,
            Close: self._close,
        }

    def answer(self, request: Request) -> Outcome:
        """Return what comes of `request`.

        Raises:
            FileError: A file cannot be read.
            Exception: Whatever a bad page makes PyMuPDF raise.
        """
        return self.answers[type(request)](request)

    def open(self, request: Open) -> Outcome:
        """Open the document whose descriptor is the next thing in the pipe."""
        raise NotImplementedError

    def rest(self) -> None:
        """Do what can be done before anything is asked."""

    def hold(self, number: int, document: Held) -> None:
        """Keep an open document, in place of an older one of the same number."""
        self._let_go(number)
        self.documents[number] = document

    def _close(self, request: Close) -> Outcome:
        self._let_go(request.document)
        return Outcome(Done())

    def _let_go(self, number: int) -> None:
        document = self.documents.pop(number, None)
        if document:
            document.close()
