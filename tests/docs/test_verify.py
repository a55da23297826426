"""The commands of docs/verify.md, typed one after the other."""

import json
import re
import shlex
from pathlib import Path

import pytest

from locator.cli.app import run
from tests.pdfs import page_of, write_pdf

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "verify.md"
LINE = "The films were used as cast."


def commands() -> list[list[str]]:
    text = DOCUMENTATION.read_text(encoding="utf-8")
    (block,) = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    return [shlex.split(line, comments=True) for line in block.splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Returns a folder with the files that the commands name."""
    for name in ("paper", "other"):
        write_pdf(tmp_path / f"{name}.pdf", [page_of(LINE)])
    (tmp_path / "paper.md").write_text(f"> {LINE}\n", encoding="utf-8")
    record = {"quote": LINE, "document": "other.pdf"}
    (tmp_path / "all.jsonl").write_text(json.dumps(record), encoding="utf-8")
    (tmp_path / "corrections.json").write_text(
        '{"schema": 1, "corrections": []}', encoding="utf-8"
    )
    return tmp_path


def test_every_command_runs_as_it_is_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    typed = commands()

    codes = {" ".join(line): run(line[1:]) for line in typed}

    assert len(typed) >= 10
    assert {line: code for line, code in codes.items() if code not in (0, 1)} == {}
    assert "internal" not in capsys.readouterr().err
    assert {path.name for path in (folder / "results").iterdir()} >= {
        "paper.md.checked.json"
    }
