"""Tables as evidence on the command line, and what people say about their columns."""

from pathlib import Path

import pytest

from tests.locator.cli.conftest import Qlocate


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """Return a table whose header says nothing."""
    path = tmp_path / "paper.csv"
    path.write_text("foo,bar\nThe films were used as cast,1048\n", encoding="utf-8")
    return path


def test_columns_that_are_not_sure_are_listed(
    qlocate: Qlocate, paper: Path, table: Path
) -> None:
    answer = qlocate("find", paper, "--evidence", table)

    assert (answer.code, answer.out) == (2, "")
    assert "Columns: 1 foo, 2 bar. For example: --columns quote=1" in answer.err


def test_columns_are_chosen(qlocate: Qlocate, paper: Path, table: Path) -> None:
    answer = qlocate(
        "find", paper, "--evidence", table, "--columns", "quote=foo,page=2"
    )

    assert (answer.code, answer.err) == (0, "")


def test_a_column_that_was_left_aside_is_named(
    qlocate: Qlocate, paper: Path, table: Path
) -> None:
    answer = qlocate("find", paper, "--evidence", table, "--columns", "quote=foo")

    assert answer.code == 0
    assert 'column "bar" was not used' in answer.err


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("foo", '"foo" does not say'),
        ("words=foo", 'cannot be "words"'),
        ("quote=baz", 'no column "baz". There are 1 foo, 2 bar.'),
    ],
)
def test_a_choice_that_makes_no_sense_ends_with_2_and_one_line(
    qlocate: Qlocate, paper: Path, table: Path, choice: str, words: str
) -> None:
    answer = qlocate("find", paper, "--evidence", table, "--columns", choice)

    assert answer.code == 2
    assert words in answer.err
    assert answer.err.count("\n") == 1


def test_an_encoding_that_was_guessed_is_named(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    path = tmp_path / "paper.csv"
    path.write_bytes("quote,note\nThe films were used as cast,Größe\n".encode("cp1252"))

    answer = qlocate("find", paper, "--evidence", path)

    assert answer.code == 0
    assert "read as Windows-1252" in answer.err
