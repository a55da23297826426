"""The values of a JSON file: the one that it holds, or one a line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from locator.evidence.json_text import Flaw, InvalidJsonError, Node, Repeats, parse
from locator.evidence.record import BadRecord, Fault

_MOST_BROKEN = 50_000  # lines


@dataclass(frozen=True, slots=True)
class JsonValues:
    """What a file of JSON, or of JSON Lines, holds.

    Attributes:
        nodes: Its values, in order.
        bad_records: Lines that are no JSON, and records that were taken out because
            one of their fields stands there twice, with two values.
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
    return _without_repeats((parse(text),), (), by_line=False)


def values_by_line(text: str) -> JsonValues:
    """Return the values of a text with one in every line; a broken line costs itself.

    Raises:
        InvalidJsonError: No line is JSON, or more are broken than anybody would repair.
    """
    nodes: list[Node] = []
    bad_records: list[BadRecord] = []
    flaw = Flaw.NOT_JSON
    for number, line in _lines(text):
        try:
            nodes.append(parse(line, number))
        except InvalidJsonError as error:
            flaw = flaw if bad_records else error.flaw
            bad_records.append(BadRecord(number, Fault.INVALID_JSON))
        if len(bad_records) > _MOST_BROKEN:
            break
    if bad_records and (not nodes or len(bad_records) > _MOST_BROKEN):
        raise InvalidJsonError(bad_records[0].line, flaw)
    return _without_repeats(nodes, bad_records, by_line=True)


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


def _without_repeats(
    nodes: Sequence[Node], bad_records: Sequence[BadRecord], *, by_line: bool
) -> JsonValues:
    """Return values without the records in which a field stands twice."""
    taken_out: list[BadRecord] = []
    kept = _kept(nodes, taken_out)
    return JsonValues(tuple(kept), (*bad_records, *taken_out), by_line)


def _kept(nodes: Sequence[Node], taken_out: list[BadRecord]) -> list[Node]:
    """Return the items of a list that can be read; say which ones cannot."""
    kept: list[Node] = []
    for node in nodes:
        whole = _whole(node, taken_out)
        if whole is None:
            taken_out.append(BadRecord(node.line, Fault.REPEATED_FIELD))
        else:
            kept.append(whole)
    return kept


def _whole(node: Node, taken_out: list[BadRecord]) -> Node | None:
    """Return a value without what cannot be read in its lists; None if all of it is."""
    match node.value:
        case _ if node.repeats is Repeats.NOWHERE:
            return node
        case list(items):
            return Node(_kept(items, taken_out), node.line)
        case dict(fields) if node.repeats is Repeats.INSIDE:
            found = {name: _whole(each, taken_out) for name, each in fields.items()}
            kept = {name: each for name, each in found.items() if each is not None}
            return Node(kept, node.line) if len(kept) == len(found) else None
        case _:
            return None


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
