"""What the tests of the command line share: a paper, and a way to type a command."""

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from locator.cli.app import run
from tests.pdfs import page_of, write_pdf

GOOD = {"id": "E1", "claim": "Untreated", "quote": "The films were used as cast"}
WRONG = {"claim": "Hot", "quote": "Heating to 85 degrees released the bound gas"}


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command answered."""

    code: int
    out: str
    err: str


Qlocate: TypeAlias = Callable[..., Answer]


@pytest.fixture
def qlocate(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Qlocate:
    """Types a command: `qlocate("find", path, "-q", "words", stdin=b"...")`."""

    def type_command(*arguments: object, stdin: bytes = b"") -> Answer:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
        code = run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return type_command


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    """Returns a paper of three pages, printed 1047 to 1049; the last has no text."""
    return write_pdf(
        tmp_path / "paper.pdf",
        [
            page_of(
                "The uptake of the film reached 2.31 mmol in humid air.",
                "Heating to 65 degrees released the bound gas within minutes.",
            ),
            page_of("The films were used as cast, without any further treatment."),
            page_of(),
        ],
        labels=[{"startpage": 0, "style": "D", "firstpagenum": 1047}],
        metadata={"title": "A film for humid air", "author": "Halden"},
    )


@pytest.fixture
def evidence(tmp_path: Path) -> Path:
    """Returns an evidence file about the paper: one quote faithful, one altered."""
    return written(tmp_path / "paper.json", [GOOD, WRONG])


def written(path: Path, content: object) -> Path:
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))
