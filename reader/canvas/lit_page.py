"""What is lit on one page, ready to paint: boxes in pixels of the view."""

from collections.abc import Sequence
from dataclasses import dataclass

from reader.canvas.line_box import LineBox, line_box
from reader.canvas.overlaps import line_levels
from reader.canvas.page_frame import PageFrame
from reader.session.highlight import Highlight


@dataclass(frozen=True, slots=True)
class Lit:
    """One highlight in the view.

    Attributes:
        highlight: What is lit.
        boxes: Its line pieces.
        words: Words that differ.
        gaps: Words left out.
        levels: For each line piece how many quotes have a line there already.
        current: Whether it is what the person looks at.
    """

    highlight: Highlight
    boxes: tuple[LineBox, ...]
    words: tuple[LineBox, ...]
    gaps: tuple[LineBox, ...]
    levels: tuple[int, ...]
    current: bool

    @property
    def status(self) -> str:
        """Return the status of the quote."""
        return self.highlight.status


def lit_page(
    highlights: Sequence[Highlight], frame: PageFrame, ratio: float, current: int
) -> tuple[Lit, ...]:
    """Return the highlights of one page as they are painted.

    Args:
        highlights: Those of the page, in their order.
        frame: Where the page lies in the view.
        ratio: Device pixels per logical pixel.
        current: Id of the current quote, 0 for none.
    """
    return tuple(
        Lit(
            each,
            tuple(line_box(quad, frame, ratio) for quad in each.quads),
            tuple(line_box(quad, frame, ratio) for quad in each.differing),
            tuple(line_box(quad, frame, ratio) for quad in each.left_out),
            levels,
            current=is_current(each, current),
        )
        for each, levels in zip(highlights, line_levels(highlights), strict=True)
    )


def is_current(highlight: Highlight, current: int) -> bool:
    """Tell whether a highlight is the current place of the current quote."""
    return highlight.quote_id == current and highlight.chosen
