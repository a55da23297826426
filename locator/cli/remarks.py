"""What the table says beside a quote: the differences, or the other places."""

from dataclasses import replace

from locator.cli import messages
from locator.cli.excerpt import excerpt
from locator.cli.printable import printable
from locator.document import Document
from locator.located import Located
from locator.placement import Placement
from locator.status import Difference, Status

_MOST = 4
_LONGEST_SIDE = 60  # characters of either side of a difference


def remarks(answer: Located, document: Document) -> list[str]:
    """Return the lines that say how `answer` came to its status."""
    lines = []
    if answer.status == Status.AMBIGUOUS:
        pages = dict.fromkeys(_page(each, document) for each in answer.placements)
        lines.append(messages.several_places(len(answer.placements), list(pages)))
    if answer.status == Status.PARTIAL:
        lines.append(messages.share_found(answer.placements[0].score))
    shown = answer.differences[:_MOST]
    lines.extend(messages.difference(_short(each)) for each in shown)
    if len(shown) < len(answer.differences):
        lines.append(messages.more(len(answer.differences) - len(shown)))
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
