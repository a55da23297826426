"""Shortens runs of blanks that no layout has: patterns go over each again and again."""

import re

_LONGEST = 200
_RUN = re.compile(rf"[^\S\n]{{{_LONGEST},}}")


def with_short_blanks(text: str) -> str:
    """Return `text`, its lines as before, without runs of blanks of any length."""
    return _RUN.sub(" " * _LONGEST, text)
