"""Reads JSON, and long JSON Lines a part at a time where no line needs another."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import PurePath

from locator.evidence.detect import is_json_lines, json_in
from locator.evidence.formats import Detected, Format
from locator.evidence.json_formats import (
    json_format,
    lines_stand_alone,
    read_json,
    read_json_text,
)
from locator.evidence.json_text import InvalidJsonError
from locator.evidence.json_values import JsonValues, values_by_line
from locator.evidence.pace import Pace, Price
from locator.evidence.pieces import is_long, line_pieces, shifted
from locator.evidence.portions import Portion
from locator.evidence.record import BadRecord, Evidence, Fault

_RECORD = 2 * Price.RECORD  # with its brackets and the names of its fields


def json_portions_as(kind: Format, text: str) -> Iterator[Portion]:
    """Yield what a text holds that somebody said is of this format.

    Raises:
        InvalidJsonError: It is no JSON.
    """
    evidence = replace(read_json_text(text, kind), detected=Detected(kind))
    yield Portion.whole(evidence, text)


def json_portions(path: PurePath, text: str) -> Iterator[Portion] | None:
    """Return what a text of JSON or JSON Lines holds, in portions; None if it is none.

    What long JSON Lines are, their first lines tell.

    Raises:
        InvalidJsonError: It is none, but its name says that it should be.
    """
    if is_json_lines(path) and is_long(text):
        detected = _first_lines(text)
        if detected and lines_stand_alone(text, detected.format):
            return _by_lines(text, detected)
    values = json_in(path, text)
    return (
        iter([Portion.whole(_read(values, json_format(values)), text)])
        if values
        else None
    )


def _first_lines(text: str) -> Detected | None:
    try:
        return json_format(values_by_line(next(line_pieces(text)).text))
    except InvalidJsonError:
        return None


def _read(values: JsonValues, detected: Detected) -> Evidence:
    return replace(read_json(values, detected.format), detected=detected)


def _by_lines(text: str, detected: Detected) -> Iterator[Portion]:
    lines = text.count("\n") + 1
    pace = Pace()
    for piece in line_pieces(text):
        try:
            evidence = _read(values_by_line(piece.text), detected)
        except InvalidJsonError:
            evidence = replace(_broken(piece.text), detected=detected)
        pace.pay(piece.text)
        pace.count(_RECORD * len(evidence.records))
        pace.count(Price.BAD_RECORD * len(evidence.bad_records))
        if pace.is_lost:
            lost = BadRecord(piece.lines_before + 1, Fault.TOO_MANY)
            yield Portion(
                Evidence(bad_records=(lost,), detected=detected), lines, lines
            )
            return
        reached = piece.lines_before + piece.text.count("\n") + 1
        yield Portion(shifted(evidence, piece.lines_before), min(reached, lines), lines)


def _broken(text: str) -> Evidence:
    """Return what is in lines none of which is JSON."""
    return Evidence(
        bad_records=tuple(
            BadRecord(number, Fault.INVALID_JSON)
            for number, line in enumerate(text.split("\n"), 1)
            if line.strip()
        )
    )
