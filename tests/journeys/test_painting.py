"""A pasted quote is lit on the page: its own glyphs, and nothing else."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.journeys.conftest import PATIENCE_MS, Opened, all_located
from tests.pdfs import page_of, write_pdf
from tests.reader.canvas.conftest import WORDS
from tests.reader.canvas.pixels import (
    Change,
    box_px,
    contrast_inside,
    fully_painted,
    set_scale,
)

QUOTE = "relative humidity reached two millimoles per gram, which is most"
PAGES = {
    "plain": page_of(*WORDS, size_pt=10),
    "turned": page_of(*WORDS, size_pt=10, rotation=90),
    "cropped": page_of(*WORDS, size_pt=10, cropbox=(40, 20, 500, 400)),
}


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("name", PAGES)
def test_a_pasted_quote_lights_its_words_and_nothing_else(
    open_window: Opened, qtbot: QtBot, tmp_path: Path, name: str, ratio: float
) -> None:
    window = open_window(write_pdf(tmp_path / "paper.pdf", [PAGES[name]]))
    quotes, tab = window.parts.quotes, window.tabs.current
    assert tab is not None
    flashes: list[bool] = []
    tab.view._flash.changed.connect(lambda: flashes.append(tab.view._flash.running))
    window.parts.bringing.paste(f"“{QUOTE}”")
    qtbot.waitUntil(lambda: all_located(window), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: True in flashes, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not tab.view._flash.running, timeout=PATIENCE_MS)
    (entry,) = quotes.entries
    quotes.set_current(0)
    qtbot.waitUntil(lambda: bool(tab.document.highlights), timeout=PATIENCE_MS)
    (lit,) = tab.document.highlights
    set_scale(tab.view, 1.0, ratio)
    after = fully_painted(tab.view, qtbot)
    window.actions_["undo"].trigger()
    qtbot.waitUntil(lambda: not tab.document.highlights, timeout=PATIENCE_MS)
    change = Change(fully_painted(tab.view, qtbot), after)
    boxes = [box_px(tab.view, 0, quad) for quad in lit.quads]

    assert entry.status == "verbatim"
    assert len(boxes) == 2
    assert change.farthest(boxes) <= 3.0
    assert min(change.share_of_paper(box, QColor("white")) for box in boxes) >= 0.95
    assert contrast_inside(after, boxes) >= 4.5
