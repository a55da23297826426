"""Files that leave, made by a real worker that dies, hangs, or has no room."""

import os
import resource
import signal
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.quote import Quote
from reader.session.checking import checked_of, documents_in
from reader.session.exporting import Exporting, Wanted
from reader.session.never_written import never_written
from tests.pdfs import page_of, write_pdf
from tests.reader.session.conftest import Parts
from tests.strike import strike

PATIENCE_MS = 40_000
LINES = tuple(f"The film number {at} was used as cast." for at in range(12))
ROOM = 100  # bytes
SECRET = "sesame"  # noqa: S105 - of files made here

linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="limits another process"
)


def wanted(
    parts: Parts,
    qtbot: QtBot,
    folder: Path,
    name: str,
    kind: str = "report-html",
    *,
    password: str = "",
) -> Wanted:
    """Return what is to be made of a paper of which every line is quoted."""
    pages = [page_of(*LINES)]
    path = write_pdf(folder / "paper.pdf", pages, password=password)
    document = parts.desk.open(path, password or None)
    qtbot.waitUntil(lambda: document.is_read, timeout=PATIENCE_MS)
    parts.acts.add([Quote(line) for line in LINES])
    qtbot.waitUntil(
        lambda: all(entry.located for entry in parts.quotes.entries),
        timeout=PATIENCE_MS,
    )
    documents = parts.desk.documents
    checked = checked_of(parts.claims, documents, {}, "R. Lindholm")
    files = [
        (each.number, file)
        for each in documents_in(checked, documents)
        if (file := parts.desk.file_of(each))
    ]
    kept = never_written(documents, parts.claims)
    return Wanted(kind, folder / name, checked, files, kept)


def names(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


@pytest.mark.parametrize(
    "blow",
    [
        pytest.param(signal.SIGKILL, id="it dies"),
        pytest.param(signal.SIGSTOP, id="it hangs"),
    ],
)
def test_a_file_is_begun_again_after_the_worker_failed(
    parts: Parts, qtbot: QtBot, tmp_path: Path, blow: signal.Signals
) -> None:
    asked = wanted(parts, qtbot, tmp_path, "r.html")
    exporting = Exporting(silent_s=4.0)
    first: list[int] = []

    def strike_once(done: int, _total: int) -> None:
        if done == 5 and not first:
            first.append(exporting.worker_pid)
            strike(exporting.worker_pid, blow)

    exporting.progressed.connect(strike_once)
    with qtbot.waitSignal(exporting.written, timeout=PATIENCE_MS):
        exporting.begin(asked)

    assert len(first) == 1
    assert asked.path.read_text(encoding="utf-8").rstrip().endswith("</html>")
    assert names(tmp_path) == {"paper.pdf", "r.html"}


def test_a_file_that_the_worker_dies_of_twice_is_not_there(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    asked = wanted(parts, qtbot, tmp_path, "r.html")
    exporting = Exporting()
    exporting.progressed.connect(
        lambda done, _total: (
            strike(exporting.worker_pid, signal.SIGKILL) if done == 5 else None
        )
    )
    with qtbot.waitSignal(exporting.failed, timeout=PATIENCE_MS) as told:
        exporting.begin(asked)

    assert told.args == [asked.path, "fault"]
    assert not exporting.is_busy
    assert names(tmp_path) == {"paper.pdf"}


@linux_only
def test_a_full_disk_is_said_and_what_was_there_stays(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    asked = wanted(parts, qtbot, tmp_path, "r.html")
    asked.path.write_text("An older report.", encoding="utf-8")
    exporting = Exporting()

    def leave_no_room(done: int, _total: int) -> None:
        if done == 5:
            room = (ROOM, resource.RLIM_INFINITY)
            resource.prlimit(exporting.worker_pid, resource.RLIMIT_FSIZE, room)

    exporting.progressed.connect(leave_no_room)
    with qtbot.waitSignal(exporting.failed, timeout=PATIENCE_MS) as told:
        exporting.begin(asked)

    assert told.args == [asked.path, "disk_full"]
    assert asked.path.read_text(encoding="utf-8") == "An older report."
    assert names(tmp_path) == {"paper.pdf", "r.html"}


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write")
def test_a_folder_that_may_not_be_written_to_is_said(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "closed"
    asked = wanted(parts, qtbot, tmp_path, "closed/r.html")
    folder.mkdir(mode=0o500)
    exporting = Exporting()
    with qtbot.waitSignal(exporting.failed) as told:
        exporting.begin(asked)

    assert told.args == [asked.path, "not_writable"]
    assert names(folder) == set()


@pytest.mark.parametrize("name", ["paper.pdf", "other.pdf", "answers.md"])
def test_no_paper_and_no_evidence_file_is_ever_replaced(
    parts: Parts, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    evidence = tmp_path / "answers.md"
    evidence.write_text(f"> {LINES[0]}\n", encoding="utf-8")
    other = parts.desk.open(write_pdf(tmp_path / "other.pdf", [page_of("Else.")]))
    qtbot.waitUntil(lambda: bool(other.page_count), timeout=PATIENCE_MS)
    with qtbot.waitSignal(parts.bringing.evidence_read, timeout=PATIENCE_MS):
        parts.bringing.open_evidence(evidence)
    asked = wanted(parts, qtbot, tmp_path, name, "annotated")
    before = asked.path.read_bytes()
    exporting = Exporting()
    with qtbot.waitSignal(exporting.failed) as told:
        exporting.begin(asked)

    assert told.args == [asked.path, "is_a_source"]
    assert asked.path.read_bytes() == before


def test_a_protected_paper_is_written_into_only_if_asked_for(
    parts: Parts, qtbot: QtBot, tmp_path: Path
) -> None:
    asked = wanted(parts, qtbot, tmp_path, "copy.pdf", "annotated", password=SECRET)
    exporting = Exporting()
    with qtbot.waitSignal(exporting.failed, timeout=PATIENCE_MS) as told:
        exporting.begin(asked)
    refused = names(tmp_path)
    with qtbot.waitSignal(exporting.written, timeout=PATIENCE_MS):
        exporting.begin(replace(asked, kind="annotate-anyway"))

    assert told.args == [asked.path, "encrypted"]
    assert refused == {"paper.pdf"}
    before = (tmp_path / "paper.pdf").read_bytes()
    assert asked.path.read_bytes().startswith(before)
