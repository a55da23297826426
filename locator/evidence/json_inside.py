"""The quotes of JSON that stands inside of another text."""

from collections.abc import Sequence

from locator.evidence.json_records import records
from locator.evidence.json_text import InvalidJsonError, parse
from locator.evidence.record import BadRecord, Fault, Record


def records_of_json(text: str, line: int) -> Sequence[Record | BadRecord]:
    """Return the quotes of JSON, and what of it could not be read.

    Args:
        text: JSON.
        line: The line of the file at which it begins.
    """
    try:
        return records(parse(text, line))
    except InvalidJsonError as error:
        return [BadRecord(error.line, Fault.INVALID_JSON)]
