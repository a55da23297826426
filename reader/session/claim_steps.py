"""Steps about claims: verdicts and notes."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtGui import QUndoCommand
from typing_extensions import override

from reader.session.claim_entry import ClaimEntry
from reader.session.claims import Claims
from reader.session.step import Step

_WRITING = 2  # Qt merges only steps of the same number


class ClaimStep(Step):
    """Claims that are other ones afterwards; nothing else about them is changed."""

    def __init__(self, text: str, claims: Claims, after: Sequence[ClaimEntry]) -> None:
        super().__init__(text)
        self._claims = claims
        self._before = [claims.entry(each.id) or each for each in after]
        self._after = after

    @override
    def do(self) -> None:
        for entry in self._after:
            self._judge(entry)

    @override
    def take_back(self) -> None:
        for entry in self._before:
            self._judge(entry)

    def _judge(self, entry: ClaimEntry) -> None:
        now = self._claims.entry(entry.id)
        if now:
            claim = replace(now.claim, judgement=entry.claim.judgement)
            self._claims.replace(
                replace(now, claim=claim, given_under=entry.given_under)
            )

    @override
    def forget(self, gone: Collection[int]) -> bool:
        # What was said of a claim can be taken back while any of its quotes is here.
        return all(self._claims.number_of(each.id) == 0 for each in self._after)

    @override
    def renew(self, document: int) -> bool:
        return False


class WriteNote(ClaimStep):
    """A note was written; what is typed into one in a row is one step.

    Attributes:
        after: The claim with its note.
    """

    def __init__(self, text: str, claims: Claims, after: ClaimEntry) -> None:
        super().__init__(text, claims, [after])
        self.after = after

    @override
    def id(self) -> int:
        return _WRITING

    @override
    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, WriteNote) or other.after.id != self.after.id:
            return False
        self.after = other.after
        self._after = [other.after]
        (before,) = self._before
        self.setObsolete(before.judgement.note == self.after.judgement.note)
        return True
