"""What the table says beside a quote: the differences, or the other places."""

from dataclasses import replace

from locator.cli import messages
from locator.cli.excerpt import excerpt
from locator.cli.opened import Opened
from locator.cli.printable import printable
from locator.document import Document
from locator.located import Located
from locator.placement import Placement
from locator.status import Difference, Status

_MOST = 4
_LONGEST_SIDE = 60  # characters of either side of a difference


def remarks(answer: Located, file: Opened) -> list[str]:
    """Return the lines that say how `answer` came to its status."""
    lines, document = [], file.document
    if answer.placements and file.is_recognised(answer.placements[0]):
        lines.append(messages.RECOGNISED)
    if answer.status == Status.AMBIGUOUS:
        pages = dict.fromkeys(_page(each, document) for each in answer.placements)
        lines.append(messages.several_places(len(answer.placements), list(pages)))
    if answer.status == Status.PARTIAL:
        lines.append(messages.share_found(answer.placements[0].score))
    shown = answer.differences[:_MOST]
    lines.extend(messages.difference(_short(each)) for each in shown)
    if len(shown) < len(answer.differences):
        lines.append(messages.more(len(answer.differences) - len(shown)))
    lines.extend(_hint_missed(answer, document))
    return lines


def _hint_missed(answer: Located, document: Document) -> list[str]:
    """Return what to say where a page was named, and the quote is elsewhere."""
    hint = answer.quote.page_hint
    if not hint:
        return []
    named = document.pages_named(hint)
    if not named:
        return [messages.NO_SUCH_PAGE.format(page=printable(hint))]
    places = [part for place in answer.placements for part in place.pages]
    if not places or any(part.page_index in named for part in places):
        return []
    return [messages.NOT_ON_PAGE.format(page=printable(hint))]


def first_page(answer: Located, document: Document) -> str:
    """Return the page on which the current placement begins; empty without one."""
    return _page(answer.placements[0], document) if answer.placements else ""


def _page(placement: Placement, document: Document) -> str:
    index = placement.pages[0].page_index
    return messages.page(index + 1, printable(document.page_labels[index]))


def _short(difference: Difference) -> Difference:
    return replace(
        difference,
        quote=excerpt(difference.quote, "", _LONGEST_SIDE),
        source=excerpt(difference.source, "", _LONGEST_SIDE),
    )
