"""The machine's words about a quote: its status, and how it differs from the source."""

from dataclasses import dataclass
from enum import StrEnum


class Status(StrEnum):
    """What the machine says about a quote; the person's verdict is another matter."""

    VERBATIM = "verbatim"
    ELIDED = "elided"
    ALTERED = "altered"
    PARTIAL = "partial"
    AMBIGUOUS = "ambiguous"
    NOT_FOUND = "not_found"
    UNSEARCHABLE = "unsearchable"


FAITHFUL = frozenset((Status.VERBATIM, Status.ELIDED))
"""What is said of a quote that stands there as given."""


class Kind(StrEnum):
    """What a difference between a quote and its source is about."""

    NEGATION = "negation"
    NUMBER = "number"
    SIGN = "sign"
    COMPARATOR = "comparator"
    UNIT = "unit"
    MODAL = "modal"
    NAME = "name"
    WORD = "word"
    OMISSION = "omission"
    ADDITION = "addition"


@dataclass(frozen=True, slots=True)
class Difference:
    """One stretch in which a quote and its source do not say the same.

    An omission without words: the source has the passages in another order.

    Attributes:
        kind: What it is about.
        quote: The quote's words; empty if it leaves something out.
        source: The source's words; empty if the quote adds something.
    """

    kind: Kind
    quote: str
    source: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a quote or of its source, for showing the two beside each other.

    Attributes:
        text: Its words; empty where the quote leaves something out.
        kind: What the difference is about; None where both sides say the same.
    """

    text: str
    kind: Kind | None = None
