"""The claims of the window, in the order of their quotes, and the current one."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from locator.claim import Claim
from reader.session.claim_entry import ClaimEntry
from reader.session.quote_entry import SEARCHING, QuoteEntry
from reader.session.quotes import Quotes


class Claims(QObject):
    """What the quotes of the list are to support; every quote belongs to one claim.

    A claim is in the list as long as a quote of it is, or for itself if its evidence
    file states it without one. What was said of it is kept also while it is not.

    Signals:
        rearranged: There are other claims now, or in another order, or with other
            quotes. Told once until somebody asks for the order again.
        changed: Id of a claim whose entry is another one now.
        current_changed: Id of the current claim, 0 for none.
    """

    rearranged = Signal()
    changed = Signal(int)
    current_changed = Signal(int)

    def __init__(self, quotes: Quotes) -> None:
        super().__init__()
        self._quotes = quotes
        self._entries: dict[int, ClaimEntry] = {}
        self._next_id = 1
        self._by_words: dict[tuple[str, str], int] = {}
        self._by_name: dict[tuple[str, str], int] = {}
        self._is_arranged = True
        self._numbers: dict[int, int] = {}
        self._members: dict[int, list[int]] = {}
        self._current = 0
        # First of all who hear of new quotes: whoever hears next finds their claims.
        quotes.inserted.connect(self._on_inserted)
        quotes.removed.connect(self._disarrange)
        quotes.changed.connect(self._on_quote_changed)
        quotes.current_changed.connect(self._on_quote)

    @property
    def order(self) -> Sequence[int]:
        """Return the ids of the claims: by their first quote, those without behind."""
        self._arrange()
        return tuple(self._numbers)

    @property
    def reviewed(self) -> int:
        """Return how many claims of the list need no look."""
        return sum(not self.needs_review(each) for each in self.order)

    @property
    def current(self) -> int:
        """Return the id of the current claim, 0 if there is none."""
        return self._current

    def entry(self, claim_id: int) -> ClaimEntry | None:
        """Return a claim by its id."""
        return self._entries.get(claim_id)

    def number_of(self, claim_id: int) -> int:
        """Return the number of a claim in the list, from 1; 0 if it is not there."""
        self._arrange()
        return self._numbers.get(claim_id, 0)

    def quotes_of(self, claim_id: int) -> tuple[QuoteEntry, ...]:
        """Return the quotes of a claim, in the order of the list."""
        self._arrange()
        found = map(self._quotes.entry, self._members.get(claim_id, ()))
        return tuple(entry for entry in found if entry)

    def statuses(self, claim_id: int) -> tuple[str, ...]:
        """Return the statuses of a claim's quotes."""
        return tuple(entry.status for entry in self.quotes_of(claim_id))

    def words(self, claim_id: int) -> str:
        """Return what a claim is called: its words, its name, or its quote."""
        entry = self._entries.get(claim_id)
        if entry and not entry.is_own:
            return entry.claim.text or entry.claim.name
        quotes = self.quotes_of(claim_id)
        return quotes[0].quote.text if quotes else ""

    def is_reviewed(self, claim_id: int) -> bool:
        """Tell whether a claim has a verdict."""
        entry = self._entries.get(claim_id)
        return bool(entry and entry.verdict)

    def has_changed(self, claim_id: int) -> bool:
        """Tell whether the quotes of a claim have other statuses than at its verdict.

        Not before all of them are known.
        """
        entry = self._entries.get(claim_id)
        if not entry or not entry.verdict:
            return False
        now, then = self.statuses(claim_id), entry.given_under
        return bool(then) and SEARCHING not in now and sorted(now) != sorted(then)

    def needs_review(self, claim_id: int) -> bool:
        """Tell whether a claim has no verdict, or one about what has changed since."""
        return not self.is_reviewed(claim_id) or self.has_changed(claim_id)

    def known(self, claim: Claim, evidence: str = "") -> int:
        """Return the id of a claim with words or a name; it is made if need be.

        The same words under the same name are the same claim, whichever files have
        them; so are other words that an evidence file has under the same name now.
        """
        found = self._by_words.get(_key(claim))
        if found is None and claim.name and evidence:
            found = self._by_name.get((evidence, claim.name))
        entry = self._entries.get(found or 0)
        if entry is None:
            return self.take(ClaimEntry(0, claim, evidence=evidence))
        is_same = _key(entry.claim) == _key(claim)
        words = replace(
            entry.claim,
            text=entry.claim.text if is_same else claim.text,
            judgement=entry.claim.judgement or claim.judgement,
        )
        self.replace(replace(entry, claim=words))
        return entry.id

    def take(self, draft: ClaimEntry) -> int:
        """Take in a claim; return the id that it gets."""
        entry = replace(draft, id=self._next_id)
        self._next_id += 1
        self._put(entry)
        if entry.stands_alone:
            self._disarrange()
        return entry.id

    def replace(self, entry: ClaimEntry) -> None:
        """Put another state of a claim in its place."""
        before = self._entries.get(entry.id)
        if before is None or before == entry:
            return
        self._put(entry)
        if before.stands_alone != entry.stands_alone:
            self._disarrange()
        self.changed.emit(entry.id)

    def set_current(self, claim_id: int) -> None:
        """Make a claim current, and its first quote if none of it is."""
        quotes = self.quotes_of(claim_id)
        current = self._quotes.current
        if current is None or current.claim != claim_id:
            self._quotes.set_current(quotes[0].id if quotes else 0)
        self._set_current(claim_id)

    def _put(self, entry: ClaimEntry) -> None:
        self._entries[entry.id] = entry
        if not entry.is_own:
            self._by_words.setdefault(_key(entry.claim), entry.id)
            if entry.claim.name and entry.evidence:
                self._by_name[entry.evidence, entry.claim.name] = entry.id

    def _set_current(self, claim_id: int) -> None:
        if claim_id != self._current:
            self._current = claim_id
            self.current_changed.emit(claim_id)

    def _on_quote(self, quote_id: int) -> None:
        entry = self._quotes.entry(quote_id)
        self._set_current(entry.claim if entry else 0)

    def _on_inserted(self, row: int, count: int) -> None:
        """Give new quotes the claims that they name, or claims of their own."""
        given: dict[int, int] = {}
        for entry in self._quotes.entries[row : row + count]:
            if entry.claim in self._entries:
                continue
            claim = claim_of(entry)
            if claim.text or claim.name:
                given[entry.id] = self.known(claim, entry.evidence)
            else:
                given[entry.id] = self.take(ClaimEntry(0, claim))
        self._quotes.give_claims(given)
        self._disarrange()

    def _on_quote_changed(self, row: int) -> None:
        entry = self._quotes.entries[row]
        if self._is_arranged and entry.id not in self._members.get(entry.claim, ()):
            self._disarrange()  # it was put under another claim

    def _disarrange(self, *_: int) -> None:
        if self._is_arranged:
            self._is_arranged = False
            self.rearranged.emit()

    def _arrange(self) -> None:
        if self._is_arranged:
            return
        self._is_arranged = True
        members: dict[int, list[int]] = {}
        for entry in self._quotes.entries:
            members.setdefault(entry.claim, []).append(entry.id)
        for claim in self._entries.values():
            if claim.stands_alone:
                members.setdefault(claim.id, [])
        self._members = members
        self._numbers = {each: number for number, each in enumerate(members, 1)}


def claim_of(entry: QuoteEntry) -> Claim:
    """Return the claim that a quote names; one without words if it names none."""
    name = entry.record.claim_name if entry.record else ""
    return Claim(entry.quote.claim, name)


def _key(claim: Claim) -> tuple[str, str]:
    return claim.name, " ".join(claim.text.split())
