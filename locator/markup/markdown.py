"""Markdown and HTML inside a quote: `**bold**` prints bold."""

import html
import re

from locator.comparable.heights import lowered, raised

_LINK = re.compile(r"!?\[([^\]\[]*)\]\((?:[^()\s]|\([^()]*\))*(?:\s\"[^\"]*\")?\)")
_TABLE_RULE = re.compile(
    r"^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?[ \t]*$",
    re.MULTILINE,
)
_CITED = re.compile(
    r"\s?\[(?:(?:see|e\.g\.|cf\.|also|pp?\.|ch\.|chap\.|sec\.|fig\.|and|\d[\d–-]*)[\s,]*)*"
    r"-?@[\w:.#$%&+?<>~/-]+"
    r"(?:[\s,;]*(?:see|e\.g\.|cf\.|also|pp?\.|ch\.|chap\.|sec\.|fig\.|and|\d[\d–-]*|"
    r"-?@[\w:.#$%&+?<>~/-]+))*\s?\]"
)
_HEADING_NAME = re.compile(
    r"^([ \t]*#{1,6}[ \t].*?)[ \t]*\{#[^{}]*\}[ \t]*$", re.MULTILINE
)
# A single line that begins "> 9" compares: the page may say "< 9".
_QUOTED_LINE = re.compile(
    r"^(?!\A\s*>\s*[.\d−-][^\n]*\Z)[ \t]*(?:>[ \t]?)+", re.MULTILINE
)
_RULES = (
    # Citations by key, and footnote marks: they print as something else or nothing.
    (_CITED, ""),
    (re.compile(r"\[\^[^\]\s]+\]"), ""),
    (re.compile(r"(?<![\w.])@[A-Za-z][\w:-]*(?:\s\[[^\]]*\])?"), ""),
    # Links and images print their text; names for styles and places print nothing.
    (re.compile(r"(?<=[\])])\{[#.][^{}]*\}"), ""),
    (_HEADING_NAME, r"\1"),
    (_LINK, r"\1"),
    # Marks at the start of a line: quotes, headings, bullets, table bars. Stars and
    # dashes stay: they are punctuation, and the page may have them too.
    (_QUOTED_LINE, ""),
    (re.compile(r"^[ \t]*#{1,6}[ \t]+", re.MULTILINE), ""),
    (re.compile(r"^[ \t]*\+[ \t]+", re.MULTILINE), ""),
    (_TABLE_RULE, ""),
    # Emphasis and code.
    (re.compile(r"(?<!\d)(\*{1,3})(?=\S)(.+?)(?<=\S)\1(?!\d)", re.DOTALL), r"\2"),
    (re.compile(r"(?<![\w_])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\w_])", re.DOTALL), r"\2"),
    (re.compile(r"~~(?=\S)(.+?)~~"), r"\1"),
    (re.compile(r"(`+)(.+?)\1"), r"\2"),
    (re.compile(r"(?<=\d)\^([\d–−-]{1,20})\^"), r"^\1"),
    (re.compile(r"\s?\^([\d,;*–-]{1,20})\^"), r"[\1]"),
    (re.compile(r"(?<=\S)\^([^\s^]{1,20})\^"), r"\1"),
    (re.compile(r"(?<=[^\s~])~([^\s~]{1,20})~"), r"\1"),
)  # fmt: skip # a table
# Digits that stand high or low behind a letter are written so: x² is no x₂.
_RAISED = re.compile(r"(?<=[^\W\d_])<sup>(\d+)</sup>", re.IGNORECASE)
_LOWERED = re.compile(r"(?<=[^\W\d_])<sub>(\d+)</sub>", re.IGNORECASE)
# Tags inside a word print nothing; others part words: cells, lines, paragraphs.
_INLINE_TAG = re.compile(
    r"</?(?:a|abbr|b|bold|cite|code|em|font|i|italic|mark|small|span|strong|sub|sup|tt|u|"
    r"xref)(?:\s+[\w:-]+\s*=[^<>]*)?\s*/?>",
    re.IGNORECASE,
)
_BLOCK_TAG = re.compile(
    r"</?(?:br|div|h[1-6]|hr|img|li|ol|p|q|s|table|tbody|td|th|thead|tr|ul)"
    r"(?:\s+[\w:-]+\s*=[^<>]*)?\s*/?>",
    re.IGNORECASE,
)
# An address in angle brackets prints without them (CommonMark 0.31, 6.5).
_AUTOLINK = re.compile(
    r"<([A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*|[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)>"
)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")


def printed_markdown(text: str) -> str:
    """Return `text` with Markdown and HTML mark-up taken away."""
    if "<" in text:
        text = _AUTOLINK.sub(r"\1", _COMMENT.sub("", text))
        text = _RAISED.sub(lambda found: raised(found[1]), text)
        text = _LOWERED.sub(lambda found: lowered(found[1]), text)
        text = _BLOCK_TAG.sub(" ", _INLINE_TAG.sub("", text))
    if "&" in text:
        text = html.unescape(text)
    kept = _ESCAPE.sub(_hidden, text) if "\\" in text else text
    for pattern, replacement in _RULES:
        kept = pattern.sub(replacement, kept)
    return "".join(map(_shown, kept))


# An escaped character must survive the rules: it waits in a private-use plane.
_SHELTER = 0xF_0000
_ASCII = 0x80


def _hidden(found: "re.Match[str]") -> str:
    return chr(_SHELTER + ord(found[1]))


def _shown(character: str) -> str:
    code = ord(character) - _SHELTER
    return chr(code) if 0 <= code < _ASCII else character
