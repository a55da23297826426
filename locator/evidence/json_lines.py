"""Reads JSON Lines: one record a line; a broken line costs only itself."""

from locator.evidence.json_records import records
from locator.evidence.json_text import InvalidJsonError, parse
from locator.evidence.record import BadRecord, Evidence, Fault, Record


def read(text: str) -> Evidence:
    """Return the quotes of a text with a JSON value in every line.

    Raises:
        InvalidJsonError: No line is JSON.
    """
    found: list[Record | BadRecord] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            found.extend(_line(line, number))
    faults = {each.fault if isinstance(each, BadRecord) else None for each in found}
    if faults == {Fault.INVALID_JSON}:
        raise InvalidJsonError(found[0].line)
    return Evidence.of(found)


def _line(line: str, number: int) -> list[Record | BadRecord]:
    try:
        return records(parse(line, number))
    except InvalidJsonError:
        return [BadRecord(number, Fault.INVALID_JSON)]
