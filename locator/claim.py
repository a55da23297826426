"""What somebody wants to show with quotes, and what a person thinks of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from locator.plain_json import Json


class Verdict(StrEnum):
    """What a person says about a claim; the machine's status is another matter."""

    SUPPORTED = "supported"
    REFUTED = "refuted"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict with its circumstances.

    Attributes:
        verdict: The person's word; None while there is only a note.
        note: What the person wrote beside it.
        reviewer: Who gave it.
        given_at: When, in ISO 8601 with an offset from UTC.
    """

    verdict: Verdict | None = None
    note: str = ""
    reviewer: str = ""
    given_at: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement that quotes are to support.

    Attributes:
        text: The statement; empty for quotes that support nothing in particular.
        name: What its file calls it (an id); empty if nothing.
        judgement: What a person thinks of it; None while nobody has looked.
        others: Fields of its file that mean nothing to us; they leave as they came.
    """

    text: str
    name: str = ""
    judgement: Judgement | None = None
    others: Mapping[str, Json] = field(default_factory=dict)
