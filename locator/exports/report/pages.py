"""Pages as a report names them: by their number in the file, and as printed."""

from collections.abc import Iterable, Sequence

from locator.exports.report import messages
from locator.number_runs import unbroken
from locator.placement import Placement


def page_of(placement: Placement, labels: Sequence[str]) -> str:
    """Return where a placement stands: "page 4 (printed 1047)"."""
    indices = [part.page_index for part in placement.pages]
    first, last = min(indices), max(indices)
    if first == last:
        page = messages.PAGE_NAME.format(page=first + 1)
    else:
        page = messages.PAGES_NAME.format(first=first + 1, last=last + 1)
    printed = [_label(index, labels) for index in dict.fromkeys((first, last))]
    if printed == [str(index + 1) for index in dict.fromkeys((first, last))]:
        return page
    return messages.PRINTED.format(page=page, label="-".join(printed))


def page_named(page_index: int, labels: Sequence[str]) -> str:
    """Return a page: "page 4 (printed 1047)"."""
    page = messages.PAGE_NAME.format(page=page_index + 1)
    label = _label(page_index, labels)
    if label == str(page_index + 1):
        return page
    return messages.PRINTED.format(page=page, label=label)


def pages_in_words(indices: Iterable[int]) -> str:
    """Return pages (index from 0): "pages 1-8 and 10-12"."""
    runs = unbroken(index + 1 for index in indices)
    one = len(runs) == 1 and runs[0][0] == runs[0][1]
    words = messages.listed(
        [f"{first}" if first == last else f"{first}-{last}" for first, last in runs]
    )
    return f"page {words}" if one else f"pages {words}"


def _label(page_index: int, labels: Sequence[str]) -> str:
    return labels[page_index] if page_index < len(labels) else str(page_index + 1)
