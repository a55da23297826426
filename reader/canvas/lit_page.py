"""What is lit on one page, ready to paint: boxes in pixels of the view."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from reader.canvas.grounds import OnPicture
from reader.canvas.line_box import LineBox, line_box
from reader.canvas.overlaps import lines_before
from reader.canvas.page_frame import PageFrame
from reader.session.highlight import Highlight

if TYPE_CHECKING:
    from locator.geometry import Quad

SECOND_LINE_PX = 3.0  # between the lines of two quotes on the same words


@dataclass(frozen=True, slots=True)
class Lit:
    """One highlight in the view.

    Attributes:
        highlight: What is lit.
        boxes: Its line pieces.
        words: Words that differ.
        gaps: Words left out.
        drops: For each line piece how much lower than its own edge its line lies,
            in pixels: below the line of another quote on the same words.
        current: Whether it is what the person looks at.
        room_px: Free space before its first words, for its number.
    """

    highlight: Highlight
    boxes: tuple[LineBox, ...]
    words: tuple[LineBox, ...]
    gaps: tuple[LineBox, ...]
    drops: tuple[float, ...]
    current: bool
    room_px: float = 0.0

    @property
    def status(self) -> str:
        """Return the status of the quote."""
        return self.highlight.status


def lit_page(
    highlights: Sequence[Highlight],
    frame: PageFrame,
    ratio: float,
    current: int,
    on_picture: OnPicture,
) -> tuple[Lit, ...]:
    """Return the highlights of one page as they are painted.

    Args:
        highlights: Those of the page, in their order.
        frame: Where the page lies in the view.
        ratio: Device pixels per logical pixel.
        current: Id of the current quote, 0 for none.
        on_picture: Tells whether a line piece of a status is over a picture.
    """

    def boxes_of(highlight: Highlight, quads: "Sequence[Quad]") -> tuple[LineBox, ...]:
        return tuple(
            replace(
                line_box(quad, frame, ratio),
                on_picture=on_picture(quad, highlight.status),
            )
            for quad in quads
        )

    boxes = [boxes_of(each, each.quads) for each in highlights]
    drops: list[tuple[float, ...]] = []
    for mine, before in zip(boxes, lines_before(highlights), strict=True):
        drops.append(
            tuple(
                _drop(box, boxes[piece.highlight][piece.quad])
                + drops[piece.highlight][piece.quad]
                if piece
                else 0.0
                for box, piece in zip(mine, before, strict=True)
            )
        )
    return tuple(
        Lit(
            each,
            boxes[number],
            boxes_of(each, each.differing),
            boxes_of(each, each.left_out),
            drops[number],
            current=is_current(each, current),
        )
        for number, each in enumerate(highlights)
    )


def _drop(box: LineBox, other: LineBox) -> float:
    """Return how far below a box's edge a line below that of another one lies."""
    to_box, _ = box.to_view.inverted()
    edge = to_box.map(other.to_view.map(other.padded.bottomLeft()))
    return edge.y() - box.padded.bottom() + SECOND_LINE_PX


def is_current(highlight: Highlight, current: int) -> bool:
    """Tell whether a highlight is the current place of the current quote."""
    return highlight.quote_id == current and highlight.chosen
