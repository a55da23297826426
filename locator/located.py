"""The answer about a quote: its status, where it stands, and how it differs."""

from dataclasses import dataclass

from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.status import Difference, Piece, Status


@dataclass(frozen=True, slots=True)
class Comparison:
    """A quote and its source side by side.

    Attributes:
        quote: The quote as it prints, cut where it differs.
        source: The source's own words, cut where they differ.
        differing: Glyphs of the source that the quote has otherwise.
        left_out: Glyphs that the quote leaves out with an ellipsis.
    """

    quote: tuple[Piece, ...] = ()
    source: tuple[Piece, ...] = ()
    differing: tuple[PagePlacement, ...] = ()
    left_out: tuple[PagePlacement, ...] = ()


@dataclass(frozen=True, slots=True)
class Located:
    """The answer about one quote.

    Attributes:
        quote: The quote as given.
        status: The machine's word.
        placements: Where it stands; the current one first.
        differences: Where the current placement says something else.
        comparison: The quote beside the current placement's words.
        confidence: Probability that the current placement is the right one; None
            without one: it would be read as how sure "not found" is.
        closest: Where it stands nowhere: words that come closest, which are no match.
    """

    quote: Quote
    status: Status
    placements: tuple[Placement, ...] = ()
    differences: tuple[Difference, ...] = ()
    comparison: Comparison = Comparison()
    confidence: float | None = None
    closest: str = ""
