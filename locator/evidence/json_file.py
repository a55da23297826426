"""Reads a JSON file: a list of quotes, records, or claims with their evidence."""

from locator.evidence.json_records import records
from locator.evidence.json_text import parse
from locator.evidence.record import Evidence


def read(text: str) -> Evidence:
    """Return the quotes of a JSON text.

    Raises:
        InvalidJsonError: It is not JSON.
    """
    return Evidence.of(records(parse(text)))
