"""Turns the bytes of an evidence file into text."""

import codecs
import re
import unicodedata
from dataclasses import dataclass

from locator.errors import Obstacle
from locator.evidence.encodings.double_bytes import double_byte_encoding
from locator.evidence.encodings.single_bytes import single_byte_encoding

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16: its mark begins the same
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_LEAST_ZEROS = 0.1  # of the bytes
_MOST_NONSENSE = 0.01
_TIE = 0.001
_NO_CHARACTER = frozenset(("Cn", "Co", "Cs"))
_NAMES = {
    "cp932": "Shift-JIS",
    "euc_jp": "EUC-JP",
    "cp949": "EUC-KR",
    "gb18030": "GB18030",
    "cp950": "Big5",
    "koi8_r": "KOI8-R",
}
_CONTROL = re.compile(r"[^\t\n\r\f\v\x20-\U0010ffff]")
_BEYOND_ASCII = re.compile(rb"[\x80-\xff]")
_LOOKED_AT = 2**16  # bytes
_BEFORE = 2**11


@dataclass(frozen=True, slots=True)
class Decoded:
    """The text of a file.

    Attributes:
        text: The text, with plain line ends.
        guessed: The name of its encoding, if the file does not show which it is.
    """

    text: str
    guessed: str = ""


def decode(content: bytes) -> Decoded | Obstacle:
    """Return `content` as text, or why it is none.

    A byte order mark decides; otherwise UTF-8, UTF-16 and UTF-32 are known by their
    bytes. Where it is none of them, an older encoding is guessed by the words that it
    gives; where they make no sense, nothing is: wrong letters would be wrong quotes.
    """
    found = _decoded(content)
    if found is None:
        return Obstacle.UNKNOWN_ENCODING if _is_words(content) else Obstacle.NOT_TEXT
    if _is_binary(found.text):
        return Obstacle.NOT_TEXT
    if "\r" not in found.text:
        return found
    return Decoded(found.text.replace("\r\n", "\n").replace("\r", "\n"), found.guessed)


def _decoded(content: bytes) -> Decoded | None:
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return _read(content, encoding)
    if b"\0" in content[:_LOOKED_AT]:
        return _wide(content)
    return _read(content, "utf-8") or _guessed(content)


def _read(content: bytes, encoding: str, guessed: str = "") -> Decoded | None:
    try:
        return Decoded(content.decode(encoding), guessed)
    except UnicodeDecodeError:
        return None


def _wide(content: bytes) -> Decoded | None:
    """Return text with zeros between its bytes, in the byte order that gives words.

    In the other one, characters fall where there are none. Plain text in which a zero
    has strayed can be read so as well: as signs of Chinese.
    """
    zeros = content[:_LOOKED_AT].count(0)
    if zeros < _LEAST_ZEROS * len(content[:_LOOKED_AT]) and _read(content, "utf-8"):
        return None
    for encodings in (("utf-32-le", "utf-32-be"), ("utf-16-le", "utf-16-be")):
        read = [found for each in encodings if (found := _read(content, each))]
        right = min(read, key=_nonsense, default=None)
        if right and _nonsense(right) < _MOST_NONSENSE:
            return right
    return None


def _nonsense(found: Decoded) -> float:
    """Return the share of what is no character; where there is none, ASCII decides."""
    start = found.text[:_LOOKED_AT]
    strange = sum(unicodedata.category(each) in _NO_CHARACTER for each in start)
    plain = sum(each.isascii() for each in start)
    return strange / len(start) - _TIE * plain / len(start) if start else 1


def _guessed(content: bytes) -> Decoded | None:
    first = _BEYOND_ASCII.search(content)
    at = first.start() if first else 0
    sample = content[max(0, at - _BEFORE) : at + _LOOKED_AT]
    encoding = double_byte_encoding(sample) or single_byte_encoding(sample)
    if not encoding:
        return None
    name = _NAMES.get(encoding, encoding.replace("cp", "Windows-"))
    return _read(content, encoding, name)


def _is_words(content: bytes) -> bool:
    """Tell whether bytes have no control characters, as those of a picture do."""
    return not _is_binary(content[:_LOOKED_AT].decode("latin-1"))


def _is_binary(text: str) -> bool:
    # Control characters other than tab, line ends and form feed never stand in text;
    # one stray in a pasted passage is forgiven.
    strange = sum(1 for _ in _CONTROL.finditer(text))
    return "\0" in text or strange > 1 + len(text) // 200
