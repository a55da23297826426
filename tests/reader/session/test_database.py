"""The file behind the store: kept whole, whatever happens to us or to it."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from reader.session.database import Database, open_or_renew
from reader.session.store_error import Problem, StoreError

SET = "INSERT OR REPLACE INTO settings VALUES (?, ?)"
GET = "SELECT name FROM settings ORDER BY name"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
def database(path: Path) -> Iterator[Database]:
    with closing(Database.open(path)) as database:
        yield database


def test_changes_go_to_a_log(database: Database) -> None:
    assert database.rows("PRAGMA journal_mode") == [("wal",)]
    assert database.rows("PRAGMA synchronous") == [(1,)]


def test_where_processes_share_no_memory_there_is_a_journal(path: Path) -> None:
    with closing(Database.open(path, vfs="unix-dotfile")) as database:
        database.execute(SET, "a", "1")

        assert database.rows("PRAGMA journal_mode") == [("delete",)]
        assert database.rows("PRAGMA synchronous") == [(2,)]


def test_where_a_log_fails_only_later_there_is_a_journal(path: Path) -> None:
    (path.parent / f"{path.name}-shm").mkdir()  # the shared memory cannot be made
    with (
        closing(Database.open(path)) as database,
        closing(Database.open(path)) as other,
    ):
        database.execute(SET, "a", "1")

        assert other.rows("PRAGMA journal_mode") == [("delete",)]
        assert other.rows(GET) == [("a",)]


def test_two_may_read_and_write_at_once(path: Path, database: Database) -> None:
    with closing(Database.open(path)) as other:
        database.execute(SET, "a", "1")
        other.execute(SET, "b", "1")

        assert database.rows(GET) == other.rows(GET) == [("a",), ("b",)]


def test_a_transaction_is_kept_as_a_whole(database: Database) -> None:
    with database.transaction():
        database.execute(SET, "a", "1")
        database.execute(SET, "b", "1")

    assert database.rows(GET) == [("a",), ("b",)]


def test_a_transaction_that_fails_leaves_nothing(database: Database) -> None:
    with pytest.raises(ZeroDivisionError), database.transaction():
        database.execute(SET, "a", str(1 // 0))

    assert database.rows(GET) == []


def fill(database: Database) -> None:
    with database.transaction():
        for name in range(1000):
            database.execute(SET, str(name), "x" * 100)


def test_a_full_disk_is_told_and_loses_nothing(database: Database) -> None:
    database.execute(SET, "a", "1")
    ((pages,),) = database.rows("PRAGMA page_count")
    database.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError) as caught:
        fill(database)

    assert caught.value.problem is Problem.DISK_FULL
    assert database.rows(GET) == [("a",)]


def test_another_process_that_does_not_let_go_is_told(
    path: Path, database: Database
) -> None:
    with closing(Database.open(path)) as other, other.transaction():
        database.execute("PRAGMA busy_timeout = 0")
        with pytest.raises(StoreError) as caught:
            database.execute(SET, "a", "1")

    assert caught.value.problem is Problem.BUSY


def test_a_log_that_another_process_does_not_let_us_begin_is_told(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("CREATE TABLE words (word TEXT)")
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM words").fetchall()
        with pytest.raises(StoreError) as caught:
            Database.open(path, patience_ms=0)

    assert caught.value.problem is Problem.BUSY


def test_a_statement_that_makes_no_sense_is_a_fault(database: Database) -> None:
    with pytest.raises(StoreError) as caught:
        database.execute("DELETE FROM nothing")

    assert caught.value.problem is Problem.FAULT
    assert str(caught.value).startswith("fault: ")


def test_a_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "store.sqlite3"
    database, moved = open_or_renew(path)
    database.close()

    assert path.exists()
    assert moved is None


def test_a_whole_file_is_not_moved_aside(path: Path, database: Database) -> None:
    database.execute(SET, "a", "1")
    other, moved = open_or_renew(path)
    with closing(other):
        assert other.rows(GET) == [("a",)]
        assert moved is None


def test_a_file_that_is_no_database_is_moved_aside(path: Path) -> None:
    path.write_bytes(b"no database" * 1000)
    database, moved = open_or_renew(path)
    with closing(database):
        database.execute(SET, "a", "1")

    assert moved == path.with_name("store.sqlite3-damaged-1")
    assert moved.read_bytes() == b"no database" * 1000


def test_a_database_with_a_hole_is_moved_aside_and_the_earlier_one_stays(
    path: Path,
) -> None:
    for number in (1, 2):
        database, _ = open_or_renew(path)
        with database.transaction():
            for name in range(500):
                database.execute(SET, str(name), str(number) * 100)
        database.close()
        content = bytearray(path.read_bytes())
        content[8192:-4096] = b"\x55" * len(content[8192:-4096])
        path.write_bytes(content)

        database, moved = open_or_renew(path)
        with closing(database):
            assert moved == path.with_name(f"store.sqlite3-damaged-{number}")
            assert database.rows(GET) == []


def test_what_belongs_to_a_damaged_file_goes_with_it(path: Path) -> None:
    path.write_bytes(b"no database" * 1000)
    path.with_name("store.sqlite3-shm").write_bytes(b"memory" * 1000)
    open_or_renew(path)[0].close()

    moved = path.with_name("store.sqlite3-damaged-1-shm")
    assert moved.read_bytes() == b"memory" * 1000


def test_a_damaged_file_that_cannot_be_moved_aside_is_told(path: Path) -> None:
    path.write_bytes(b"no database" * 1000)
    path.with_name("store.sqlite3-shm").write_bytes(b"memory" * 1000)
    path.with_name("store.sqlite3-damaged-1-shm").mkdir()
    with pytest.raises(StoreError) as caught:
        open_or_renew(path)

    assert caught.value.problem is Problem.UNREACHABLE


def test_a_newer_database_is_not_moved_aside(path: Path, database: Database) -> None:
    database.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreError) as caught:
        open_or_renew(path)

    assert caught.value.problem is Problem.TOO_NEW
    assert path.exists()


def test_a_folder_that_is_a_file_cannot_be_used(path: Path) -> None:
    path.write_text("a file")
    with pytest.raises(StoreError) as caught:
        open_or_renew(path / "store.sqlite3")

    assert caught.value.problem is Problem.UNREACHABLE


def test_a_name_that_is_a_folder_cannot_be_used(path: Path) -> None:
    path.mkdir()
    with pytest.raises(StoreError) as caught:
        open_or_renew(path)

    assert caught.value.problem is Problem.UNREACHABLE


# Nobody else than the superuser is stopped by the rights of a folder.
OPEN_AS_NOBODY = """
import os, sys
from pathlib import Path
from reader.session.database import open_or_renew
from reader.session.store_error import StoreError
if os.geteuid() == 0:
    os.seteuid(65534)
try:
    open_or_renew(Path(sys.argv[1]))
except StoreError as error:
    print(error.problem)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="folders have other rights there")
@pytest.mark.parametrize(("folder", "file"), [(0o555, 0o644), (0o777, 0o444)])
def test_a_folder_or_file_that_cannot_be_written_is_told(
    folder: int, file: int
) -> None:
    with TemporaryDirectory() as name:
        path = Path(name) / "store.sqlite3"
        Database.open(path).close()
        path.chmod(file)
        Path(name).chmod(folder)
        answer = subprocess.run(
            [sys.executable, "-c", OPEN_AS_NOBODY, str(path)],
            check=True,
            capture_output=True,
            text=True,
        )
        Path(name).chmod(0o777)

    assert answer.stdout == "read_only\n"
