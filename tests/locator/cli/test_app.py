"""The command as it is started by shells: exit codes, streams, interrupts."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typing_extensions import override

from locator.cli.app import cli, run
from tests.locator.cli.conftest import Qlocate

QLOCATE = (sys.executable, "-m", "locator")


class InterruptedInput(io.RawIOBase):
    """Standard input at which somebody presses Ctrl+C."""

    @override
    def readable(self) -> bool:
        return True

    @override
    def readinto(self, _buffer: object) -> int:
        raise KeyboardInterrupt


def test_without_a_command_the_help_is_shown(qlocate: Qlocate) -> None:
    answer = qlocate()

    assert answer.code == 0
    assert "find" in answer.out


@pytest.mark.parametrize("command", ["find", "text", "demo", "bench"])
def test_every_command_explains_itself(qlocate: Qlocate, command: str) -> None:
    answer = qlocate(command, "--help")

    assert answer.code == 0
    assert f"qlocate {command}" in answer.out


def test_a_command_that_does_not_exist_ends_with_2(qlocate: Qlocate) -> None:
    answer = qlocate("fnid")

    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert "fnid" in answer.err


def test_ctrl_c_ends_with_130(paper: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = io.TextIOWrapper(io.BufferedReader(InterruptedInput()))
    monkeypatch.setattr("sys.stdin", waiting)

    assert run(["find", str(paper), "-q", "-"]) == 130


@pytest.fixture
def faulty_command() -> Iterator[str]:
    """Adds a command that breaks its promise, and yields its name."""

    @cli.command("faulty", hidden=True)
    def faulty() -> None:
        raise ZeroDivisionError("of all things\nin two lines")

    yield "faulty"
    del cli.commands["faulty"]


def test_a_broken_promise_is_one_line_and_2(
    qlocate: Qlocate, faulty_command: str
) -> None:
    answer = qlocate(faulty_command)

    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert "internal error: ZeroDivisionError: of all things in two" in answer.err


def test_a_broken_promise_is_traced_on_demand(
    qlocate: Qlocate, faulty_command: str
) -> None:
    assert "Traceback" in qlocate("--debug", faulty_command).err


def test_a_reader_that_goes_away_is_no_reason_to_complain(paper: Path) -> None:
    with subprocess.Popen(
        [*QLOCATE, "text", paper], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        process.stdout.close()
        assert process.stderr
        complaint = process.stderr.read()

    assert complaint == b""
    assert process.returncode == 141


def test_the_table_reaches_terminals_that_know_only_ascii(paper: Path) -> None:
    answer = subprocess.run(
        [*QLOCATE, "find", paper, "-q", "α used as cast"],
        check=False,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )

    assert answer.returncode == 1
    assert answer.stderr == b""
    assert answer.stdout.isascii()


def test_json_is_utf_8_whatever_the_terminal_is(paper: Path) -> None:
    answer = subprocess.run(
        [*QLOCATE, "find", paper, "-q", "α β γ", "--json"],
        check=False,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
    )

    assert "α β γ" in answer.stdout.decode("utf-8")


def test_words_that_are_no_text_do_no_harm(paper: Path) -> None:
    answer = subprocess.run(
        [*QLOCATE, "find", os.fsencode(paper), b"-q", b"used \xff as cast"],
        check=False,
        capture_output=True,
    )

    assert answer.returncode in (0, 1)
    assert answer.stderr == b""
