"""What the table says beside a quote: the differences, or the other places."""

from dataclasses import replace

from locator.cli import messages
from locator.cli.excerpt import excerpt
from locator.cli.printable import printable
from locator.document import Document, Located
from locator.placement import Placement
from locator.status import Difference, Status

_MOST = 4
_LONGEST_SIDE = 60  # characters of either side of a difference


def remarks(answer: Located, document: Document) -> list[str]:
    """Return the lines that say how `answer` came to its status."""
    if answer.status == Status.AMBIGUOUS:
        pages = [_page(each, document) for each in answer.placements]
        return [messages.several_places(len(pages), list(dict.fromkeys(pages)))]
    lines = [messages.difference(_short(each)) for each in answer.differences[:_MOST]]
    if len(answer.differences) > _MOST:
        lines.append(messages.more(len(answer.differences) - _MOST))
    if answer.status == Status.PARTIAL and answer.placements:
        lines.insert(0, messages.share_found(answer.placements[0].score))
    return lines


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
