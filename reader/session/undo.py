"""Everything that a person does to quotes and claims; each can be undone."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoStack

from locator.claim import Claim, Judgement, Verdict
from locator.quote import Quote
from reader import messages
from reader.session.claim_entry import ClaimEntry
from reader.session.claim_steps import ClaimStep, WriteNote
from reader.session.claims import Claims
from reader.session.quote_entry import QuoteEntry
from reader.session.quote_steps import (
    AddQuotes,
    ChoosePlace,
    EditQuote,
    GivePlace,
    PutUnder,
    RemoveQuotes,
)
from reader.session.quotes import Quotes
from reader.session.step import Step

if TYPE_CHECKING:
    from locator.evidence.record import Evidence
    from locator.located import Located
    from reader.session.document import SessionDocument


class Acts:
    """What is done through this is done in one step each, and taken back so.

    Args:
        quotes: The list.
        claims: What its quotes are to support.
        stack: Keeps the steps.
        reviewer: Tells the name of the person.
    """

    def __init__(
        self,
        quotes: Quotes,
        claims: Claims,
        stack: QUndoStack,
        reviewer: Callable[[], str] = str,
    ) -> None:
        self._quotes = quotes
        self._claims = claims
        self._reviewer = reviewer
        self.stack = stack
        quotes.place_chosen.connect(self._on_place_chosen)

    @property
    def reviewer(self) -> str:
        """Return the name of the person."""
        return self._reviewer()

    def add(self, added: Sequence[Quote]) -> tuple[int, ...]:
        """Add quotes; return the ids of those that were not there before."""
        return self.add_drafts([QuoteEntry(0, quote) for quote in added])

    def add_under(self, claim_id: int, quote: Quote) -> tuple[int, ...]:
        """Add a quote under a claim; return its id if it was not there before.

        A quote's own claim gets the quote's words: it is a claim of two quotes now.
        """
        entry = self._claims.entry(claim_id)
        if entry is None:
            return ()
        if entry.is_own:
            claim = replace(entry.claim, text=self._claims.words(claim_id))
            entry = replace(entry, claim=claim)
            self._claims.replace(entry)
        draft = QuoteEntry(0, replace(quote, claim=entry.claim.text), claim=claim_id)
        return self.add_drafts([draft])

    def add_evidence(self, path: Path, evidence: "Evidence") -> tuple[int, ...]:
        """Add the claims and quotes of an evidence file.

        Returns:
            The ids of the quotes that were not there before.
        """
        from reader.session.evidence_quotes import (  # noqa: PLC0415 - a file is seen sooner
            bring_in,
        )

        drafts, alone = bring_in(path, evidence, self._claims)
        return self.add_drafts(drafts, alone)

    def add_drafts(
        self, drafts: Sequence[QuoteEntry], alone: Sequence[int] = ()
    ) -> tuple[int, ...]:
        """Add quotes that are under their claims, and claims that stand alone.

        Returns:
            The ids of the quotes that were not there before.
        """
        fresh = self._quotes.fresh(drafts)
        new_alone = [each for each in alone if not self._claims.number_of(each)]
        if not fresh and not new_alone:
            return ()  # nothing to undo, and what can be done again stays
        command = AddQuotes(self._quotes, self._claims, fresh, new_alone)
        self.stack.push(command)
        return command.ids

    def remove(self, quote_ids: Sequence[int]) -> None:
        """Delete quotes."""
        if quote_ids:
            self.stack.push(RemoveQuotes(self._quotes, quote_ids))

    def edit(self, quote_id: int, text: str) -> None:
        """Give a quote other words; none, or the same, change nothing."""
        entry, words = self._quotes.entry(quote_id), text.strip()
        if entry and words and words != entry.quote.text.strip():
            self.stack.push(EditQuote(self._quotes, entry, words))

    def put_under(self, quote_ids: Sequence[int], claim_id: int) -> None:
        """Let quotes support another claim."""
        found = map(self._quotes.entry, quote_ids)
        moved = [entry for entry in found if entry and entry.claim != claim_id]
        if moved and self._claims.entry(claim_id):
            self.stack.push(PutUnder(self._quotes, moved, claim_id))

    def judge(
        self, claim_ids: Sequence[int], verdict: Verdict | None
    ) -> tuple[int, ...]:
        """Give claims a verdict, or none; their notes stay.

        Returns:
            The claims of which something else is said now.
        """
        word = messages.VERDICT[verdict] if verdict else messages.CLEAR_VERDICT
        after = [
            replace(
                entry,
                claim=self._judged(entry, replace(entry.judgement, verdict=verdict)),
                given_under=self._claims.statuses(entry.id) if verdict else (),
            )
            for entry in map(self._claims.entry, claim_ids)
            if entry and (verdict or entry.verdict)
        ]
        if after:
            self.stack.push(ClaimStep(word, self._claims, after))
        return tuple(entry.id for entry in after)

    def set_note(self, claim_id: int, text: str) -> None:
        """Write beside a claim; an empty note leaves no trace."""
        entry = self._claims.entry(claim_id)
        note = text if text.strip() else ""
        if entry and note != entry.judgement.note:
            claim = self._judged(entry, replace(entry.judgement, note=note))
            after = replace(entry, claim=claim)
            self.stack.push(WriteNote(messages.UNDO_NOTE, self._claims, after))

    def _judged(self, entry: ClaimEntry, judgement: Judgement) -> Claim:
        """Return a claim with another judgement, and who gave it when."""
        signed = replace(judgement, reviewer=self.reviewer, given_at=_now())
        says_something = judgement.verdict or judgement.note
        return replace(entry.claim, judgement=signed if says_something else None)

    def attach(self, quote_id: int, located: "Located", document: int) -> None:
        """Let a quote stand where a person says that it stands."""
        from locator.checked import Remark  # noqa: PLC0415 - a file is seen sooner

        entry = self._quotes.entry(quote_id)
        if entry:
            was_lit = bool(entry.located and entry.located.placements)
            remark = Remark.MOVED if was_lit else Remark.ATTACHED
            after = replace(
                entry.answered(located, document),
                placed_by=self.reviewer or messages.SOMEBODY,
                remark=remark,
            )
            step = GivePlace(messages.UNDO_ATTACH, self._quotes, after)
            self.stack.push(step)

    def reject(self, quote_id: int) -> None:
        """Say that a quote does not stand where it was lit."""
        from locator.checked import Remark  # noqa: PLC0415 - a file is seen sooner
        from locator.located import Located  # noqa: PLC0415 - a file is seen sooner
        from locator.status import Status  # noqa: PLC0415 - a file is seen sooner

        entry = self._quotes.entry(quote_id)
        if entry and entry.located and entry.located.placements:
            nowhere = Located(entry.quote, Status.NOT_FOUND)
            after = replace(
                entry.answered(nowhere, entry.document),
                placed_by=self.reviewer or messages.SOMEBODY,
                remark=Remark.REJECTED,
            )
            self.stack.push(GivePlace(messages.UNDO_REJECT, self._quotes, after))

    def take_back_adding(self, quote_ids: Sequence[int]) -> None:
        """Take quotes out that came together, whatever was done since."""
        last = self.stack.command(self.stack.index() - 1)
        if isinstance(last, AddQuotes) and last.ids == tuple(quote_ids):
            self.stack.undo()
        else:
            known = (each for each in quote_ids if self._quotes.entry(each))
            self.remove(tuple(known))

    def forget(self, gone: Collection[int]) -> None:
        """Forget what was done to quotes that left the list with their document.

        What was deleted before stays: it can come back without its document.
        """
        self._drop(lambda step: step.forget(gone))

    def renew(self, document: "SessionDocument") -> None:
        """Keep nothing about the bytes that a document had before: no place, no answer.

        They would light the wrong words of the new ones.
        """
        self._drop(lambda step: step.renew(document.number))

    def _drop(self, is_over: Callable[[Step], bool]) -> None:
        """Take the steps out of the stack that are over, and do or undo nothing."""
        every = (self.stack.command(at) for at in range(self.stack.count()))
        steps = [each for each in every if isinstance(each, Step)]
        over = [is_over(step) for step in steps]
        if not any(over):
            return
        done = self.stack.index() - sum(over[: self.stack.index()])
        for step, it_is in zip(steps, over, strict=True):
            step.asleep = True
            step.setObsolete(it_is)
        # Qt lets go of an obsolete step when it passes by it.
        kept = [step for step, it_is in zip(steps, over, strict=True) if not it_is]
        self.stack.setIndex(0)
        self.stack.setIndex(self.stack.count())
        self.stack.setIndex(done)
        for step in kept:
            step.asleep = False

    def _on_place_chosen(self, quote_id: int, before: int) -> None:
        entry = self._quotes.entry(quote_id)
        if entry:
            was = replace(entry, chosen=before)
            self.stack.push(ChoosePlace(self._quotes, was, entry.chosen))


def _now() -> str:
    return datetime.now(UTC).astimezone().isoformat(timespec="seconds")
