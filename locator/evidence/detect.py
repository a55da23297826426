"""Tells what format an evidence file is written in, by its content and its name."""

import re
from pathlib import PurePath

from locator.evidence.csv_file import is_table
from locator.evidence.formats import Detected, Format
from locator.evidence.json_formats import json_format
from locator.evidence.json_text import InvalidJsonError
from locator.evidence.json_values import JsonValues, values_by_line, values_of
from locator.evidence.signs import is_html, is_markdown, is_part_of_html

_TEXT_SUFFIXES = ("", ".txt", ".text")
_HTML_SUFFIXES = (".html", ".htm", ".xhtml")
_BY_NAME = {
    **dict.fromkeys((".md", ".markdown", ".mdown"), Format.MARKDOWN),
    **dict.fromkeys((".csv", ".tsv", ".tab", ".psv"), Format.CSV),
}
_JSON_SUFFIXES = (".json",)
_JSON_LINES_SUFFIXES = (".jsonl", ".ndjson")

_MEANT_AS_JSON = re.compile(r"\s*(?:\[\s*)?\{\s*['\"]")


def detect(path: PurePath, text: str) -> Detected | None:
    """Return the format of `text`, which came from `path`; None if it is none of ours.

    What is certainly JSON is read as such whatever its name; else the name decides,
    and a file that says nothing by its name is Markdown if it looks like it.
    """
    try:
        values = json_in(path, text)
    except InvalidJsonError:
        return Detected(Format.JSON)
    return json_format(values) if values else text_format(path, text)


def is_json_lines(path: PurePath) -> bool:
    """Tell whether the name of a file says that it is JSON Lines."""
    return path.suffix.lower() in _JSON_LINES_SUFFIXES


def json_in(path: PurePath, text: str) -> JsonValues | None:
    """Return the values that a file of JSON or JSON Lines holds; None if it is neither.

    Raises:
        InvalidJsonError: It is none, but its name says that it should be.
    """
    if is_json_lines(path):
        return values_by_line(text)
    if path.suffix.lower() in _JSON_SUFFIXES:
        return values_of(text)
    if not text.lstrip().startswith(("{", "[")):
        return None
    try:
        return values_of(text)
    except InvalidJsonError:
        return None


def text_format(path: PurePath, text: str) -> Detected | None:
    """Return the format of a text that is no JSON."""
    suffix = path.suffix.lower()
    if suffix in _HTML_SUFFIXES or is_html(text):
        return Detected(Format.HTML)
    if suffix in _BY_NAME:
        return Detected(_BY_NAME[suffix])
    return _plainer(text) if suffix in _TEXT_SUFFIXES else None


def _plainer(text: str) -> Detected:
    """Return the format of a text whose name says no more than that it is one."""
    if is_part_of_html(text):
        return Detected(Format.HTML)
    if is_table(text):
        return Detected(Format.CSV, sure=False, others=(Format.PLAIN,))
    found = Format.MARKDOWN if is_markdown(text) else Format.PLAIN
    if _MEANT_AS_JSON.match(text):
        return Detected(found, sure=False, others=(Format.JSON, Format.JSON_LINES))
    return Detected(found)
