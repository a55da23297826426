"""How much of a place lies in the boxes in which a quote should stand."""

from collections.abc import Sequence

from locator.glyphs import PageGlyphs
from locator.joined import JoinedText
from locator.page_boxes import Box, PageBoxes
from locator.span import Span

# Boxes of other programs begin at the baseline, or are as high as the font says.
_MARGIN_PT = 2.0


def share_in_boxes(
    runs: Sequence[Span], source: JoinedText, boxes: Sequence[PageBoxes]
) -> float:
    """Return which share of the letters of a place has its middle in a box, 0 to 1."""
    letters = inside = 0
    for run in runs if boxes else ():
        for page_index in range(source.page_of(run.start), source.page_of(run.end) + 1):
            on_page = [
                box
                for each in boxes
                if each.page_index == page_index
                for box in each.boxes
            ]
            start = source.page_start(page_index)
            text = source.page_text(page_index)
            first, last = max(0, run.start - start), min(len(text), run.end - start)
            offsets = [at for at in range(first, last) if not text[at].isspace()]
            letters += len(offsets)
            if on_page:
                glyphs = source.glyphs(page_index)
                inside += sum(_is_in_one(glyphs, at, on_page) for at in offsets)
    return inside / letters if letters else 0.0


def _is_in_one(glyphs: PageGlyphs, offset: int, boxes: Sequence[Box]) -> bool:
    quad = glyphs.quad(offset)
    x, y = sum(quad[0::2]) / 4, sum(quad[1::2]) / 4
    return any(
        x0 - _MARGIN_PT <= x <= x1 + _MARGIN_PT
        and y0 - _MARGIN_PT <= y <= y1 + _MARGIN_PT
        for x0, y0, x1, y1 in boxes
    )
