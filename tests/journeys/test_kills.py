"""The review is killed at random moments; nothing that was decided is lost.

Three moments in the usual run; `make kills` tries a hundred.
"""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from reader.session.store import Store
from tests.journeys.conftest import ROOT

MOMENTS = int(os.environ.get("QUOTELIGHT_KILLS", "3"))
DRIVER = """
import random
import sys
from pathlib import Path

from reader.session.worker_process import WorkerProcess

if __name__ == "__main__":
    drawing = WorkerProcess("pages")
    from PySide6.QtCore import QTimer
    from locator.claim import Verdict
    from reader.app import application, build

    app = application()
    window = build(app, drawing, Path(sys.argv[1]))
    window.show()
    window.opening.open_sample()
    chance = random.Random(int(sys.argv[2]))
    claims, acts = window.parts.claims, window.parts.acts

    def judge():
        if not window.parts.quotes.entries:
            return
        claim = chance.choice(claims.order)
        verdict = chance.choice(tuple(Verdict))
        acts.judge([claim], verdict)
        acts.set_note(claim, f"note {chance.random()}")
        entry = claims.entry(claim)
        print(claims.words(claim), verdict, entry.judgement.note, sep="|", flush=True)

    timer = QTimer(interval=5)
    timer.timeout.connect(judge)
    timer.start()
    app.exec()
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that reviews the sample as fast as it can."""
    script = tmp_path_factory.mktemp("driver") / "driver.py"
    script.write_text(DRIVER, encoding="utf-8")
    return script


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where all of them keep what was decided."""
    return tmp_path_factory.mktemp("data")


def kept_in(store: Store) -> dict[str, str]:
    """Return verdict and note of every claim, as the driver tells them."""
    found = {}
    for sha256 in {file.sha256 for file in store.recent_files()}:
        for claim in store.claims.of(sha256):
            if judgement := claim.claim.judgement:
                found[claim.claim.text] = f"{judgement.verdict}|{judgement.note}"
    return found


@pytest.mark.parametrize("seed", range(MOMENTS))
def test_nothing_that_was_decided_is_lost(
    driver: Path, folder: Path, seed: int
) -> None:
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(ROOT),
    }
    process = subprocess.Popen(
        [sys.executable, str(driver), str(folder), str(seed)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    moment = random.Random(seed).randint(1, 60)  # noqa: S311 - no secret
    told = [process.stdout.readline() for _ in range(moment)]
    process.send_signal(signal.SIGKILL)
    rest, _ = process.communicate()
    lines = [*told, *rest.splitlines(keepends=True)]
    decided = dict(each.strip().split("|", 1) for each in lines if "\n" in each)
    store = Store.open(folder)
    kept = kept_in(store)
    moved_aside = store.moved_aside
    store.close()
    other = {words for words, said in decided.items() if kept.get(words) != said}

    assert moved_aside is None
    # One may be newer than what was told: it was killed before it could tell.
    assert len(other) <= 1
    assert other <= set(kept)
