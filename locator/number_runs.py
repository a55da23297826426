"""Numbers with neighbours put together: pages are written "1-3, 7"."""

from collections.abc import Iterable


def unbroken(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Return first and last number of every unbroken run of `numbers`, ascending."""
    runs: list[tuple[int, int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1] = runs[-1][0], number
        else:
            runs.append((number, number))
    return runs


def page_ranges(numbers: Iterable[int]) -> str:
    """Return `numbers` with neighbours put together."""
    return ", ".join(
        f"{first}-{last}" if last > first else f"{first}"
        for first, last in unbroken(numbers)
    )
