"""What the shape of a paragraph or a line tells about what it is."""

import re

from locator.markup.markdown import printed_markdown

_CLAIM = re.compile(r"\s*(?:\*\*[^*]+\*\*[:：]?\s*$|(?:\*\*)?claim\b)", re.IGNORECASE)
_ENDS = re.compile(r"(?:[.!?…。！？][\"”’»」』)\]]*|[”»」』])\s*$")

_MARKED_UP = re.compile(r"[*_`<&\[@#>^~|\\【]")
_SOURCE_MARK = re.compile(
    r"\s?【[^【】\n]{0,80}†[^【】\n]{0,200}】"
)  # "【6:0†source】"
_LONGEST_LINE = 4000  # characters; in what is longer nobody reads the marks either


def is_claim(paragraph: str) -> bool:
    """Tell whether a paragraph is a claim: it says so, or is all in bold."""
    return bool(_CLAIM.match(paragraph))


def ends_sentence(line: str) -> bool:
    """Tell whether a line ends where a sentence or a quoted string does."""
    return bool(_ENDS.search(line))


def plain_words(text: str) -> str:
    """Return what a line or a paragraph prints, in one line, as a claim is shown."""
    if len(text) < _LONGEST_LINE and _MARKED_UP.search(text):
        text = printed_markdown(_SOURCE_MARK.sub("", text))
    return " ".join(text.split())
