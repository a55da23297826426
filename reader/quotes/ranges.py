"""Page numbers in words: "1-8 and 10-12"."""

from collections.abc import Iterable

from locator.number_runs import unbroken
from reader import messages


def pages_in_words(pages: Iterable[int]) -> str:
    """Return pages (index from 0) as numbers from 1, neighbours put together."""
    runs = unbroken(page + 1 for page in pages)
    *before, last = [_run(*run) for run in runs] or [""]
    if not before:
        return last
    return messages.AND.format(before=", ".join(before), last=last)


def _run(first: int, last: int) -> str:
    if first == last:
        return str(first)
    return messages.RANGE.format(first=first, last=last)
