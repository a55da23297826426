"""An evidence file, as far as reports speak of it."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from locator.evidence.record import BadRecord


@dataclass(frozen=True, slots=True)
class ReadFile:
    """An evidence file as it was read.

    Attributes:
        path: Where it is.
        sha256: Of its bytes.
        bad_records: What of it could not be read.
    """

    path: Path
    sha256: str
    bad_records: "tuple[BadRecord, ...]" = ()
