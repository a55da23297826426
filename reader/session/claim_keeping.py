"""Keeps claims in the store: what they say, and what a person says of them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial

from reader.session.claim_entry import ClaimEntry
from reader.session.claim_table import ClaimTable
from reader.session.claims import Claims
from reader.session.stored import StoredClaim


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where the quotes of a claim are kept.

    Attributes:
        home: Digest of the document that the first of them belongs to; of the current
            one if there are none.
        keys: Their keys.
    """

    home: str
    keys: tuple[int, ...]


class ClaimKeeping:
    """Writes every change of a claim down, and knows under which key it is kept.

    A quote's own claim is written down only when something is said of it.

    Args:
        table: Where they are kept.
        claims: The claims of the window.
        attempt: Does something with the store, and tells if it cannot be done.
        whereabouts: Tells where a claim's quotes are kept.
    """

    def __init__(
        self,
        table: ClaimTable,
        claims: Claims,
        attempt: Callable[[Callable[[], object]], object],
        whereabouts: Callable[[int], Whereabouts],
    ) -> None:
        self._table = table
        self._claims = claims
        self._attempt = attempt
        self._whereabouts = whereabouts
        self._keys: dict[int, int] = {}
        self._homes: dict[int, str] = {}
        self._reading = False
        claims.changed.connect(self._on_changed)

    def bring_back(self, sha256: str) -> Mapping[int, int]:
        """Make the claims of a document known; return their ids by their keys."""
        stored: list[StoredClaim] = []
        self._attempt(lambda: stored.extend(self._table.of(sha256)))
        ids = {key: claim_id for claim_id, key in self._keys.items()}
        found: dict[int, int] = {}
        with self._only_reading():
            for each in stored:
                claim_id = ids.get(each.key, 0)
                if self._claims.entry(claim_id):
                    self._claims.replace(_entry(each, claim_id))
                else:
                    claim_id = self._claims.take(_entry(each))
                    self._keys[claim_id] = each.key
                self._homes.setdefault(claim_id, sha256)
                found[each.key] = claim_id
        return found

    def key_for(self, claim_id: int, home: str) -> int:
        """Return the key under which a claim is kept, for a quote that will be kept.

        0 if there is nothing to keep: a quote's own claim of which nothing was said.
        """
        entry = self._claims.entry(claim_id)
        if entry is None:
            return 0
        if claim_id not in self._keys and not (
            entry.is_own and entry.claim.judgement is None
        ):
            self._add(entry, home)
        return self._keys.get(claim_id, 0)

    def follow(self, before: str, now: str) -> None:
        """Let claims of a document belong to the digest that its bytes have now."""
        for claim_id, home in self._homes.items():
            key = self._keys.get(claim_id)
            if home == before and key is not None:
                self._homes[claim_id] = now
                self._attempt(partial(self._table.move, key, now))

    def let_go(self, open_now: Iterable[str]) -> None:
        """Take claims without quotes off the list whose document was closed."""
        homes = frozenset(open_now)
        with self._only_reading():
            for claim_id, home in tuple(self._homes.items()):
                entry = self._claims.entry(claim_id)
                if home not in homes and entry and entry.stands_alone:
                    self._claims.replace(replace(entry, stands_alone=False))

    def _on_changed(self, claim_id: int) -> None:
        entry = self._claims.entry(claim_id)
        if entry is None or self._reading:
            return
        key = self._keys.get(claim_id)
        if key is not None:
            self._attempt(partial(self._table.set, key, _stored(entry)))
        elif not entry.is_own or entry.claim.judgement:
            where = self._whereabouts(claim_id)
            self._add(entry, where.home)
            key = self._keys.get(claim_id)
            if key is not None:
                self._attempt(partial(self._table.put_under, key, where.keys))

    def _add(self, entry: ClaimEntry, home: str) -> None:
        def add() -> None:
            self._keys[entry.id] = self._table.add(home, _stored(entry))
            self._homes[entry.id] = home

        self._attempt(add)

    @contextmanager
    def _only_reading(self) -> Iterator[None]:
        """Write nothing down: what changes comes from the store, or leaves the list."""
        self._reading = True
        try:
            yield
        finally:
            self._reading = False


def _entry(stored: StoredClaim, claim_id: int = 0) -> ClaimEntry:
    return ClaimEntry(
        claim_id,
        stored.claim,
        stored.given_under,
        stored.stands_alone,
        stored.evidence,
    )


def _stored(entry: ClaimEntry) -> StoredClaim:
    return StoredClaim(
        entry.claim, entry.given_under, entry.stands_alone, entry.evidence
    )
