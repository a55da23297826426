"""Has one evidence file read, part by part, and puts the parts together."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from reader.protocol import READING_LOST, ReadEvidence, ReadOn
from reader.replies import EvidenceRead, Failed, Reply
from reader.session.errands import Errands

if TYPE_CHECKING:
    from locator.evidence.shown.block import ShownBlock

_NOW = 2


class EvidenceReading:
    """A file on its way; a worker that is lost begins it anew.

    Args:
        number: Number of the reading, never used twice.
        path: The file.
        request: What is asked first.
        text: The worker.
        then: Gets all that the file holds as one reply, or why nothing can be read.
        progressed: Is told how many lines of how many are read.
    """

    def __init__(
        self,
        number: int,
        path: Path,
        request: ReadEvidence,
        text: Errands,
        then: Callable[[Reply], None],
        progressed: Callable[[Path, int, int], None],
    ) -> None:
        self._number = number
        self._path = path
        self._request = request
        self._text = text
        self._then = then
        self._progressed = progressed
        self._parts: list[EvidenceRead] = []

    def begin(self) -> None:
        """Ask for the first part."""
        self._parts = []
        self._text.run(self._request, lambda reply, _bytes: self._on(reply), _NOW)

    def _on(self, reply: Reply) -> None:
        if isinstance(reply, EvidenceRead):
            self._parts.append(reply)
            if reply.is_done:
                self._then(self._whole())
                return
            self._progressed(self._path, reply.line, reply.lines)
            request = ReadOn(self._number)
            self._text.run(request, lambda reply, _bytes: self._on(reply), _NOW)
        elif isinstance(reply, Failed) and reply.kind == READING_LOST:
            self.begin()
        else:
            self._then(reply)

    def _whole(self) -> EvidenceRead:
        from locator.evidence.portions import (  # noqa: PLC0415 - a file is seen sooner
            Portion,
            joined,
        )

        read = [part for part in self._parts if not part.blocks]
        portions = [Portion(part.evidence, part.line, part.lines) for part in read]
        blocks: list[ShownBlock] = []
        for part in self._parts:
            blocks += part.blocks
        last = self._parts[-1]
        return EvidenceRead(
            joined(portions), tuple(blocks), last.line, last.lines, is_done=True
        )
