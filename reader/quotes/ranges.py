"""Page numbers in words: "1-8 and 10-12"."""

from collections.abc import Iterable

from reader import messages


def pages_in_words(pages: Iterable[int]) -> str:
    """Return pages (index from 0) as numbers from 1, neighbours put together."""
    runs: list[list[int]] = []
    for page in sorted(pages):
        if runs and page == runs[-1][1] + 1:
            runs[-1][1] = page
        else:
            runs.append([page, page])
    *before, last = [_run(first + 1, last + 1) for first, last in runs] or [""]
    if not before:
        return last
    return messages.AND.format(before=", ".join(before), last=last)


def _run(first: int, last: int) -> str:
    if first == last:
        return str(first)
    return messages.RANGE.format(first=first, last=last)
