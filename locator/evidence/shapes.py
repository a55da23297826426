"""What the shape of a paragraph or a line tells about what it is."""

import re

_CLAIM = re.compile(r"\s*(?:\*\*[^*]+\*\*[:：]?\s*$|(?:\*\*)?claim\b)", re.IGNORECASE)
_ENDS = re.compile(r"(?:[.!?…。！？][\"”’»」』)\]]*|[”»」』])\s*$")


def is_claim(paragraph: str) -> bool:
    """Tell whether a paragraph is a claim: it says so, or is all in bold."""
    return bool(_CLAIM.match(paragraph))


def ends_sentence(line: str) -> bool:
    """Tell whether a line ends where a sentence or a quoted string does."""
    return bool(_ENDS.search(line))
