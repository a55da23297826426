"""Page numbers as people write them: "1-8, 10"."""

from collections.abc import Iterable


def page_ranges(numbers: Iterable[int]) -> str:
    """Return page numbers with runs drawn together."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(
        str(first) if first == last else f"{first}-{last}" for first, last in runs
    )
