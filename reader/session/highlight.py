"""What is lit on a page for one place of one quote."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from locator.geometry import Quad


@dataclass(frozen=True, slots=True)
class Highlight:
    """One place of a quote on one page; quads in points, frame `page`.

    Attributes:
        quote_id: Which quote.
        page_index: Page, counted from 0.
        status: The quote's status, as in `locator.status.Status`.
        quads: One per line piece: what is lit.
        differing: Words that the quote has otherwise; boxed.
        left_out: Words that the quote leaves out with an ellipsis; a dotted line.
        place: Number of the place from 1, where there are several; 0 for the only one.
        chosen: Whether it is the current one of several places.
    """

    quote_id: int
    page_index: int
    status: str
    quads: "tuple[Quad, ...]"
    differing: "tuple[Quad, ...]" = ()
    left_out: "tuple[Quad, ...]" = ()
    place: int = 0
    chosen: bool = True
