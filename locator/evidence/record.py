"""What an evidence file holds: quotes with their lines, and what could not be read."""

from dataclasses import dataclass
from enum import StrEnum

from locator.quote import Quote


@dataclass(frozen=True, slots=True)
class Record:
    """A quote as an evidence file has it.

    Attributes:
        quote: The quote.
        line: The line of the file (from 1) at which it begins.
        name: What the file itself calls it; empty if nothing.
    """

    quote: Quote
    line: int
    name: str = ""


class Fault(StrEnum):
    """What is wrong with a record."""

    NO_QUOTE = "no_quote"
    EMPTY_QUOTE = "empty_quote"
    NOT_A_RECORD = "not_a_record"
    UNFINISHED = "unfinished"
    INVALID_JSON = "invalid_json"


@dataclass(frozen=True, slots=True)
class BadRecord:
    """A record that was skipped, the line at which it begins, and why."""

    line: int
    fault: Fault


@dataclass(frozen=True, slots=True)
class Evidence:
    """Everything that was read from an evidence file, in its order."""

    records: tuple[Record, ...] = ()
    bad_records: tuple[BadRecord, ...] = ()

    @classmethod
    def of(cls, found: "list[Record | BadRecord]") -> "Evidence":
        """Return what was found, the quotes apart from what could not be read."""
        return cls(
            tuple(item for item in found if isinstance(item, Record)),
            tuple(item for item in found if isinstance(item, BadRecord)),
        )
