"""A filter in words: "altered", "No quote is both altered and on page 7."."""

from collections.abc import Iterator

from reader import messages
from reader.quotes.filter_model import Filter
from reader.quotes.surroundings import Surroundings

_TWO = 2


def filter_in_words(wanted: Filter, around: Surroundings) -> str:
    """Return what a filter lets pass; empty if it lets everything pass."""
    return ", ".join(_conditions(wanted, around))


def nothing_passes(wanted: Filter, around: Surroundings) -> str:
    """Return the sentence that says that no quote passes a filter."""
    if wanted == Filter(text=wanted.text):
        return messages.NO_QUOTE_HAS.format(text=wanted.text)
    conditions = list(_conditions(wanted, around))
    if len(conditions) == 1:
        return messages.NO_QUOTE_IS.format(one=conditions[0])
    if len(conditions) == _TWO:
        first, second = conditions
        return messages.NO_QUOTE_IS_BOTH.format(first=first, second=second)
    words = messages.AND.format(
        before=", ".join(conditions[:-1]), last=conditions[-1] if conditions else ""
    )
    return messages.NO_QUOTE_IS_ALL.format(all=words)


def _conditions(wanted: Filter, around: Surroundings) -> Iterator[str]:
    if wanted.statuses:
        yield messages.OR.join(
            words
            for status, words in messages.IS_STATUS.items()
            if status in wanted.statuses
        )
    if wanted.kinds:
        kinds = messages.OR.join(
            words for kind, words in messages.KIND_SMALL.items() if kind in wanted.kinds
        )
        yield messages.WITH_KIND.format(kind=kinds)
    if wanted.page_index is not None:
        yield messages.IS_ON_PAGE.format(page=wanted.page_index + 1)
    if wanted.document:
        name = around.names.get(wanted.document, "")
        yield messages.IN_DOCUMENT.format(name=name)
    if wanted.text:
        yield messages.WITH_TEXT.format(text=wanted.text)
