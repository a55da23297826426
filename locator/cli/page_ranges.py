"""Writes page numbers short: 1-3, 7."""

from collections.abc import Sequence


def page_ranges(numbers: Sequence[int]) -> str:
    """Return ascending `numbers` with neighbours put together."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return ", ".join(
        f"{first}-{last}" if last > first else f"{first}" for first, last in runs
    )
