"""The claims of the store, with what was said of them."""

import json
import logging
from collections.abc import Sequence
from typing import Any

from locator.claim import Claim, Judgement, Verdict
from reader.session.database import Database, Value
from reader.session.storable import storable
from reader.session.stored import StoredClaim

_LOG = logging.getLogger(__name__)
_COLUMNS = (
    *("name", "words", "others", "evidence", "stands_alone"),
    *("verdict", "note", "reviewer", "given_at", "given_under"),
)


class ClaimTable:
    """Claims by their keys; what changes something has written it when it returns.

    Every method raises `StoreError` where that was not possible.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, sha256: str) -> tuple[StoredClaim, ...]:
        """Return the claims of a document: its own, and those of its quotes."""
        rows = self._database.rows(
            f"SELECT key, {', '.join(_COLUMNS)} FROM claims WHERE sha256 = ? "  # noqa: S608 - the columns are ours
            "OR key IN (SELECT claim FROM quotes WHERE sha256 = ?) ORDER BY key",
            sha256,
            sha256,
        )
        return tuple(_claim(key, row) for key, *row in rows)

    def add(self, sha256: str, stored: StoredClaim) -> int:
        """Add a claim to a document; return its key."""
        places = ", ".join("?" * (1 + len(_COLUMNS)))
        return self._database.execute(
            f"INSERT INTO claims (sha256, {', '.join(_COLUMNS)}) VALUES ({places})",  # noqa: S608 - the columns are ours
            sha256,
            *_values(stored),
        )

    def set(self, key: int, stored: StoredClaim) -> None:
        """Write down what a claim is now."""
        columns = ", ".join(f"{name} = ?" for name in _COLUMNS)
        self._database.execute(
            f"UPDATE claims SET {columns} WHERE key = ?",  # noqa: S608 - the columns are ours
            *_values(stored),
            key,
        )

    def move(self, key: int, sha256: str) -> None:
        """Let a claim belong to another document."""
        self._database.execute(
            "UPDATE claims SET sha256 = ? WHERE key = ?", sha256, key
        )

    def put_under(self, key: int, quote_keys: tuple[int, ...]) -> None:
        """Write down that stored quotes are to support a claim; 0 for their own."""
        with self._database.transaction():
            for quote_key in quote_keys:
                self._database.execute(
                    "UPDATE quotes SET claim = ? WHERE key = ?", key or None, quote_key
                )


def _values(stored: StoredClaim) -> tuple[Value, ...]:
    claim, judgement = stored.claim, stored.claim.judgement or Judgement()
    return (
        storable(claim.name),
        storable(claim.text),
        json.dumps(claim.others),
        storable(stored.evidence),
        stored.stands_alone,
        judgement.verdict and str(judgement.verdict),
        storable(judgement.note),
        storable(judgement.reviewer),
        judgement.given_at,
        json.dumps(stored.given_under),
    )


def _claim(key: int, row: Sequence[Any]) -> StoredClaim:
    """Return a claim as it was stored; what is unreadable of it is left out."""
    name, words, others, evidence, stands_alone, *judged, given_under = row
    verdict, note, reviewer, given_at = judged
    given = Judgement(_verdict(verdict), note, reviewer, given_at)
    says_something = given.verdict or given.note
    unknown = _read(key, others)
    under = _read(key, given_under)
    return StoredClaim(
        Claim(
            words,
            name,
            given if says_something else None,
            unknown if isinstance(unknown, dict) else {},
        ),
        tuple(map(str, under)) if isinstance(under, list) else (),
        bool(stands_alone),
        evidence,
        key,
    )


def _verdict(stored: str | None) -> Verdict | None:
    return Verdict(stored) if stored in tuple(Verdict) else None


def _read(key: int, stored: str) -> object:
    try:
        return json.loads(stored)
    except ValueError:
        _LOG.warning("something about claim %d cannot be read", key)
        return None
