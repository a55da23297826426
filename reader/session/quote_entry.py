"""One quote in the list: what was given, and what is known about it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from locator.quote import Quote
from reader.protocol import LONGEST_QUOTE

if TYPE_CHECKING:
    from locator.located import Located

SEARCHING = "searching"


@dataclass(frozen=True, slots=True)
class QuoteEntry:
    """A quote as the window knows it; every change makes a new one.

    Attributes:
        id: Number within the window, never used twice.
        quote: The quote as given.
        located: The answer, None while it is searched for.
        document: Number of the document that the answer is about; while it is searched
            for, the one that `chosen` is about.
        chosen: Which of several places is the current one (index from 0).
        set_aside: Whether locating it was given up.
        stopped: Whether a person stopped the search before there was an answer.
    """

    id: int
    quote: Quote
    located: "Located | None" = None
    document: int = 0
    chosen: int = 0
    set_aside: bool = False
    stopped: bool = False

    @property
    def status(self) -> str:
        """Return the status, "searching" before there is an answer."""
        return str(self.located.status) if self.located else SEARCHING

    @property
    def too_long(self) -> bool:
        """Tell whether the quote is so long that it is not looked for."""
        return len(self.quote.text) > LONGEST_QUOTE

    @property
    def page_index(self) -> int | None:
        """Return the first page (from 0) of the current place, None without a place."""
        if not self.located or not self.located.placements:
            return None
        return self.located.placements[self.chosen].pages[0].page_index
