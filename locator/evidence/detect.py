"""Tells what format an evidence file is written in, by its content and its name."""

import json
import re
from pathlib import PurePath

from locator.evidence.csv_file import is_table
from locator.evidence.formats import Detected, Format

_TEXT_SUFFIXES = ("", ".txt", ".text")
_JSON_SUFFIXES = (".json",)
_JSON_LINES_SUFFIXES = (".jsonl", ".ndjson")
_BY_NAME = {
    **dict.fromkeys((".md", ".markdown", ".mdown"), Format.MARKDOWN),
    **dict.fromkeys((".csv", ".tsv", ".tab", ".psv"), Format.CSV),
}

_MARKDOWN = re.compile(
    r"^#{1,6} \S"  # a heading
    r"|^> ?\S"  # a block quote
    r"|^(?:[-*]|\d+[.)]) .*[“\"]"  # a list item with a quoted string
    r"|[^\s“\"].*[“\"][^”\"\n]{12,}[”\"]\s*[(\[](?:pp?\.|page)",  # a sentence with one
    re.MULTILINE,
)


def detect(path: PurePath, text: str) -> Detected | None:
    """Return the format of `text`, which came from `path`; None if it is none of ours.

    What is certainly JSON is read as such whatever its name; else the name decides,
    and a file that says nothing by its name is Markdown if it looks like it.
    """
    suffix = path.suffix.lower()
    if suffix in _JSON_LINES_SUFFIXES:
        return Detected(Format.JSON_LINES)
    found = _json(text, certain=suffix not in _JSON_SUFFIXES)
    if found:
        return Detected(found)
    if suffix in _BY_NAME:
        return Detected(_BY_NAME[suffix])
    return _unnamed(text) if suffix in _TEXT_SUFFIXES else None


def _unnamed(text: str) -> Detected:
    if is_table(text):
        return Detected(Format.CSV, sure=False, others=(Format.PLAIN,))
    return Detected(Format.MARKDOWN if _MARKDOWN.search(text) else Format.PLAIN)


def _json(text: str, *, certain: bool) -> Format | None:
    start = text.lstrip()
    if start.startswith(("{", "[")):
        first_line = start.splitlines()[0]
        if first_line != start.strip() and _is_object(first_line):
            return Format.JSON_LINES
        if not certain or _is_json(text):
            return Format.JSON
    return None if certain else Format.JSON


def _is_object(line: str) -> bool:
    return line.startswith("{") and _is_json(line)


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
