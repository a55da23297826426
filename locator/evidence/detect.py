"""Tells what format an evidence file is written in, by its content and its name."""

import json
from pathlib import PurePath

from locator.evidence.formats import Detected, Format
from locator.evidence.signs import is_html, is_markdown, is_part_of_html

_TEXT_SUFFIXES = ("", ".txt", ".text")
_MARKDOWN_SUFFIXES = (".md", ".markdown", ".mdown")
_HTML_SUFFIXES = (".html", ".htm", ".xhtml")
_JSON_SUFFIXES = (".json",)
_JSON_LINES_SUFFIXES = (".jsonl", ".ndjson")


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
    return text_format(path, text)


def text_format(path: PurePath, text: str) -> Detected | None:
    """Return the format of a text that is no JSON."""
    suffix = path.suffix.lower()
    if suffix in _HTML_SUFFIXES or is_html(text):
        return Detected(Format.HTML)
    if suffix in _MARKDOWN_SUFFIXES:
        return Detected(Format.MARKDOWN)
    if suffix not in _TEXT_SUFFIXES:
        return None
    if is_part_of_html(text):
        return Detected(Format.HTML)
    return Detected(Format.MARKDOWN if is_markdown(text) else Format.PLAIN)


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
