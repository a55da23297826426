"""What became of one text that was located, beside what would be right."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from locator.comparable.vocabulary import NEGATIONS
from locator.evaluation.lit import Lit
from locator.status import FAITHFUL, Kind, Status

MARKDOWN, PLAIN, LLM = "markdown", "plain", "llm"
ALTERED, ABSENT = "altered", "absent"
ELIDED, ELIDED_ALTERED, PARTIAL = "elided", "elided-altered", "partial"
AMBIGUOUS, UNSEARCHABLE, GONE = "ambiguous", "unsearchable", "gone"
UNCHANGED = (MARKDOWN, PLAIN, LLM)
NOWHERE = frozenset((ABSENT, UNSEARCHABLE, GONE))
"""Variants of which nothing may be lit."""

_KINDS: Mapping[str, frozenset[Kind]] = MappingProxyType(
    {
        "negation": frozenset((Kind.NEGATION,)),
        "negation-removed": frozenset((Kind.NEGATION,)),
        "number": frozenset((Kind.NUMBER,)),
        "unit": frozenset((Kind.UNIT,)),
        "entity": frozenset((Kind.NAME,)),
        # "lower" for "higher" is a word to the truth, and a comparator to us.
        "direction": frozenset((Kind.WORD, Kind.COMPARATOR)),
    }
)
# "Without" for "with" and "no" for "all" are directions to the truth, negations to us.
_NEGATING = NEGATIONS | {"with"}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one text.

    Attributes:
        document: The id of the document.
        name: The id of the passage.
        variant: What was done to the passage.
        status: The answer.
        wanted: The right answer; none where nothing is right but the place.
        lit: How well the lit glyphs are the right ones.
        tags: What is special about the passage.
        change: The kind of the change, as the truth has it; empty without one.
        kind_right: Whether the kind of the difference is the right one.
        best_right: Whether the best place, lit or refused, is the right one.
        confidence: The probability that was stated for that.
        grounds: What it was made of; empty where no place was looked at.
        share: What of the probability falls to one of the places that are equal.
    """

    document: str
    name: str
    variant: str
    status: Status
    wanted: frozenset[Status]
    lit: Lit
    tags: tuple[str, ...] = ()
    change: str = ""
    kind_right: bool = False
    best_right: bool = False
    confidence: float = 0.0
    grounds: tuple[float, ...] = ()
    share: float = 1.0

    @property
    def status_right(self) -> bool:
        """Tell whether the answer is the right one."""
        return self.status in self.wanted

    @property
    def faithful(self) -> bool:
        """Tell whether the quote was said to stand there as given."""
        return self.status in FAITHFUL

    @property
    def exact(self) -> bool:
        """Tell whether precisely the right glyphs are lit, be it none."""
        return not self.lit.any if self.variant in NOWHERE else self.lit.exact

    @property
    def right_place(self) -> bool:
        """Tell whether the right place is lit."""
        return self.variant not in NOWHERE and self.lit.right_place


def right_kinds(change: Mapping[str, str]) -> frozenset[Kind]:
    """Return the kinds of difference that a change of the truth may be called."""
    kinds = _KINDS.get(change.get("type", ""), frozenset())
    turned = {change.get(side, "").casefold() for side in ("from", "to")}
    if turned & _NEGATING:
        return kinds | {Kind.NEGATION}
    return kinds
