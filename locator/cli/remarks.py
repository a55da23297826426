"""What the table says beside a quote: the differences, or the other places."""

from dataclasses import replace

from locator.checked import CheckedQuote, Source
from locator.cli import messages
from locator.cli.excerpt import excerpt
from locator.cli.printable import printable
from locator.located import Located
from locator.page_hints import pages_named
from locator.placement import Placement
from locator.status import Difference, Status

_MOST = 4
_LONGEST_SIDE = 60  # characters of either side of a difference


def remarks(quote: CheckedQuote, source: Source | None) -> list[str]:
    """Return the lines that say how the answer about `quote` came to its status.

    Args:
        quote: The quote.
        source: The document in which it was searched; None if in none.
    """
    lines, answer = _before(quote), quote.located
    if source is None:
        return lines
    if answer.placements and _is_recognised(answer.placements[0], source):
        lines.append(messages.RECOGNISED)
    if answer.status == Status.AMBIGUOUS:
        pages = dict.fromkeys(_page(each, source) for each in answer.placements)
        lines.append(messages.several_places(len(answer.placements), list(pages)))
    if answer.status == Status.PARTIAL:
        lines.append(messages.share_found(answer.placements[0].score))
    shown = answer.differences[:_MOST]
    lines.extend(messages.difference(_short(each)) for each in shown)
    if len(shown) < len(answer.differences):
        lines.append(messages.more(len(answer.differences) - len(shown)))
    lines.extend(_hint_missed(answer, source))
    return lines


def _before(quote: CheckedQuote) -> list[str]:
    """Return what a person did, or why nothing was searched."""
    if quote.remark is None:
        return []
    return [
        messages.remark(
            quote.remark, printable(quote.placed_by), printable(quote.record.document)
        )
    ]


def _is_recognised(placement: Placement, source: Source) -> bool:
    return any(page.page_index in source.recognised for page in placement.pages)


def _hint_missed(answer: Located, source: Source) -> list[str]:
    """Return what to say where a page was named, and the quote is elsewhere."""
    hint = answer.quote.page_hint
    if not hint:
        return []
    named = pages_named(hint, source.labels)
    if not named:
        return [messages.NO_SUCH_PAGE.format(page=printable(hint))]
    places = [part for place in answer.placements for part in place.pages]
    if not places or any(part.page_index in named for part in places):
        return []
    return [messages.NOT_ON_PAGE.format(page=printable(hint))]


def first_page(answer: Located, source: Source | None) -> str:
    """Return the page on which the current placement begins; empty without one."""
    if source is None or not answer.placements:
        return ""
    return _page(answer.placements[0], source)


def _page(placement: Placement, source: Source) -> str:
    index = placement.pages[0].page_index
    return messages.page(index + 1, printable(source.labels[index]))


def _short(difference: Difference) -> Difference:
    return replace(
        difference,
        quote=excerpt(difference.quote, "", _LONGEST_SIDE),
        source=excerpt(difference.source, "", _LONGEST_SIDE),
    )
