"""Ten thousand quotes in the list: no step holds the window up, in quotes or claims.

Best of three runs each; a step is what a person does until the window is still again.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count, cycle
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from locator.claim import Verdict
from locator.quote import Quote
from reader.arguments import Wish
from reader.quotes.claims_model import Shown
from reader.quotes.filter_model import Filter, FilterModel
from reader.quotes.list_view import ListView
from reader.window.main_window import MainWindow
from tests.bench.conftest import Fresh
from tests.bench.programs import memory_of

QUOTES = 10_000
STEPS = 10
ROUNDS = 3
MOST_S = 0.05
MOST_BYTES = 400_000_000
PATIENCE_MS = 60_000
SAMPLE = Path(__file__).parents[2] / "resources/demo/halden-2024.pdf"


@pytest.fixture
def window(fresh_window: Fresh, qtbot: QtBot) -> Iterator[MainWindow]:
    """The sample paper with ten thousand quotes that nobody looks for any more."""
    with fresh_window() as window:
        tab = window.opening.open_path(Wish(SAMPLE))
        assert tab is not None
        qtbot.waitUntil(lambda: tab.document.is_read, timeout=PATIENCE_MS)
        window.furnished()
        quotes = [
            Quote(f"statement {at} about films and water", claim=f"claim {at // 3}")
            for at in range(QUOTES)
        ]
        window.parts.acts.add(quotes)
        window.parts.locating.stop()
        yield window


def worst_s(qtbot: QtBot, act: Callable[[], object]) -> float:
    """Return the longest of some steps, in the best of three runs."""
    runs = []
    for _ in range(ROUNDS):
        steps = []
        for _ in range(STEPS):
            start = time.perf_counter()
            act()
            qtbot.wait(1)  # until what was put off is done
            steps.append(time.perf_counter() - start)
        runs.append(max(steps))
    return min(runs)


def steps_in_quotes(window: MainWindow, qtbot: QtBot) -> dict[str, float]:
    panel = window.frame_.panel
    bar = panel.findChildren(ListView)[0].verticalScrollBar()
    (shown,) = panel.findChildren(FilterModel)
    quotes, places = window.parts.quotes, count(0, 997)
    texts = count()
    found = {
        "step": worst_s(qtbot, lambda: panel.step(1)),
        "jump": worst_s(
            qtbot, lambda: quotes.set_current(quotes.entries[next(places) % QUOTES].id)
        ),
        "scroll": worst_s(qtbot, lambda: bar.setValue(bar.value() + 400)),
        "filter": worst_s(
            qtbot, lambda: shown.set_filter(Filter(text=f"statement {next(texts)}"))
        ),
    }
    shown.set_filter(Filter())
    return found


def steps_in_claims(window: MainWindow, qtbot: QtBot) -> dict[str, float]:
    panel, parts = window.frame_.panel, window.parts
    panel.show_claims(shown=True)
    order, places = parts.claims.order, count(0, 331)
    bar = panel.claims.view.verticalScrollBar()
    shown = cycle(Shown)
    return {
        "claims step": worst_s(qtbot, lambda: panel.step(1)),
        "claims jump": worst_s(
            qtbot, lambda: parts.claims.set_current(order[next(places) % len(order)])
        ),
        "claims scroll": worst_s(qtbot, lambda: bar.setValue(bar.value() + 400)),
        "verdict": worst_s(
            qtbot,
            lambda: parts.review.decide_all([parts.claims.current], Verdict.SUPPORTED),
        ),
        "claims filter": worst_s(qtbot, lambda: panel.claims.set_shown(next(shown))),
    }


def test_no_step_holds_the_window_up(window: MainWindow, qtbot: QtBot) -> None:
    found = steps_in_quotes(window, qtbot) | steps_in_claims(window, qtbot)
    memory = memory_of(os.getpid())
    figures = [f"{name} {1000 * worst:.0f} ms" for name, worst in found.items()]
    figures.append(f"memory of the window {memory / 1e6:.0f} MB")
    sys.stdout.write(f"\n{QUOTES} quotes: {', '.join(figures)}\n")

    assert max(found.values()) <= MOST_S
    assert memory <= MOST_BYTES
