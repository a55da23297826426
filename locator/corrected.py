"""Applies what a person corrected to the answers about one document."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from locator.checked import CheckedQuote, Remark
from locator.corrections import Act, Correction, GivenPlace, Misfit, Unapplied
from locator.document import Document
from locator.in_paper import Wanted, checked_quote, words_on
from locator.located import Located
from locator.placement import PagePlacement, Placement
from locator.quote import Quote
from locator.status import Status


@dataclass(frozen=True, slots=True)
class Corrected:
    """The answers about a document, corrected.

    Attributes:
        quotes: All answers, in their order.
        applied: The corrections that were applied.
        unapplied: Those that are about this document, and do not fit.
    """

    quotes: tuple[CheckedQuote, ...]
    applied: tuple[Correction, ...] = ()
    unapplied: tuple[Unapplied, ...] = ()


_REMARKS = {
    Act.MOVED: Remark.MOVED,
    Act.ATTACHED: Remark.ATTACHED,
    Act.REJECTED: Remark.REJECTED,
}


def corrected(
    quotes: Sequence[CheckedQuote],
    document: Document,
    corrections: Iterable[Correction],
) -> Corrected:
    """Return the answers about a document with corrections applied, in their order.

    Args:
        quotes: The answers.
        document: The document, still open.
        corrections: Corrections that are about this document, by its bytes.
    """
    answers = list(quotes)
    places: dict[str, list[int]] = {}
    for at, quote in enumerate(answers):
        places.setdefault(_words(quote.record.quote.text), []).append(at)
    applied: list[Correction] = []
    unapplied: list[Unapplied] = []
    for correction in corrections:
        about = places.get(_words(correction.quote), [])
        if not about:
            unapplied.append(Unapplied(correction, Misfit.NO_QUOTE))
            continue
        outcomes = [_outcome(answers[at], document, correction) for at in about]
        misfits = [each for each in outcomes if isinstance(each, Misfit)]
        if misfits:
            unapplied.append(Unapplied(correction, misfits[0]))
            continue
        for at, outcome in zip(about, outcomes, strict=True):
            if isinstance(outcome, CheckedQuote):
                answers[at] = outcome
        applied.append(correction)
    return Corrected(tuple(answers), tuple(applied), tuple(unapplied))


def _outcome(
    quote: CheckedQuote, document: Document, correction: Correction
) -> CheckedQuote | Misfit:
    parts = _parts(correction.places, document)
    if parts is None:
        return Misfit.OTHER_WORDS
    match correction.act:
        case Act.REJECTED:
            located = _without(quote.located, parts, document)
        case Act.MOVED if not _stands_at(quote.record.quote, parts, document):
            located = None
        case _:
            located = document.located_at(quote.record.quote, parts)
    if located is None:
        return Misfit.NOT_THERE
    source = quote.source or 0
    wanted = Wanted(quote.record, quote.name)
    return replace(
        checked_quote(wanted, located, document, source),
        placed_by=correction.person,
        remark=_REMARKS[correction.act],
    )


def _parts(
    places: Sequence[GivenPlace], document: Document
) -> tuple[PagePlacement, ...] | None:
    """Return the places in the document; None if it has other words there."""
    parts = tuple(PagePlacement(each.page_index, each.spans, ()) for each in places)
    for part, place in zip(parts, places, strict=True):
        if part.page_index >= document.page_count:
            return None
        length = len(document.glyphs(part.page_index).text)
        if any(span.end > length for span in part.spans):
            return None
        if words_on(part, document) != _words(place.text):
            return None
    return parts


def _stands_at(
    quote: Quote, parts: Sequence[PagePlacement], document: Document
) -> bool:
    """Tell whether the machine finds the quote there as well, hints left aside."""
    found = document.locate_quote(Quote(quote.text))
    return any(_is_at(placement, parts) for placement in found.placements)


def _without(
    located: Located, parts: Sequence[PagePlacement], document: Document
) -> Located | None:
    """Return an answer without the place at `parts`; without any if they are none.

    None if it does not stand there anyway.
    """
    if not (parts or located.placements):
        return located
    left = [each for each in located.placements if parts and not _is_at(each, parts)]
    if len(left) == len(located.placements):
        return None
    if not left:
        return Located(located.quote, Status.NOT_FOUND)
    if len(left) == 1:
        return document.located_at(located.quote, left[0].pages)
    current = document.located_at(located.quote, left[0].pages)
    return replace(
        located,
        placements=tuple(left),
        differences=current.differences,
        comparison=current.comparison,
        confidence=_share(located, len(left)),
    )


def _share(located: Located, left: int) -> float | None:
    """Return the confidence in one of the places left, which share it equally."""
    if located.confidence is None:
        return None
    return min(1.0, located.confidence * len(located.placements) / left)


def _is_at(placement: Placement, parts: Sequence[PagePlacement]) -> bool:
    """Tell whether a placement covers the same glyphs, to the glyph, as `parts`."""
    return _glyphs(placement.pages) == _glyphs(parts)


def _glyphs(parts: Iterable[PagePlacement]) -> Mapping[int, set[int]]:
    glyphs: dict[int, set[int]] = {}
    for part in parts:
        for span in part.spans:
            glyphs.setdefault(part.page_index, set()).update(
                range(span.start, span.end)
            )
    return glyphs


def _words(text: str) -> str:
    return " ".join(text.split())
