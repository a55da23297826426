"""Where a quote stands: glyph spans and quads, page by page."""

from dataclasses import dataclass

from locator.geometry import Quad
from locator.span import Span


@dataclass(frozen=True, slots=True)
class PagePlacement:
    """The part of a placement that lies on one page.

    Attributes:
        page_index: Page, counted from 0.
        spans: Glyph offsets in the text of the page, in reading order.
        quads: One per line piece, in points, frame `page`.
    """

    page_index: int
    spans: tuple[Span, ...]
    quads: tuple[Quad, ...]


@dataclass(frozen=True, slots=True)
class Placement:
    """One place at which a quote stands.

    Attributes:
        score: Share of the quote's characters that stand there, 0 to 1.
        text: The source's own words, lines joined.
        pages: Its parts, in reading order.
    """

    score: float
    text: str
    pages: tuple[PagePlacement, ...]
