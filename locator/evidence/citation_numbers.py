"""The numbers in a citation mark such as `[1, 3-5]`."""

import re
from collections.abc import Iterator

_RANGE = re.compile(r"(\d+)\s*[–-]\s*(\d+)")
_MOST = 99  # numbers in one range


def numbers_in(mark: str) -> Iterator[str]:
    """Yield the numbers of what stands in the brackets of a mark, ranges in full.

    Args:
        mark: Numbers and ranges, with commas or semicolons between them.
    """
    for part in re.split(r"[,;]", mark):
        found = _RANGE.fullmatch(part.strip())
        if found:
            first, last = int(found[1]), int(found[2])
            yield from map(str, range(first, min(last, first + _MOST) + 1))
        elif part.strip():
            yield part.strip()
