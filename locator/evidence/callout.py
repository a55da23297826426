"""Callouts of Obsidian: `> [!quote] title`, `> [!PDF|yellow] [[a.pdf#page=3]]`."""

import re
from dataclasses import dataclass, field

from locator.evidence.block import Block
from locator.evidence.hints import hint_at_end, hint_behind, page_mentioned
from locator.evidence.place import Place, document_named
from locator.evidence.shapes import plain_words
from locator.evidence.spotted import spots_in_prose

_TITLE = re.compile(
    r"\[!([\w-]{1,40})(?:\|[^\]\n]{0,80})?\][+-]?[^\S\n]*([^\n]*)(?:\n|$)"
)
_YEAR = re.compile(r"\b\d{4}[a-z]?\b")  # "Halden et al. 2024, p. 9"
# What is in others was written by whoever reads: a note, a question, a summary.
_OF_QUOTES = (
    "quote|quotes|cite|citation|pdf|evidence|highlight|excerpt|annotation|zotero"
)


@dataclass(frozen=True, slots=True)
class Callout:
    """A callout, by its first line.

    Attributes:
        quote_number: The block quote that it is.
        level: How deep its own text stands in block quotes.
        holds_quotes: Whether it is of a kind for quotes.
        claim: What its title says, if it says more than where the quote stands.
        place: What its title says about that.
        title_length: How many characters of the block are its first line.
        has_nested: Whether a block quote was met inside: then what stands beside it
            is somebody's note.
    """

    quote_number: int
    level: int
    holds_quotes: bool
    claim: str = ""
    place: Place = field(default_factory=Place)
    title_length: int = 0
    has_nested: bool = False


def callout_of(block: Block) -> Callout | None:
    """Return the callout that begins with a block, if one does."""
    found = _TITLE.match(block.text)
    if not found:
        return None
    title = spots_in_prose(found[2])
    rest = title.rest.strip()
    hint = hint_at_end(rest) or hint_behind(rest, 0)
    is_cited = bool(_YEAR.search(rest))
    page = hint.page if hint else page_mentioned(rest) if is_cited else None
    words = rest[: hint.start] if hint else rest
    document = title.place.document or document_named(words)
    says_where = bool(title.place or page or document)
    return Callout(
        block.quote_number,
        block.level,
        found[1].casefold() in _OF_QUOTES.split("|"),
        "" if says_where else plain_words(words),
        title.place.over(Place(page, document)),
        found.end(),
    )
