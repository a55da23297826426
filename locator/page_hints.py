"""Pages as people name them: by their number in the file, or as printed."""

from collections.abc import Callable, Sequence


def page_test(hint: str | None, labels: Sequence[str]) -> Callable[[int], bool]:
    """Return what tells whether a page (index from 0) is the one that `hint` names.

    Args:
        hint: A number counted from 1 or a printed label; None names no page.
        labels: The printed label of every page.
    """
    wanted = (hint or "").strip().casefold()

    def named(page_index: int) -> bool:
        label = labels[page_index].casefold()
        return bool(wanted) and wanted in (str(page_index + 1), label)

    return named


def pages_named(hint: str | None, labels: Sequence[str]) -> tuple[int, ...]:
    """Return the pages (index from 0) that `hint` names."""
    return tuple(filter(page_test(hint, labels), range(len(labels))))
