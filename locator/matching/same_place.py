"""Takes places that lie on one another for one: text printed twice to look bold."""

from collections.abc import Sequence
from dataclasses import dataclass

from locator.joined import JoinedText
from locator.matching.candidate import Candidate

_NEAR = 0.4  # in type sizes; lines and words are farther apart


@dataclass(frozen=True, slots=True)
class _Ends:
    """Where a place begins and ends: pages, and corners in points."""

    pages: tuple[int, int]
    corners: tuple[float, ...]
    size: float

    def near(self, other: "_Ends") -> bool:
        """Tell whether nobody could see two places here."""
        return self.pages == other.pages and all(
            abs(ours - theirs) < _NEAR * self.size
            for ours, theirs in zip(self.corners, other.corners, strict=True)
        )


def without_doubles(
    candidates: Sequence[Candidate], source: JoinedText
) -> list[Candidate]:
    """Return `candidates` without those that stand where one before them does."""
    if len(candidates) == 1:
        return list(candidates)
    kept: list[tuple[Candidate, _Ends]] = []
    for candidate in candidates:
        ends = _ends(candidate, source)
        if not any(ends.near(other) for _, other in kept):
            kept.append((candidate, ends))
    return [candidate for candidate, _ in kept]


def _ends(candidate: Candidate, source: JoinedText) -> _Ends:
    first, last = candidate.runs[0].start, candidate.runs[-1].end - 1
    pages = source.page_of(first), source.page_of(last)
    corners: list[float] = []
    size = 0.0
    for page, offset in zip(pages, (first, last), strict=True):
        glyphs = source.glyphs(page)
        local = offset - source.page_start(page)
        corners.extend(glyphs.quad(local))
        size = glyphs.sizes[local]
    return _Ends(pages, tuple(corners), size)
