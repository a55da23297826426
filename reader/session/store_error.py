"""Why nothing can be stored; the words for people are made where people are met."""

import errno
import sqlite3
from enum import StrEnum

from typing_extensions import override

_LOW_BYTE = 0xFF  # of SQLite's extended codes; the rest says more than we need


class Problem(StrEnum):
    """What stands in the way of storing."""

    READ_ONLY = "read_only"
    DISK_FULL = "disk_full"
    BUSY = "busy"  # another process does not let go of the store
    DAMAGED = "damaged"
    TOO_NEW = "too_new"  # a newer Quotelight has written it
    UNREACHABLE = "unreachable"  # the folder cannot be made or used
    FAULT = "fault"


_BY_CODE = {
    sqlite3.SQLITE_READONLY: Problem.READ_ONLY,
    sqlite3.SQLITE_PERM: Problem.READ_ONLY,
    sqlite3.SQLITE_FULL: Problem.DISK_FULL,
    sqlite3.SQLITE_BUSY: Problem.BUSY,
    sqlite3.SQLITE_LOCKED: Problem.BUSY,
    sqlite3.SQLITE_CORRUPT: Problem.DAMAGED,
    sqlite3.SQLITE_NOTADB: Problem.DAMAGED,
    sqlite3.SQLITE_CANTOPEN: Problem.UNREACHABLE,
}
_BY_ERRNO = {
    errno.EROFS: Problem.READ_ONLY,
    errno.EACCES: Problem.READ_ONLY,
    errno.EPERM: Problem.READ_ONLY,
    errno.ENOSPC: Problem.DISK_FULL,
    errno.EDQUOT: Problem.DISK_FULL,
}


class StoreError(Exception):
    """Something could not be stored or read.

    Attributes:
        problem: What stands in the way.
        detail: For the log and for Details; never shown as the message.
    """

    def __init__(self, problem: Problem, detail: str = "") -> None:
        super().__init__(problem, detail)
        self.problem = problem
        self.detail = detail

    @override
    def __str__(self) -> str:
        return f"{self.problem}: {self.detail}"

    @classmethod
    def of_sqlite(cls, error: sqlite3.Error) -> "StoreError":
        """Return what an error of SQLite means for us."""
        code = getattr(error, "sqlite_errorcode", 0) & _LOW_BYTE
        return cls(_BY_CODE.get(code, Problem.FAULT), str(error))

    @classmethod
    def of_system(cls, error: OSError) -> "StoreError":
        """Return what an error of the file system means for us."""
        problem = _BY_ERRNO.get(error.errno or 0, Problem.UNREACHABLE)
        return cls(problem, str(error))
