import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from reader.session.highlight import Highlight
from tests.pdfs import page_of
from tests.reader.canvas.conftest import WORDS, Open, Show
from tests.reader.canvas.pixels import (
    Change,
    box_px,
    contrast_inside,
    fully_painted,
    quads_of,
    set_scale,
)

QUOTE = "relative humidity reached two millimoles per gram, which is most"
PAGES = {
    "plain": page_of(*WORDS, size_pt=10),
    "turned": page_of(*WORDS, size_pt=10, rotation=90),
    "upside down": page_of(*WORDS, size_pt=10, rotation=180),
    "turned back": page_of(*WORDS, size_pt=10, rotation=270),
    "cropped": page_of(*WORDS, size_pt=10, cropbox=(40, 20, 500, 400)),
    "cropped and turned": page_of(
        *WORDS, size_pt=10, rotation=90, cropbox=(40, 20, 500, 400)
    ),
}


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("name", PAGES)
def test_a_verbatim_quote_lights_its_words_and_nothing_else(
    open_pages: Open, show: Show, qtbot: QtBot, name: str, ratio: float, zoom: float
) -> None:
    document = open_pages(PAGES[name])
    lit = Highlight(1, 0, "verbatim", quads_of(document, QUOTE, qtbot))
    view = show(document, size=(1250, 1200))
    set_scale(view, zoom, ratio)
    view._bring(0, lit.quads)
    before = fully_painted(view, qtbot)
    document.set_highlights([lit])
    change = Change(before, fully_painted(view, qtbot))
    boxes = [box_px(view, 0, quad) for quad in lit.quads]
    shares = [change.share_of_paper(box, QColor("white")) for box in boxes]

    assert len(boxes) == 2
    assert change.farthest(boxes) <= 3.0
    assert min(shares) >= 0.95
    assert contrast_inside(change.after, boxes) >= 4.5
