"""Writes a table in Markdown (GitHub's), for a text in which it is to stand."""

import re

from locator.checked import Checked
from locator.exports.drawings import Drawings
from locator.exports.tables import Cell, table_of

# What Markdown may take for a sign; HTML in a quote is text, and stays it.
_SIGNS = re.compile(r"[\\`*_{}\[\]#|~$^]")
_HTML = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": "<br>"})


def write(checked: Checked, _drawings: Drawings) -> bytes:
    """Return an evidence file that was checked as a Markdown table."""
    table = table_of(checked)
    lines = [
        _line(table.headers),
        _line(("---",) * len(table.headers), is_rule=True),
        *map(_line, table.rows),
    ]
    return "\n".join((*lines, "")).encode()


def _line(cells: tuple[Cell, ...], *, is_rule: bool = False) -> str:
    texts = map(str, cells) if is_rule else map(_text, cells)
    return f"| {' | '.join(texts)} |"


def _text(cell: Cell) -> str:
    return _SIGNS.sub(r"\\\g<0>", str(cell)).translate(_HTML)
