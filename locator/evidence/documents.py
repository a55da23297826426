"""The document that a record names."""

import re
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from locator.evidence.fields import DOCUMENT, names
from locator.evidence.json_fields import Fields, string_in
from locator.evidence.json_text import Node

_FILE = re.compile(r"\S.*\.[A-Za-z][A-Za-z0-9]{1,4}$", re.DOTALL)
_SOURCE, _TITLE = names("source", "title")
_LEAST_WORDS = 4


def document_named(fields: Fields) -> str:
    """Return the file or the title that a record names; empty if none.

    A field `source` or `title` may be about a table or a section as well: it counts
    only if it has the name of a file, a title also if it is a long one.
    """
    for name in DOCUMENT:
        node = fields.peek(name)
        value = (string_in(node) or _inside(node)).strip()
        if value and _is_document(name, value):
            fields.take(name)
            return value
    return ""


def file_in_address(address: str) -> str:
    """Return the name of the file that a web address leads to; empty if it has none."""
    try:
        path = urlsplit(address).path
    except ValueError:  # no address at all
        return ""
    name = PurePosixPath(unquote(path)).name
    return name if is_file_name(name) else ""


def base_name(path: str) -> str:
    """Return the name of a file without its folders, on whatever system it lies."""
    return path.replace("\\", "/").rsplit("/", 1)[-1]


def is_file_name(value: str) -> bool:
    """Tell whether `value` ends as the name of a file does."""
    return bool(_FILE.match(value))


def _inside(node: Node | None) -> str:
    """Return what an object names: the document of `{"document": {"file": …}}`."""
    if node is None or not isinstance(node.value, dict):
        return ""
    fields = Fields(node)
    return fields.string(DOCUMENT)


def _is_document(name: str, value: str) -> bool:
    if name == _SOURCE:
        return is_file_name(value)
    if name == _TITLE:
        return is_file_name(value) or len(value.split()) >= _LEAST_WORDS
    return True
