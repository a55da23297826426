"""The first minute: the sample paper with its evidence."""

import json

from pytestqt.qtbot import QtBot

from reader.quotes.walk import PROBLEMS
from tests.journeys.conftest import PATIENCE_MS, SAMPLE, Opened, all_located


def test_the_sample_paper_opens_with_every_quote_located(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(sample=True)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)

    expected = json.loads(SAMPLE.with_name("expected.json").read_text("utf-8"))
    entries = window.parts.quotes.entries
    pages = [
        None if entry.page_index is None else entry.page_index + 1 for entry in entries
    ]

    assert [entry.status for entry in entries] == [each["status"] for each in expected]
    assert pages == [each["page_number"] for each in expected]


def test_walking_to_a_problem_brings_its_page_into_sight(
    open_window: Opened, qtbot: QtBot
) -> None:
    window = open_window(sample=True)
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    window.actions_["next_problem"].trigger()

    current = window.parts.quotes.current
    tab = window.tabs.current

    assert current is not None
    assert current.status in PROBLEMS
    assert tab is not None
    assert current.page_index is not None
    qtbot.waitUntil(lambda: tab.view.is_drawn, timeout=PATIENCE_MS)
    assert tab.view.page_index == current.page_index > 0
