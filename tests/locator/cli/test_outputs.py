"""Files that are asked for by options."""

import json
import os
from pathlib import Path

import pytest

from locator.cli.outputs import outputs
from locator.exports.kinds import kinds
from tests.locator.cli.conftest import Qlocate, read, written


@pytest.mark.parametrize("name", kinds())
def test_every_kind_is_told_by_its_option_and_suffix(name: str) -> None:
    kind = kinds()[name]
    argument = kind.asked_by.replace("-", "_")

    for suffix in kind.suffixes:
        (found,) = outputs({argument: [Path(f"OUT{suffix.upper()}")], "other": []})

        assert found.kind == kind


def test_everything_is_written_as_json(
    qlocate: Qlocate, paper: Path, evidence: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.json"

    answer = qlocate("verify", paper, evidence, "--json", out, "--reviewer", "R. L.")
    found = read(out)

    assert answer.err == f"Written: {out}\n"
    assert found["reviewer"] == "R. L."
    assert [claim["quotes"] for claim in found["claims"]] == [["E1"], ["2.1"]]
    assert [quote["status"] for quote in found["quotes"]] == ["verbatim", "altered"]


def test_json_can_go_to_standard_output_alone(
    qlocate: Qlocate, paper: Path, evidence: Path
) -> None:
    answer = qlocate("verify", paper, evidence, "--json", "-")

    assert json.loads(answer.out)["schema"] == 1


def test_a_file_that_is_there_is_replaced_only_by_force(
    qlocate: Qlocate, paper: Path, evidence: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.json"
    out.write_text("mine", encoding="utf-8")

    refused = qlocate("verify", paper, evidence, "--json", out)
    kept = out.read_text(encoding="utf-8")
    forced = qlocate("verify", paper, evidence, "--json", out, "--force")

    assert (refused.code, kept) == (2, "mine")
    assert "--force" in refused.err
    assert forced.code == 1
    assert read(out)["schema"] == 1


@pytest.mark.parametrize(
    "spelling",
    ["same", "other", "symbolic", "hard"],
)
@pytest.mark.parametrize("which", ["paper", "evidence"])
def test_what_was_read_is_never_written_not_even_by_force(
    qlocate: Qlocate,
    paper: Path,
    evidence: Path,
    tmp_path: Path,
    spelling: str,
    which: str,
) -> None:
    source = paper if which == "paper" else evidence
    before = source.read_bytes()
    out = {
        "same": source,
        "other": tmp_path / ".." / tmp_path.name / source.name,
        "symbolic": tmp_path / "link",
        "hard": tmp_path / "hard",
    }[spelling]
    if spelling == "symbolic":
        out.symlink_to(source)
    if spelling == "hard":
        os.link(source, out)

    answer = qlocate("verify", paper, evidence, "--json", out, "--force")

    assert answer.code == 2
    assert "never written" in answer.err
    assert source.read_bytes() == before


def test_nothing_is_left_where_a_file_cannot_be_written(
    qlocate: Qlocate, paper: Path, evidence: Path, tmp_path: Path
) -> None:
    answer = qlocate("verify", paper, evidence, "--json", tmp_path / "no" / "out.json")

    assert answer.code == 2
    assert "its folder is not there" in answer.err
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "paper.json",
        "paper.pdf",
    ]


def test_one_option_may_write_several_files(
    qlocate: Qlocate, paper: Path, tmp_path: Path
) -> None:
    evidence = written(tmp_path / "e.json", [{"quote": "used as cast"}])
    page, printed = tmp_path / "report.html", tmp_path / "report.pdf"

    qlocate("verify", paper, evidence, "--report", page, "--report", printed)

    assert page.exists()
    assert printed.read_bytes().startswith(b"%PDF")
