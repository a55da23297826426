"""How quickly the window answers: quotes, scrolling, first page, memory.

Best of three runs each. Where a figure is a ratio, the other side is QPdfView, in the
same run.
"""

import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.quote import Quote
from reader.arguments import Wish
from reader.window.main_window import MainWindow
from reader.window.tab import DocumentTab
from tests.bench.conftest import Fresh
from tests.bench.long_paper import quotes_of, write
from tests.bench.loop_gaps import Gaps, Scrolling
from tests.bench.programs import ROOT, running
from tests.bench.truths import TRUTH, distinct_texts, needs_truth
from tests.strike import strike

ROUNDS = 3
PATIENCE_MS = 120_000

PAPER = "toxics"  # 26 pages
QUOTES = 200
ANSWERED_S = 3.0

SCROLLED_PAGES = 300
FRAMES = 600
P99_S = 0.016

SAMPLE = ROOT / "resources/demo/halden-2024.pdf"
LAUNCHED = 2.0
OPENED = 1.5

LONG_PAGES = 1_000
MOST_BYTES = 1_200_000_000


def opened(window: MainWindow, path: Path) -> DocumentTab:
    tab = window.opening.open_path(Wish(path))
    assert tab is not None
    return tab


def seconds_to_the_last_answer(
    window: MainWindow, texts: list[str], qtbot: QtBot
) -> tuple[float, float]:
    """Return how long the last answer takes after paste and reading, and reading."""
    start = time.perf_counter()
    moments = {"read": 0.0}
    window.parts.reading.read.connect(
        lambda _document: moments.update(read=time.perf_counter())
    )
    opened(window, TRUTH / f"{PAPER}.pdf")
    ids = window.parts.acts.add([Quote(text) for text in texts])
    pasted = time.perf_counter()
    with qtbot.waitSignal(
        window.parts.locating.progressed,
        timeout=PATIENCE_MS,
        check_params_cb=lambda done, _count: done == len(ids),
    ):
        pass
    answered = time.perf_counter()
    assert len(ids) == len(texts)
    return answered - max(pasted, moments["read"]), moments["read"] - start


@needs_truth
def test_200_quotes_are_answered_3_seconds_after_reading(
    fresh_window: Fresh, qtbot: QtBot
) -> None:
    texts = distinct_texts(PAPER, QUOTES)
    best = float("inf")
    for _ in range(ROUNDS):
        with fresh_window() as window:
            took_s, read_s = seconds_to_the_last_answer(window, texts, qtbot)
            sys.stdout.write(
                f"\n{len(texts)} quotes: {took_s:.2f} s after reading ({read_s:.2f} s)"
            )
            best = min(best, took_s)
    sys.stdout.write(f"\nbest: {best:.2f} s\n")

    assert best <= ANSWERED_S


def scrolled(tab: DocumentTab, qtbot: QtBot) -> Gaps:
    """Return the gaps of the event loop on the way from the first page to the last."""
    scrolling = Scrolling(tab.view.verticalScrollBar(), FRAMES)
    with qtbot.waitSignal(scrolling.ended, timeout=PATIENCE_MS) as ended:
        scrolling.start()
    gaps = ended.args[0]
    assert isinstance(gaps, Gaps)
    return gaps


def scrolled_idle_and_busy(
    window: MainWindow, path: Path, qtbot: QtBot
) -> tuple[Gaps, Gaps]:
    """Return the gaps while both workers stand still, and while all are at work."""
    tab = opened(window, path)
    qtbot.waitUntil(lambda: tab.document.is_read, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: tab.view.is_drawn, timeout=PATIENCE_MS)
    pids = window.parts.desk.worker_pids
    for pid in pids:
        strike(pid, signal.SIGSTOP)
    idle = scrolled(tab, qtbot)
    for pid in pids:
        strike(pid, signal.SIGCONT)
    tab.view.go_to_page(0)
    qtbot.waitUntil(lambda: tab.view.is_drawn, timeout=PATIENCE_MS)
    quotes = [Quote(text) for text in quotes_of(SCROLLED_PAGES, QUOTES)]
    window.parts.acts.add(quotes)
    busy = scrolled(tab, qtbot)
    located = sum(entry.located is not None for entry in window.parts.quotes.entries)
    sys.stdout.write(
        f"\nidle: {idle}\nlocating {located} quotes: {busy}; {len(busy.long)} noticed\n"
    )
    return idle, busy


def test_the_window_never_stutters_while_scrolling_and_locating(
    fresh_window: Fresh, qtbot: QtBot, tmp_path: Path
) -> None:
    path = write(tmp_path / "scrolled.pdf", SCROLLED_PAGES)
    runs = []
    for _ in range(ROUNDS):
        with fresh_window() as window:
            runs.append(scrolled_idle_and_busy(window, path, qtbot))
    idle, busy = min(runs, key=lambda run: (len(run[1].long), run[1].p99_s))

    assert busy.p99_s <= P99_S
    assert len(busy.long) <= len(idle.long)


@pytest.mark.parametrize(
    ("file", "other"),
    [
        pytest.param(SAMPLE, TRUTH / "fvdamage.pdf", id="sample", marks=needs_truth),
        pytest.param(
            TRUTH / "toxics.pdf", TRUTH / "astropy.pdf", id="paper", marks=needs_truth
        ),
    ],
)
def test_the_first_page_comes_nearly_as_soon_as_with_qt_alone(
    tmp_path: Path, file: Path, other: Path
) -> None:
    launches: list[tuple[float, float]] = []
    openings: list[tuple[float, float]] = []
    for _ in range(ROUNDS + 1):  # the first run compiles, as after installing
        with running("window_program", tmp_path, str(file), str(other)) as program:
            ours_s, size = program.wait_for("first")
            ours_open_s = float(program.wait_for("other")[1][0])
        with running("viewer_program", tmp_path, *size, str(file), str(other)) as qt:
            theirs_s, _ = qt.wait_for("first")
            theirs_open_s = float(qt.wait_for("other")[1][0])
        launches.append((ours_s, theirs_s))
        openings.append((ours_open_s, theirs_open_s))
    launch, opening = ratio("launch", launches), ratio("opening", openings)

    assert launch <= LAUNCHED
    assert opening <= OPENED


def ratio(what: str, runs: Sequence[tuple[float, float]]) -> float:
    """Return how many times as long as QPdfView we take, each side at its best."""
    ours = min(run[0] for run in runs[1:])
    theirs = min(run[1] for run in runs[1:])
    sys.stdout.write(
        f"\n{what}: {1000 * ours:.0f} ms, QPdfView {1000 * theirs:.0f} ms: "
        f"{ours / theirs:.2f}\n"
    )
    return ours / theirs


def test_a_document_of_1000_pages_fits_into_memory(tmp_path: Path) -> None:
    path = write(tmp_path / "long.pdf", LONG_PAGES)
    figures = []
    for _ in range(ROUNDS):
        with running("window_program", tmp_path, str(path)) as program:
            program.wait_for("read")
            figures.append(program.memory_bytes)
    least = min(figures)
    sys.stdout.write(f"\n{LONG_PAGES} pages: {least / 1e6:.0f} MB with both workers\n")

    assert least < MOST_BYTES
