"""One SQLite file in which every write is kept at once, whatever kills us next."""

import itertools
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from reader.session.schema import migrate
from reader.session.store_error import Problem, StoreError

_PATIENCE_MS = 3000
_COMPANIONS = ("", "-wal", "-shm", "-journal")

Value = str | bytes | int | float | None


class Database:
    """An open database file; `execute` writes at once, `transaction` all or nothing.

    Every method raises `StoreError` where SQLite does not do what it was told.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    def open(
        cls, path: Path, *, vfs: str | None = None, patience_ms: int = _PATIENCE_MS
    ) -> Self:
        """Return the database at `path`, made if there is none.

        Args:
            path: The file; its folder exists.
            vfs: SQLite's name for the way to reach the file, if not the usual one.
            patience_ms: How long to wait for another process that writes.

        Raises:
            StoreError: It cannot be used; `problem` says why.
        """
        address = path.absolute().as_uri() + (f"?vfs={vfs}" if vfs else "")
        with _translated():
            connection = _connected(address, patience_ms)
            try:
                migrate(connection)
            except BaseException:
                connection.close()
                raise
            return cls(connection)

    def rows(self, statement: str, *values: Value) -> list[tuple[Any, ...]]:
        """Return what a query finds."""
        with _translated():
            return self._connection.execute(statement, values).fetchall()

    def execute(self, statement: str, *values: Value) -> int:
        """Carry out a statement; return the number of the row that it inserted."""
        with _translated():
            return self._connection.execute(statement, values).lastrowid or 0

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Make the statements inside one: all of them are kept, or none."""
        self.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:  # a full disk has ended it already
                self.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


def open_or_renew(path: Path) -> tuple[Database, Path | None]:
    """Return the database at `path`, and where a damaged one was moved to, if any.

    Raises:
        StoreError: None can be opened; `problem` says why.
    """
    _prepare(path)
    before = _identity(path)
    try:
        return Database.open(path), None
    except StoreError as error:
        if error.problem is not Problem.DAMAGED:
            raise
    moved = _move_aside(path) if _identity(path) == before else None
    return Database.open(path), moved


def _connected(address: str, patience_ms: int) -> sqlite3.Connection:
    """Return a connection that writes to a log, or where that fails to a journal.

    A log needs memory that processes share; network file systems often have none.
    With a log, NORMAL loses nothing when we are killed. With a journal, only FULL
    keeps the file whole when the power fails; it costs a wait at every write.
    """
    connection = _opened(address, patience_ms)
    try:
        if not _begin_log(connection):
            # What has been asked to log cannot be asked for anything else.
            connection.close()
            connection = _opened(address, patience_ms)
            _begin_journal(connection)
        _check(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _opened(address: str, patience_ms: int) -> sqlite3.Connection:
    connection = sqlite3.connect(address, uri=True, isolation_level=None)
    connection.execute(f"PRAGMA busy_timeout = {patience_ms}")
    return connection


def _begin_log(connection: sqlite3.Connection) -> bool:
    """Begin a log; tell whether there is one, and whether it can be written to."""
    try:
        return _has_log(connection)
    except sqlite3.OperationalError as error:
        if StoreError.of_sqlite(error).problem is not Problem.BUSY:
            return False
    _touch(connection)  # waits for whoever has just begun one: the pragma does not
    return _has_log(connection)


def _has_log(connection: sqlite3.Connection) -> bool:
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    _touch(connection)
    connection.execute("PRAGMA synchronous = NORMAL")
    return bool(mode == "wal")


def _begin_journal(connection: sqlite3.Connection) -> None:
    """Go back to a journal; what a log has begun only he can end who is alone here."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("PRAGMA locking_mode = NORMAL")
    connection.execute("PRAGMA synchronous = FULL")
    _touch(connection)


def _check(connection: sqlite3.Connection) -> None:
    answer = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if answer != "ok":
        raise StoreError(Problem.DAMAGED, answer)


def _touch(connection: sqlite3.Connection) -> None:
    """Make sure that the file can be written to, and let go of it again.

    To begin is not enough: on a file that cannot be written SQLite begins to read.
    """
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("PRAGMA application_id = 1")
    connection.execute("ROLLBACK")


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError.of_sqlite(error) from error


def _prepare(path: Path) -> None:
    """Make the folder, and make sure that it and the file can be written to."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise StoreError.of_system(error) from error
    # Not by opening it: closing would take away the locks of a store open here.
    effective = os.access in os.supports_effective_ids
    if path.exists() and not os.access(path, os.W_OK, effective_ids=effective):
        raise StoreError(Problem.READ_ONLY, str(path))


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from another one that took its name."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _move_aside(path: Path) -> Path:
    """Rename a damaged file and what belongs to it; return its new name."""
    names = (path.with_name(f"{path.name}-damaged-{n}") for n in itertools.count(1))
    aside = next(name for name in names if not name.exists())
    try:
        for end in _COMPANIONS:
            with suppress(FileNotFoundError):
                path.with_name(path.name + end).rename(
                    aside.with_name(aside.name + end)
                )
    except OSError as error:
        raise StoreError.of_system(error) from error
    return aside
