"""The quotes of a checked evidence file, one by one, as data exports list them."""

from collections.abc import Iterator
from dataclasses import dataclass

from locator.checked import Checked, CheckedClaim, CheckedQuote, Source
from locator.exports.drawings import Drawings
from locator.exports.parts import Part, parts_of


@dataclass(frozen=True, slots=True)
class Entry:
    """A quote with all that exports say about it.

    Attributes:
        claim: The claim that it is to support.
        quote: The quote with the answer.
        source: The document in which it was searched; None if it was in none.
        places: Where it stands, the current place first, page by page.
    """

    claim: CheckedClaim
    quote: CheckedQuote
    source: Source | None
    places: tuple[tuple[Part, ...], ...]

    @property
    def current(self) -> tuple[Part, ...]:
        """Return the current place, page by page; nothing if it stands nowhere."""
        return self.places[0] if self.places else ()

    @property
    def words(self) -> str:
        """Return what is lit at the current place, as the source has it.

        Marks of citations that the quote does without are not lit; what an ellipsis
        of the quote leaves out is an ellipsis here as well.
        """
        return " ".join(part.text for part in self.current)


def entries_in(checked: Checked, drawings: Drawings) -> Iterator[Entry]:
    """Yield every quote, in the order of the evidence."""
    for claim in checked.claims:
        for quote in claim.quotes:
            if quote.source is None:
                yield Entry(claim, quote, None, ())
            else:
                source = checked.sources[quote.source]
                yield Entry(claim, quote, source, _places(quote, source, drawings))


def _places(
    quote: CheckedQuote, source: Source, drawings: Drawings
) -> tuple[tuple[Part, ...], ...]:
    number = quote.source or 0
    return tuple(
        parts_of(quote, placement, source, lambda page: drawings.glyphs(number, page))
        for placement in quote.located.placements
    )
