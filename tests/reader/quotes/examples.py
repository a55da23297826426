"""Quotes with answers, as the panel gets them; made by hand, no document needed."""

from dataclasses import replace
from itertools import count

from locator.located import Comparison, Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.span import Span
from locator.status import Difference, Kind, Piece, Status
from reader.session.quote_entry import QuoteEntry

_IDS = count(1)
HEATING = (
    "Heating to 85 °C released 98 % of the bound CO2 within 12 min, and the loss of "
    "capacity over 200 cycles was significant"
)


def searching(text: str = "The mean loss was 0.6 %.", hint: str = "") -> QuoteEntry:
    return QuoteEntry(next(_IDS), Quote(text, hint or None))


def not_found(text: str = "Gulls nest on the pipes.") -> QuoteEntry:
    return _answered(text, Status.NOT_FOUND)


def unsearchable(hint: str = "9") -> QuoteEntry:
    entry = _answered("The calibration was checked.", Status.UNSEARCHABLE)
    quote = replace(entry.quote, page_hint=hint)
    return replace(entry, quote=quote)


def verbatim(text: str = "The uptake was 2.31 mmol.", *pages: int) -> QuoteEntry:
    pieces = (Piece(text),)
    return _answered(text, Status.VERBATIM, (place(text, *pages),), pieces, pieces)


def ambiguous(text: str = "measured in triplicate", places: int = 5) -> QuoteEntry:
    pieces = (Piece(text),)
    found = tuple(place(text, page) for page in range(3, 3 + places))
    return _answered(text, Status.AMBIGUOUS, found, pieces, pieces)


def altered() -> QuoteEntry:
    """The quote says 85 instead of 65, and leaves "not" out."""
    tail = " °C released 98 % of the bound CO2 within 12 min, and the loss of "
    end = "capacity over 200 cycles was"
    quote = (
        Piece("Heating to "),
        Piece("85", Kind.NUMBER),
        Piece(tail + end),
        Piece("", Kind.NEGATION),
        Piece(" significant"),
    )
    source = (
        Piece("Heating to "),
        Piece("65", Kind.NUMBER),
        Piece(f"{tail}{end} "),
        Piece("not", Kind.NEGATION),
        Piece(" significant"),
    )
    text = "".join(piece.text for piece in source)
    entry = _answered(HEATING, Status.ALTERED, (place(text, 3),), quote, source)
    assert entry.located
    differences = (
        Difference(Kind.NUMBER, "85", "65"),
        Difference(Kind.NEGATION, "", "not"),
    )
    return replace(entry, located=replace(entry.located, differences=differences))


def with_kinds(*kinds: Kind) -> QuoteEntry:
    entry = altered()
    assert entry.located
    differences = tuple(Difference(kind, "a", "b") for kind in kinds)
    return replace(entry, located=replace(entry.located, differences=differences))


def partial(share: float = 0.795) -> QuoteEntry:
    quote = (Piece("A fit describes "), Piece("all later times", Kind.ADDITION))
    source = (Piece("A fit describes"),)
    found = replace(place("A fit describes", 3), score=share)
    entry = _answered(
        "A fit describes all later times", Status.PARTIAL, (found,), quote, source
    )
    assert entry.located
    differences = (Difference(Kind.ADDITION, "all later times", ""),)
    return replace(entry, located=replace(entry.located, differences=differences))


def elided(start: int = 6, end: int = 24) -> QuoteEntry:
    """On page 4 the words "at these\\nloadings" stand at the span that is left out."""
    text = "Water […] it forms a layer"
    entry = _answered(
        text,
        Status.ELIDED,
        (place("Water it forms a layer", 3),),
        (Piece(text),),
        (Piece("Water it forms a layer"),),
    )
    assert entry.located
    hidden = (PagePlacement(3, (Span(start, end),), ()),)
    comparison = replace(entry.located.comparison, left_out=hidden)
    return replace(entry, located=replace(entry.located, comparison=comparison))


def place(text: str, *pages: int) -> Placement:
    parts = tuple(PagePlacement(page, (), ()) for page in pages or (0,))
    return Placement(1.0, text, parts)


def one_of_each() -> list[QuoteEntry]:
    return [
        verbatim(),
        elided(),
        altered(),
        partial(),
        ambiguous(),
        not_found(),
        unsearchable(),
        searching(),
    ]


def _answered(
    text: str,
    status: Status,
    placements: tuple[Placement, ...] = (),
    quote: tuple[Piece, ...] = (),
    source: tuple[Piece, ...] = (),
) -> QuoteEntry:
    given = Quote(text)
    located = Located(given, status, placements, comparison=Comparison(quote, source))
    return QuoteEntry(next(_IDS), given, located, document=1)
