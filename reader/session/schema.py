"""The tables of the store, as the steps that have led to them.

A step that has been released is never changed: another one is added.
"""

import sqlite3
from collections.abc import Sequence

from reader.session.store_error import Problem, StoreError

Step = Sequence[str]

STEPS: Sequence[Step] = (
    (
        """CREATE TABLE recents (
            path BLOB PRIMARY KEY,
            title TEXT NOT NULL,
            sha256 TEXT NOT NULL,
            opened_at REAL NOT NULL,
            evidence BLOB,
            without_text INTEGER NOT NULL
        )""",
        """CREATE TABLE quotes (
            key INTEGER PRIMARY KEY AUTOINCREMENT,
            sha256 TEXT NOT NULL,
            position INTEGER NOT NULL,
            quote TEXT NOT NULL,
            located TEXT,
            status TEXT,
            chosen INTEGER NOT NULL
        )""",
        "CREATE INDEX quotes_in_order ON quotes (sha256, position)",
        "CREATE INDEX quotes_by_status ON quotes (sha256, status)",
        """CREATE TABLE tabs (
            position INTEGER PRIMARY KEY,
            path BLOB NOT NULL,
            page_index INTEGER NOT NULL,
            offset_pt REAL NOT NULL,
            zoom_mode TEXT NOT NULL,
            zoom REAL NOT NULL
        )""",
        """CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            value TEXT NOT NULL
        )""",
    ),
    (
        """CREATE TABLE claims (
            key INTEGER PRIMARY KEY AUTOINCREMENT,
            sha256 TEXT NOT NULL,
            name TEXT NOT NULL,
            words TEXT NOT NULL,
            others TEXT NOT NULL,
            evidence TEXT NOT NULL,
            stands_alone INTEGER NOT NULL,
            verdict TEXT,
            note TEXT NOT NULL,
            reviewer TEXT NOT NULL,
            given_at TEXT NOT NULL,
            given_under TEXT NOT NULL
        )""",
        "CREATE INDEX claims_of_documents ON claims (sha256)",
        "ALTER TABLE quotes ADD COLUMN claim INTEGER",
        "ALTER TABLE quotes ADD COLUMN more TEXT",
        "CREATE INDEX quotes_of_claims ON quotes (claim)",
    ),
)


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Take the steps that a database has not taken yet: all of them, or none.

    Raises:
        StoreError: A newer version of ours has taken more steps than we know.
    """
    if not _missing(connection, steps):
        return
    connection.execute("BEGIN IMMEDIATE")  # another process may be at it as well
    try:
        for step in _missing(connection, steps):
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _missing(connection: sqlite3.Connection, steps: Sequence[Step]) -> Sequence[Step]:
    (taken,) = connection.execute("PRAGMA user_version").fetchone()
    if taken > len(steps):
        raise StoreError(Problem.TOO_NEW, f"{taken} steps, we know {len(steps)}")
    return steps[taken:]
