"""One quote in the list: what was given, and what is known about it."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from locator.quote import Quote
from reader.protocol import LONGEST_QUOTE

if TYPE_CHECKING:
    from locator.checked import Remark
    from locator.evidence.record import Record
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
        claim: Id of the claim that it is to support; 0 only before it is in the list.
        record: What its evidence file says of it; None for one that was pasted.
        evidence: The path of that file; "" for one that was pasted.
        placed_by: Who attached it to its place, or rejected the one that was found;
            "" if the answer is the machine's.
        remark: What that person did.
        needs: The document that its evidence file names, if that is not open.
    """

    id: int
    quote: Quote
    located: "Located | None" = None
    document: int = 0
    chosen: int = 0
    set_aside: bool = False
    stopped: bool = False
    claim: int = 0
    record: "Record | None" = None
    evidence: str = ""
    placed_by: str = ""
    remark: "Remark | None" = None
    needs: str = ""

    @property
    def status(self) -> str:
        """Return the status, "searching" before there is an answer."""
        return str(self.located.status) if self.located else SEARCHING

    @property
    def is_awaited(self) -> bool:
        """Tell whether an answer is on its way."""
        is_over = self.located or self.set_aside or self.stopped
        return not (is_over or self.needs)

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

    def unanswered(self) -> "QuoteEntry":
        """Return the quote as it is searched for: nothing is known about its place."""
        return replace(
            self,
            located=None,
            document=0,
            chosen=0,
            set_aside=False,
            stopped=False,
            placed_by="",
            remark=None,
            needs="",
        )

    def answered(
        self, located: "Located", document: int, chosen: int = 0
    ) -> "QuoteEntry":
        """Return the quote with the machine's answer."""
        return replace(
            self.unanswered(), located=located, document=document, chosen=chosen
        )
