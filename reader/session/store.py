"""Keeps what must still be there tomorrow: quotes, recent documents, tabs, settings.

Every method that changes something has written it when it returns, and the process may
be killed at any moment. Every method raises `StoreError` where that was not possible.
"""

import json
import logging
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from locator.kept.to_json import quote_to_json
from locator.quote import Quote
from reader.session.claim_table import ClaimTable
from reader.session.database import Database, open_or_renew
from reader.session.quote_entry import SEARCHING
from reader.session.quote_rows import answer_columns, more_column, stored_quote
from reader.session.storable import storable
from reader.session.stored import (
    OpenTabs,
    Position,
    RecentFile,
    StoredQuote,
    Tab,
)

_LOG = logging.getLogger(__name__)
_NAME = "quotelight.sqlite3"
_CURRENT_TAB = "current_tab"


class Store:
    """The store in one folder; two processes may have it open at once.

    Attributes:
        claims: What was said of claims.
        moved_aside: Where a damaged file was moved to when the store was opened, None
            if there was none; what was in it is not in the store any more.
    """

    def __init__(self, database: Database, moved_aside: Path | None = None) -> None:
        self._database = database
        self.claims = ClaimTable(database)
        self.moved_aside = moved_aside

    @classmethod
    def open(cls, folder: Path) -> Self:
        """Return the store in `folder`, made if there is none."""
        return cls(*open_or_renew(folder / _NAME))

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def others(self) -> int:
        """Return a number that is another one when somebody else has written."""
        ((version,),) = self._database.rows("PRAGMA data_version")
        return int(version)

    # Recent documents

    def note_opened(self, file: RecentFile) -> None:
        """Remember that a document was opened, in place of an older note about it."""
        evidence = file.evidence_path
        self._database.execute(
            "INSERT OR REPLACE INTO recents VALUES (?, ?, ?, ?, ?, ?)",
            os.fsencode(file.path),
            storable(file.title),
            file.sha256,
            file.opened_at.timestamp(),
            os.fsencode(evidence) if evidence else None,
            file.without_text,
        )

    def recent_files(self, most: int = 30) -> tuple[RecentFile, ...]:
        """Return the documents that were opened last, the latest first."""
        rows = self._database.rows(
            "SELECT path, title, sha256, opened_at, evidence, without_text "
            "FROM recents ORDER BY opened_at DESC, path LIMIT ?",
            most,
        )
        counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for sha256, status, count in self._database.rows(
            "SELECT sha256, status, count(*) FROM quotes GROUP BY sha256, status"
        ):
            counts[sha256][status or SEARCHING] = count
        return tuple(
            RecentFile(
                _path(path),
                title,
                sha256,
                datetime.fromtimestamp(opened_at, UTC),
                _path(evidence) if evidence else None,
                bool(without_text),
                dict(counts[sha256]),
            )
            for path, title, sha256, opened_at, evidence, without_text in rows
        )

    def forget_file(self, path: Path) -> None:
        """Take a document off the list; its quotes stay."""
        self._database.execute("DELETE FROM recents WHERE path = ?", os.fsencode(path))

    # Quotes

    def quotes(self, sha256: str) -> tuple[StoredQuote, ...]:
        """Return the quotes of a document in order."""
        rows = self._database.rows(
            "SELECT key, quote, located, chosen, claim, more "
            "FROM quotes WHERE sha256 = ? "
            "ORDER BY position, key",
            sha256,
        )
        found = (stored_quote(*row) for row in rows)
        return tuple(each for each in found if each)

    def add_quotes(
        self, sha256: str, quotes: Iterable[StoredQuote], row: int | None = None
    ) -> tuple[int, ...]:
        """Add quotes to those of a document; return their keys.

        Args:
            sha256: Digest of the document.
            quotes: The quotes; their own keys do not matter.
            row: Where to put them (index from 0); at the end if not given.
        """
        added = tuple(quotes)
        with self._database.transaction():
            first = self._make_room(sha256, row, len(added))
            return tuple(
                self._database.execute(
                    "INSERT INTO quotes "
                    "(sha256, position, quote, located, status, chosen, claim, more) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    sha256,
                    position,
                    quote_to_json(each.quote),
                    *answer_columns(each.located),
                    each.chosen,
                    each.claim or None,
                    more_column(each.more),
                )
                for position, each in enumerate(added, first)
            )

    def set_quote(self, key: int, quote: Quote) -> None:
        """Write down that a quote was edited; its answer is gone."""
        self._database.execute(
            "UPDATE quotes SET quote = ?, located = NULL, status = NULL, chosen = 0 "
            "WHERE key = ?",
            quote_to_json(quote),
            key,
        )

    def set_answer(self, key: int, stored: StoredQuote) -> None:
        """Write down the answer about a quote, or that it is searched for again."""
        self._database.execute(
            "UPDATE quotes SET located = ?, status = ?, chosen = ?, more = ? "
            "WHERE key = ?",
            *answer_columns(stored.located),
            stored.chosen,
            more_column(stored.more),
            key,
        )

    def remove_quotes(self, keys: Iterable[int]) -> None:
        """Delete quotes."""
        with self._database.transaction():
            for key in keys:
                self._database.execute("DELETE FROM quotes WHERE key = ?", key)

    def _make_room(self, sha256: str, row: int | None, count: int) -> int:
        """Return the position from which on `count` places are free."""
        behind: Sequence[tuple[int]] = ()
        if row is not None:
            behind = self._database.rows(
                "SELECT position FROM quotes WHERE sha256 = ? "
                "ORDER BY position, key LIMIT 1 OFFSET ?",
                sha256,
                row,
            )
        if not behind:
            ((last,),) = self._database.rows(
                "SELECT max(position) FROM quotes WHERE sha256 = ?", sha256
            )
            return 0 if last is None else int(last) + 1
        first = int(behind[0][0])
        self._database.execute(
            "UPDATE quotes SET position = position + ? "
            "WHERE sha256 = ? AND position >= ?",
            count,
            sha256,
            first,
        )
        return first

    # The window's tabs

    def open_tabs(self) -> OpenTabs:
        """Return the tabs that were open last."""
        rows = self._database.rows(
            "SELECT path, page_index, offset_pt, zoom_mode, zoom FROM tabs "
            "ORDER BY position"
        )
        tabs = tuple(Tab(_path(path), Position(*rest)) for path, *rest in rows)
        current = self.value(_CURRENT_TAB)
        known = isinstance(current, int) and -1 <= current < len(tabs)
        return OpenTabs(tabs, current if known else -1)

    def set_open_tabs(self, tabs: OpenTabs) -> None:
        """Write down which tabs are open, in which order, and the current one."""
        with self._database.transaction():
            self._database.execute("DELETE FROM tabs")
            for position, tab in enumerate(tabs.tabs):
                self._put_tab(position, tab)
            self.set_value(_CURRENT_TAB, tabs.current)

    def _put_tab(self, number: int, tab: Tab) -> None:
        at = tab.position
        self._database.execute(
            "INSERT OR REPLACE INTO tabs VALUES (?, ?, ?, ?, ?, ?)",
            number,
            os.fsencode(tab.path),
            at.page_index,
            at.offset_pt,
            at.zoom_mode,
            at.zoom,
        )

    # Settings

    def value(self, name: str) -> Any:
        """Return a setting as JSON has it; None if it was never set."""
        rows = self._database.rows("SELECT value FROM settings WHERE name = ?", name)
        return json.loads(rows[0][0]) if rows else None

    def set_value(self, name: str, value: Any) -> None:
        """Write down a setting: anything that JSON has."""
        self._database.execute(
            "INSERT OR REPLACE INTO settings VALUES (?, ?)", name, json.dumps(value)
        )


def _path(stored: bytes) -> Path:
    return Path(os.fsdecode(stored))
