"""What an evidence file holds: quotes with their lines, and what could not be read."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from locator.claim import Claim
from locator.evidence.formats import Detected
from locator.frames import Frame
from locator.plain_json import Json
from locator.quote import Quote


@dataclass(frozen=True, slots=True)
class GivenBoxes:
    """Where a file says that a quote stands on one page.

    Attributes:
        page_index: Page, counted from 0.
        frame: The frame of the boxes.
        boxes: Upright boxes: x0, y0, x1, y1 with x0 <= x1 and y0 <= y1.
    """

    page_index: int
    frame: Frame
    boxes: tuple[tuple[float, float, float, float], ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A quote as an evidence file has it.

    Attributes:
        quote: The quote.
        line: The line of the file (from 1) at which it begins.
        name: What the file itself calls it; empty if nothing.
        claim_name: What the file calls the claim that it supports.
        document: The document that it names: a file name, or a title.
        note: What somebody wrote beside it.
        model: The model, or the program, that it comes from.
        run: The run of that model.
        boxes: Where the file says that it stands, page by page.
        others: Fields of the record that mean nothing to us; they leave as they came.
    """

    quote: Quote
    line: int
    name: str = ""
    claim_name: str = ""
    document: str = ""
    note: str = ""
    model: str = ""
    run: str = ""
    boxes: tuple[GivenBoxes, ...] = ()
    others: Mapping[str, Json] = field(default_factory=dict)


class NoticeKind(StrEnum):
    """What somebody should know who reads an evidence file."""

    GUESSED_ENCODING = "guessed_encoding"
    OFFERED_COLUMN = "offered_column"
    UNREAD_SHEET = "unread_sheet"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about a file as a whole that is not sure, or was left aside.

    Attributes:
        kind: What it is about.
        subject: The encoding that was guessed, the column, the sheet.
        choice: What a person may say to have it otherwise: `page=Stelle`.
    """

    kind: NoticeKind
    subject: str
    choice: str = ""


class Fault(StrEnum):
    """What is wrong with a record."""

    NO_QUOTE = "no_quote"
    EMPTY_QUOTE = "empty_quote"
    NOT_A_RECORD = "not_a_record"
    UNFINISHED = "unfinished"
    INVALID_JSON = "invalid_json"
    REPEATED_FIELD = "repeated_field"
    UNKNOWN_EVIDENCE = "unknown_evidence"
    ONLY_A_FILE = "only_a_file"
    MIXED_FRAMES = "mixed_frames"
    UNKNOWN_VERDICT = "unknown_verdict"
    NO_WORDS_IN_LINK = "no_words_in_link"
    TOO_DEEP = "too_deep"
    OPEN_TAG = "open_tag"
    RAGGED = "ragged"
    TOO_WIDE = "too_wide"
    TOO_MANY = "too_many"


@dataclass(frozen=True, slots=True)
class BadRecord:
    """A record that was skipped, the line at which it begins, and why."""

    line: int
    fault: Fault


@dataclass(frozen=True, slots=True)
class Evidence:
    """Everything that was read from an evidence file, in its order.

    Attributes:
        records: Its quotes.
        bad_records: What could not be read.
        claims: Claims that it states as things of their own: with a name, with a
            judgement, or without a quote. Others are known by their quotes' words.
        documents: Documents that it says it is about as a whole.
        detected: The format it was read as; None if it came from no file.
        notices: What was guessed about it as a whole, and what was left aside.
    """

    records: tuple[Record, ...] = ()
    bad_records: tuple[BadRecord, ...] = ()
    claims: tuple[Claim, ...] = ()
    documents: tuple[str, ...] = ()
    detected: Detected | None = None
    notices: tuple[Notice, ...] = ()

    @classmethod
    def of(
        cls, found: "Sequence[Found]", notices: tuple[Notice, ...] = ()
    ) -> "Evidence":
        """Return what was found, the quotes apart from what could not be read."""
        return cls(
            tuple(item for item in found if isinstance(item, Record)),
            tuple(item for item in found if isinstance(item, BadRecord)),
            distinct(item for item in found if isinstance(item, Claim)),
            notices=notices,
        )


Found: TypeAlias = Record | BadRecord | Claim
"""What a reader finds, in the order of the file."""


def distinct(claims: Iterable[Claim]) -> tuple[Claim, ...]:
    """Return `claims`, each of them once."""
    named = {(claim.name, claim.text, claim.judgement): claim for claim in claims}
    return tuple(named.values())
