"""Reads a large file portion by portion, so that it can be watched, and stopped."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Self, TypeAlias

from locator.claim import Claim
from locator.evidence.record import Evidence, Found, distinct

_FOUND = 500  # in a portion: some 50 ms

Watch: TypeAlias = Callable[[int, int], bool]
"""Is told how many lines of how many are read; says whether to go on."""


@dataclass(frozen=True, slots=True)
class Portion:
    """A part of what an evidence file holds.

    Attributes:
        evidence: The part; facts about the file as a whole come with the first.
        line: The line up to which the file is read.
        lines: How many lines it has.
    """

    evidence: Evidence
    line: int
    lines: int

    @classmethod
    def whole(cls, evidence: Evidence, text: str) -> Self:
        """Return all that a text holds as one portion."""
        lines = text.count("\n") + 1
        return cls(evidence, lines, lines)


class ReadingStoppedError(Exception):
    """Whoever watched the reading of a file did not want to go on."""


def joined(portions: Iterable[Portion], watch: Watch | None = None) -> Evidence:
    """Return all that is in `portions`.

    Raises:
        ReadingStoppedError: `watch` did not want to go on.
    """
    parts: list[Evidence] = []
    for portion in portions:
        parts.append(portion.evidence)
        if watch and not watch(portion.line, portion.lines):
            raise ReadingStoppedError
    if len(parts) == 1:
        return parts[0]
    documents = dict.fromkeys(each for part in parts for each in part.documents)
    return replace(
        parts[0],
        records=tuple(each for part in parts for each in part.records),
        bad_records=tuple(each for part in parts for each in part.bad_records),
        claims=distinct(each for part in parts for each in part.claims),
        documents=tuple(documents),
    )


def in_portions(found: Iterable[Found], lines: int) -> Iterator[Portion]:
    """Yield what a reader finds in portions of some hundred records, at least one.

    Args:
        found: What it finds, in the order of the file.
        lines: How many lines there are.
    """
    rest = iter(found)
    part = list(islice(rest, _FOUND))
    while True:
        behind = list(islice(rest, _FOUND))
        reached = [each.line for each in part if not isinstance(each, Claim)]
        line = max(reached, default=0) if behind else lines
        yield Portion(Evidence.of(part), line, lines)
        if not behind:
            return
        part = behind
