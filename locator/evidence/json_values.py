"""The values of a JSON file: the one that it holds, or one a line."""

from collections.abc import Iterator
from dataclasses import dataclass

from locator.evidence.json_text import InvalidJsonError, Node, parse
from locator.evidence.record import BadRecord, Fault


@dataclass(frozen=True, slots=True)
class JsonValues:
    """What a file of JSON, or of JSON Lines, holds.

    Attributes:
        nodes: Its values, in order.
        bad_records: Lines that are no JSON.
        by_line: Whether there is one value in every line.
    """

    nodes: tuple[Node, ...]
    bad_records: tuple[BadRecord, ...] = ()
    by_line: bool = False


def one_value(text: str) -> JsonValues:
    """Return the value that all of `text` is.

    Raises:
        InvalidJsonError: It is not JSON.
    """
    return JsonValues((parse(text),))


def values_by_line(text: str) -> JsonValues:
    """Return the values of a text with one in every line; a broken line costs itself.

    Raises:
        InvalidJsonError: No line is JSON.
    """
    nodes: list[Node] = []
    errors: list[InvalidJsonError] = []
    for number, line in _lines(text):
        try:
            nodes.append(parse(line, number))
        except InvalidJsonError as error:
            errors.append(error)
    if errors and not nodes:
        raise errors[0]
    bad_records = tuple(BadRecord(each.line, Fault.INVALID_JSON) for each in errors)
    return JsonValues(tuple(nodes), bad_records, by_line=True)


def values_of(text: str) -> JsonValues:
    """Return the values of a text: by line if its first line is a whole object.

    Raises:
        InvalidJsonError: It is neither JSON nor JSON Lines.
    """
    return values_by_line(text) if is_by_line(text) else one_value(text)


def is_by_line(text: str) -> bool:
    """Tell whether the first line of `text` is a whole object, and not all of it."""
    first = next(_lines(text), (0, ""))[1].strip()
    if not first.startswith("{") or len(first) == len(text.strip()):
        return False
    try:
        parse(first)
    except InvalidJsonError:
        return False
    return True


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of `text` that are not empty, with their numbers from 1."""
    start, number = 0, 1
    while start <= len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        line = text[start:end]
        if line.strip():
            yield number, line
        start, number = end + 1, number + 1
