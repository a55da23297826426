"""The steps that lead to the tables of now."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from reader.session.schema import STEPS, migrate
from reader.session.store_error import Problem, StoreError

FIRST = ("CREATE TABLE words (word TEXT)", "INSERT INTO words VALUES ('one')")
SECOND = ("ALTER TABLE words ADD COLUMN length INTEGER",)
BROKEN = ("INSERT INTO words VALUES ('two')", "ALTER TABLE nothing ADD COLUMN x")


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        yield connection


def words(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    return connection.execute("SELECT * FROM words").fetchall()


def test_a_new_database_takes_all_steps(connection: sqlite3.Connection) -> None:
    migrate(connection, (FIRST, SECOND))

    assert words(connection) == [("one", None)]


def test_an_older_database_takes_those_it_has_not(
    connection: sqlite3.Connection,
) -> None:
    migrate(connection, (FIRST,))
    migrate(connection, (FIRST, SECOND))
    migrate(connection, (FIRST, SECOND))

    assert words(connection) == [("one", None)]


def test_a_step_that_fails_leaves_everything_as_it_was(
    connection: sqlite3.Connection,
) -> None:
    migrate(connection, (FIRST,))
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (FIRST, BROKEN))
    migrate(connection, (FIRST, SECOND))

    assert words(connection) == [("one", None)]


def test_a_newer_database_is_left_alone(connection: sqlite3.Connection) -> None:
    migrate(connection, (FIRST, SECOND))
    with pytest.raises(StoreError) as caught:
        migrate(connection, (FIRST,))

    assert caught.value.problem is Problem.TOO_NEW
    assert words(connection) == [("one", None)]


def test_the_tables_of_now_can_be_made(connection: sqlite3.Connection) -> None:
    migrate(connection)
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")

    assert {"recents", "quotes", "tabs", "settings"} <= {name for (name,) in names}
    assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
