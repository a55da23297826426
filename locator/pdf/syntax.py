"""Numbers and texts as PDF files write them (ISO 32000-1, 7.3)."""

from collections.abc import Iterable
from datetime import datetime

_DECIMALS = 3  # of a unit of user space: more than printers can tell apart


def written(numbers: Iterable[float]) -> str:
    """Return `numbers` beside each other, without digits that say nothing."""
    return " ".join(map(_number, numbers))


def text_string(text: str) -> str:
    """Return `text` as a text string, in UTF-16 (7.9.2.2).

    What no text can hold (half of a surrogate pair) becomes a question mark.
    """
    return f"<feff{text.encode('utf-16-be', 'replace').hex()}>"


def date_string(moment: datetime) -> str:
    """Return `moment` as a date (7.9.4)."""
    offset = moment.strftime("%z")
    zone = f"{offset[:3]}'{offset[3:5]}'" if offset else ""
    return f"(D:{moment:%Y%m%d%H%M%S}{zone})"


def _number(number: float) -> str:
    # Adding zero takes the sign off a minus zero.
    return f"{round(number, _DECIMALS) + 0:f}".rstrip("0").rstrip(".")
