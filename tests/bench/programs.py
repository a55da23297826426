"""Runs a program that says on its standard output how far it is, and watches it."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[2]
KILOBYTE = 1024
END_S = 10


class Program:
    """A module of this folder, running as a program of its own.

    Attributes:
        started: When it was started, on the clock of `time.perf_counter`.
    """

    def __init__(self, name: str, data: Path, *arguments: str) -> None:
        environment = {
            "QT_QPA_PLATFORM": "offscreen",
            **os.environ,
            "XDG_DATA_HOME": str(data),
            # As on a person's machine: what was compiled once is there.
            "PYTHONPYCACHEPREFIX": str(data / "compiled"),
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self.started = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"tests.bench.{name}", *arguments],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        self._process.communicate(timeout=END_S)

    def wait_for(self, word: str) -> tuple[float, list[str]]:
        """Return how long after its start a program says a word, and what follows."""
        stdout = self._process.stdout
        assert stdout is not None
        for line in stdout:
            first, *rest = line.split()
            if first == word:
                return time.perf_counter() - self.started, rest
        raise AssertionError(f"the program ended without saying {word!r}")

    @property
    def memory_bytes(self) -> int:
        """Return the proportional set size of the program and all its children."""
        return sum(map(memory_of, family(self._process.pid)))


def family(pid: int) -> set[int]:
    """Return a process and all its descendants."""
    parents = {int(stat.parent.name): parent_in(stat) for stat in stats()}
    found = {pid}
    while True:
        more = {child for child, parent in parents.items() if parent in found} - found
        if not more:
            return found
        found |= more


def stats() -> Iterator[Path]:
    """Yield the file of facts about every process."""
    return Path("/proc").glob("[0-9]*/stat")


def parent_in(stat: Path) -> int:
    """Return the parent of a process; 0 if it has ended meanwhile."""
    try:
        facts = stat.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return 0
    return int(facts.rpartition(")")[2].split()[1])


def memory_of(pid: int) -> int:
    """Return the proportional set size of one process."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    line = next(line for line in lines if line.startswith("Pss:"))
    return int(line.split()[1]) * KILOBYTE


@contextmanager
def running(name: str, data: Path, *arguments: str) -> Iterator[Program]:
    """Run a program until the block ends."""
    with Program(name, data, *arguments) as program:
        yield program
