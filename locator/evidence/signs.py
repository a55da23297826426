"""The signs by which formats of text are known."""

import re

_MARKDOWN = re.compile(
    r"^#{1,6} \S"  # a heading
    r"|^> ?\S"  # a block quote
    r"|^(?:[-*]|\d+[.)]) .*[“\"]"  # a list item with a quoted string
    r"|^\[\^?[\w-]{1,20}\]:? .*[“\"]"  # a numbered source with one
    r"|^\|? ?:?-{3,}:? ?\|"  # the line below the headings of a table
    r"|^\*\*[^*\n]+\*\*"  # words in bold that begin a line
    r"|<(?:cite|quote|q|mark)\b[^<>\n]*>|<CITATIONS>"
    r"|\]\([^\s()]+\)|\[\[[^\[\]\n]+\]\]",  # a link
    re.MULTILINE,
)
# A sentence with a quoted string and its page: something stands before it on its line.
_SAID = re.compile(r"[“\"][^“”\"\n]{12,4000}[”\"]\s{0,9}[(\[](?:pp?\.|page)")
_HTML = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*)?(?:<!--.{0,2000}?-->\s*)*"
    r"<(?:!doctype html|html|head|body)\b",
    re.IGNORECASE | re.DOTALL,
)
_HTML_PART = re.compile(
    r"\s*<(?:p|div|section|article|blockquote|ul|ol|dl|table|h[1-6]|main)\b[^<>]*>",
    re.IGNORECASE,
)


def is_html(text: str) -> bool:
    """Tell whether a text is a document of HTML."""
    return bool(_HTML.match(text))


def is_part_of_html(text: str) -> bool:
    """Tell whether a text begins with a block of HTML, and ends with a tag."""
    return bool(_HTML_PART.match(text)) and text.rstrip().endswith(">")


def is_markdown(text: str) -> bool:
    """Tell whether a text has the marks that people write in Markdown."""
    return bool(_MARKDOWN.search(text)) or any(
        text[text.rfind("\n", 0, found.start()) + 1 : found.start()].strip(' “"')
        for found in _SAID.finditer(text)
    )
