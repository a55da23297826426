"""`qlocate verify` with a folder of pairs, or a manifest."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.locator.cli.conftest import Qlocate
from tests.pdfs import page_of, write_pdf

LINE = "The films were used as cast."
SUFFIX = ".checked.json"
LINUX = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs /proc")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Returns a folder with a faithful pair and one with an altered quote."""
    folder = tmp_path / "papers"
    folder.mkdir()
    for name, quote in (("a", LINE), ("b", "The films were not used as cast.")):
        write_pdf(folder / f"{name}.pdf", [page_of(LINE)])
        (folder / f"{name}.json").write_text(json.dumps([quote]), encoding="utf-8")
    return folder


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_every_pair_is_checked_and_summed_up(qlocate: Qlocate, folder: Path) -> None:
    answer = qlocate("verify", folder, "--jobs", "2")
    lines = [" ".join(line.split()) for line in answer.out.splitlines()]

    assert (answer.code, answer.err) == (1, "")
    assert "a.json 1 100.0% 1 verbatim" in lines
    assert "b.json 1 0.0% 1 altered" in lines
    assert "all 2 50.0% 1 verbatim, 1 altered" in lines
    assert lines[-1] == "2 pairs: 2 checked."
    assert read(folder / f"a.json{SUFFIX}")["quotes"][0]["status"] == "verbatim"


def test_a_folder_of_faithful_pairs_ends_with_0(qlocate: Qlocate, folder: Path) -> None:
    (folder / "b.json").unlink()

    answer = qlocate("verify", folder, "--jobs", "1")

    assert answer.code == 0
    assert answer.err == "Without evidence: b.pdf.\n"


def test_what_has_not_changed_is_not_checked_again(
    qlocate: Qlocate, folder: Path
) -> None:
    first = qlocate("verify", folder, "--jobs", "1")
    stamp = (folder / f"a.json{SUFFIX}").stat().st_mtime_ns
    (folder / "b.json").write_text(json.dumps([LINE]), encoding="utf-8")

    second = qlocate("verify", folder, "--jobs", "1")

    assert (first.code, second.code) == (1, 0)
    assert "1 checked, 1 unchanged" in second.out
    assert "2 verbatim" in second.out
    assert (folder / f"a.json{SUFFIX}").stat().st_mtime_ns == stamp


def test_what_a_result_depends_on_makes_it_new(qlocate: Qlocate, folder: Path) -> None:
    qlocate("verify", folder, "--jobs", "1")
    write_pdf(folder / "a.pdf", [page_of(LINE, "And more.")])
    result = folder / f"b.json{SUFFIX}"
    content = read(result)
    content["summary"] = [{"quotes": "many"}]
    result.write_text(json.dumps(content), encoding="utf-8")

    changed = qlocate("verify", folder, "--jobs", "1")
    other_reviewer = qlocate("verify", folder, "--jobs", "1", "--reviewer", "R. L.")

    assert "2 pairs: 2 checked." in changed.out
    assert "2 pairs: 2 checked." in other_reviewer.out


def test_a_broken_pair_does_not_stop_the_others(qlocate: Qlocate, folder: Path) -> None:
    (folder / "b.pdf").write_bytes(b"%PDF-1.7 and no more")
    write_pdf(folder / "c.pdf", [page_of(LINE)])
    (folder / "c.json").write_text("[", encoding="utf-8")

    answer = qlocate("verify", folder, "--jobs", "1")

    assert answer.code == 1
    assert "b.pdf: the PDF file is damaged" in answer.err
    assert "c.json, line 1: this is not valid JSON" in answer.err
    assert "2 pairs: 1 checked, 1 not checked." in answer.out
    assert not (folder / f"b.json{SUFFIX}").exists()


def test_a_folder_in_which_nothing_can_be_checked_ends_with_2(
    qlocate: Qlocate, folder: Path, tmp_path: Path
) -> None:
    for name in ("a.pdf", "b.pdf"):
        (folder / name).write_bytes(b"no paper")
    empty = tmp_path / "empty"
    empty.mkdir()

    assert qlocate("verify", folder, "--jobs", "1").code == 2
    assert "No pairs" in qlocate("verify", empty, "--jobs", "1").err


def test_quotes_without_a_paper_are_no_success(qlocate: Qlocate, folder: Path) -> None:
    (folder / "b.json").rename(folder / "lonely.json")

    answer = qlocate("verify", folder, "--jobs", "1")

    assert answer.code == 1
    assert "lonely.json: not checked, no PDF file here goes with it" in answer.err


def test_results_go_to_a_folder_of_their_own(
    qlocate: Qlocate, folder: Path, tmp_path: Path
) -> None:
    out = tmp_path / "new" / "results"

    qlocate("verify", folder, "--jobs", "1", "--out", out)

    assert sorted(path.name for path in out.iterdir()) == [
        f"a.json{SUFFIX}",
        f"b.json{SUFFIX}",
    ]
    assert not list(folder.glob(f"*{SUFFIX}"))


def test_a_file_that_is_no_result_is_not_replaced_without_force(
    qlocate: Qlocate, folder: Path
) -> None:
    mine = folder / f"a.json{SUFFIX}"
    mine.write_text('{"mine": 1}', encoding="utf-8")

    refused = qlocate("verify", folder, "--jobs", "1")
    kept = mine.read_text(encoding="utf-8")
    forced = qlocate("verify", folder, "--jobs", "1", "--force")

    assert "1 not checked" in refused.out
    assert kept == '{"mine": 1}'
    assert "not checked" not in forced.out


def test_the_whole_run_leaves_as_json(
    qlocate: Qlocate, folder: Path, tmp_path: Path
) -> None:
    out = tmp_path / "run.json"

    qlocate("verify", folder, "--jobs", "1", "--json", out)
    found = read(out)

    assert [pair["as_given"] for pair in found["pairs"]] == [True, False]
    assert read(Path(found["pairs"][0]["result"]))["schema"] == 1
    assert [share["statuses"] for share in found["summary"]] == [
        {"verbatim": 1},
        {"altered": 1},
    ]


def test_the_overview_can_go_to_standard_output_alone(
    qlocate: Qlocate, folder: Path
) -> None:
    answer = qlocate("verify", folder, "--jobs", "1", "--json", "-")

    assert len(json.loads(answer.out)["pairs"]) == 2


def test_a_manifest_in_a_folder_is_left_alone_and_told(
    qlocate: Qlocate, folder: Path
) -> None:
    (folder / "m.jsonl").write_text('{"pdf": "a.pdf"}', encoding="utf-8")
    (folder / "b.json").unlink()

    answer = qlocate("verify", folder, "--jobs", "1")

    assert answer.code == 0
    assert "m.jsonl: left alone, a manifest." in answer.err


def test_the_overview_is_never_written_over_a_source(
    qlocate: Qlocate, folder: Path
) -> None:
    out = folder / "a.pdf"

    answer = qlocate("verify", folder, "--jobs", "1", "--json", out, "--force")

    assert answer.code == 2
    assert "never written" in answer.err


def test_options_of_one_pair_and_of_many_are_not_mixed_up(
    qlocate: Qlocate, folder: Path
) -> None:
    answer = qlocate("verify", folder / "a.pdf", folder / "a.json", "--jobs", "2")

    assert answer.code == 2
    assert "--jobs and --out go with a folder" in answer.err


def test_a_manifest_names_pairs_wherever_they_are(
    qlocate: Qlocate, folder: Path
) -> None:
    manifest = folder.with_name("list.jsonl")
    out = folder.with_name("out")
    lines = [
        {"id": "one", "pdf": "papers/a.pdf", "evidence": "papers/a.json"},
        {"id": "two", "pdf": "papers/b.pdf", "evidence": "papers/b.json",
         "sha256": "0" * 64},
        {"id": "three", "pdf": "papers/c.pdf", "evidence": "papers/b.json"},
        {"id": "four", "pdf": "papers/a.pdf", "evidence": "papers/d.json"},
    ]  # fmt: skip
    text = "\n".join([*map(json.dumps, lines), "no JSON"])
    manifest.write_text(text, encoding="utf-8")

    answer = qlocate("verify", manifest, "--jobs", "1", "--out", out)

    assert answer.code == 1
    assert "list.jsonl, line 3: skipped, there is no PDF file" in answer.err
    assert "list.jsonl, line 4: skipped, there is no evidence file" in answer.err
    assert "list.jsonl, line 5: skipped, no record" in answer.err
    assert "b.pdf: its SHA-256 is not that of the manifest" in answer.err
    assert [path.name for path in out.iterdir()] == [f"one{SUFFIX}"]


def workers_of(process_id: int) -> list[int]:
    """Return the processes that a process has started to share its work (Linux)."""
    listed = Path(f"/proc/{process_id}/task/{process_id}/children")
    children = listed.read_text(encoding="ascii").split()
    return [int(each) for each in children if is_worker(int(each))]


def is_worker(process_id: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{process_id}/cmdline").read_bytes()
    except OSError:
        return False


def begun(folder: Path) -> "subprocess.Popen[str]":
    """Return a run in a process group of its own that has its first result."""
    for number in range(20):
        name = f"more{number}"
        write_pdf(folder / f"{name}.pdf", [page_of(LINE)] * 20)
        (folder / f"{name}.json").write_text(json.dumps([LINE]), encoding="utf-8")
    run = subprocess.Popen(
        [sys.executable, "-m", "locator", "verify", str(folder), "--jobs", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    while run.poll() is None and not list(folder.glob(f"*{SUFFIX}")):
        with suppress(subprocess.TimeoutExpired):
            run.wait(0.02)
    return run


@LINUX
def test_ctrl_c_ends_the_run_and_its_processes_and_keeps_what_is_done(
    folder: Path,
) -> None:
    run = begun(folder)
    workers = workers_of(run.pid)

    os.killpg(run.pid, signal.SIGINT)
    out, said = run.communicate(timeout=60)

    assert (run.returncode, out, said.strip()) == (130, "", "")
    assert len(workers) == 1
    assert not is_worker(workers[0])
    assert all(read(path)["schema"] == 1 for path in folder.glob(f"*{SUFFIX}"))


@LINUX
def test_a_process_that_is_killed_stops_nothing(folder: Path) -> None:
    run = begun(folder)

    for worker in workers_of(run.pid):
        os.kill(worker, signal.SIGKILL)
    out, said = run.communicate(timeout=60)

    assert run.returncode == 1
    assert "22 pairs: 21 checked, 1 not checked." in out
    assert "its process was ended" in said
