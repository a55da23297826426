"""Turns the bytes of an evidence file into text."""

import codecs

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16: its mark begins the same
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def decode(content: bytes) -> str | None:
    """Return `content` as text with plain line ends, or None if it is no text.

    A byte order mark decides; otherwise UTF-8, and where that fails Windows-1252,
    in which older programs save.
    """
    text = _decoded(content)
    if text is None or _is_binary(text):
        return None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _decoded(content: bytes) -> str | None:
    marked = next((name for mark, name in _MARKS if content.startswith(mark)), None)
    for encoding in (marked,) if marked else (_unmarked(content), "cp1252"):
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    return None


def _unmarked(content: bytes) -> str:
    """Return the encoding of text without a mark: UTF-16 has zeros in every word."""
    start = content[:400]
    even, odd = start[0::2].count(0), start[1::2].count(0)
    if odd > len(start) // 4 and not even:
        return "utf-16-le"
    if even > len(start) // 4 and not odd:
        return "utf-16-be"
    return "utf-8"


def _is_binary(text: str) -> bool:
    # Control characters other than tab, line ends and form feed never stand in text;
    # one stray in a pasted passage is forgiven.
    strange = sum(ch < " " and ch not in "\t\n\r\f\v" for ch in text)
    return "\0" in text or strange > 1 + len(text) // 200
